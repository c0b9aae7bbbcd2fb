# Copyright © 2026 The Queenside authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How each language is written: its letters, blanks and quotation marks, and how it speaks to people."""

import re

HAN = r'\u3400-\u9fff'
NO_BREAK = '\u00a0\u202f'
# Where a long word may be broken.
SOFT_HYPHEN = '\u00ad'
FULL_WIDTH = '，。；：？！、（）“”'
# What stands for code and for a text that is not known.
CODE, TEXT = '\ufffc', '\ufffd'
# Behind punctuation that is none of a word or a time.
END = r'(?![^\s,.)])'

SIGNS = '−≈←→±×·°…'
LETTERS = {
    'de': f'äöüÄÖÜß„“‚‘–{NO_BREAK}{SOFT_HYPHEN}',
    'es': f'áéíóúüñÁÉÍÓÚÜÑ¿¡«»ºª{NO_BREAK}',
    'fr': f'àâçéèêëîïôûùœæÀÂÇÉÈÊÎÔŒ«»’{NO_BREAK}',
    'zh_CN': f'{FULL_WIDTH}《》—',
}

STRAIGHT_APOSTROPHE = ('has a straight apostrophe', r"[^\W\d_]'[^\W\d_]")
BLANK_BEFORE = ('has a blank before punctuation', rf' [,;:?!%]{END}')
ENGLISH_NUMBER = ('writes a number as in English', r'\b\d{1,3}(?:[, ]\d{3})+\b')

# What po/GLOSSARY.md says of a language, as far as a pattern can tell.
RULES = {
    'de': (
        ('speaks to somebody', r'(?<=[\w,;–]) (?:Sie|Ihnen|Ihr\w*)\b|\b[Dd](?:u|ich|ir|ein\w*)\b'),
        ('has a quotation mark of another language', r'["«»”]|“\w'),
        ('has no no-break space before …', r'[a-zäöüß]{2}…| …'),
        STRAIGHT_APOSTROPHE, BLANK_BEFORE, ENGLISH_NUMBER,
    ),
    'es': (
        ('speaks to somebody', r'(?i)\b(?:tú|tus?|usted(?:es)?|(?<!se )(?:elija|pulse|seleccione|introduzca))\b'),
        ('has a quotation mark of another language', '["„“”]'),
        ('does not open a question', rf'^[^¿]*\w\?{END}'),
        BLANK_BEFORE, ENGLISH_NUMBER,
    ),
    'fr': (
        ('speaks to somebody', r'(?i)\b(?:vous|votre|vos|tu|(?!(?:ch|ass|n)ez\b)\w+ez)\b'),
        ('has no no-break space before punctuation', rf'[^{NO_BREAK}\n][;:?!%]{END}|[^{NO_BREAK}]»'),
        ('has no no-break space after « or n°', rf'«[^{NO_BREAK}]|\bn°[^{NO_BREAK}]'),
        ('has a quotation mark of another language', '["„“”]'),
        STRAIGHT_APOSTROPHE, ENGLISH_NUMBER,
    ),
    'zh_CN': (
        ('has half-width punctuation', rf'[{HAN}][,;:?!"]|[,;:?!"][{HAN}]|[{HAN}]\((?!_)|[{HAN}]\.(?!\w)'),
        ('has no blank beside Latin letters or digits', rf'[{HAN}][A-Za-z0-9{CODE}]|[A-Za-z0-9{CODE}][{HAN}]'),
        ('has a blank beside full-width punctuation', rf' [{FULL_WIDTH}]|[{FULL_WIDTH}] (?=\S)'),
    ),
}

# In the help and in the manual, what people type and what programs print.
QUOTED = re.compile(r'<(code|cmd|input|output|sys|var)\b[^>]*>[ -~]*?</\1>|<key>[^\w<]</key>'
                    r'|E<\.Nm(?:(?=>| Ns)| (?=[,.:;] ))|E<\.(?:Fl|Cm|Nm|Ql|Li|Pa|Ev|Lk|Mt|Xr) (?:(?! Ns )[^<>])*>')
MARKUP = re.compile(r'</?[a-z][^>]*>|E<\.[a-z]+[^<>]*>|E<\.[A-Z][a-z] ?| Ns\b ?(?:[A-Z][a-z] )?|>')
NUMBER = re.compile(r"%(?:\d+\$)?[-+#0-9.*']*(?:<PRI\w+>|l*[diufgx])")
UNKNOWN = re.compile(r'%(?:\d+\$)?s|<link [^>]*/>')
# No prose: pseudocode, words for a search, names of files.
OTHER = re.compile(r'  .*|.*←.*|\w+ \([\w, ]*\):|(?:for|while|repeat)\b.*:.*|(?:[^;]+;){3,}|\S*%u\S+', re.DOTALL)
TYPED = re.compile(r'(?:\d+%|\S*n!|\S+\+\?|\S+\.txt:|\d+ \d+| )[,.)]*')


def strip(words):
    """A message as people read it, with a digit for each number."""
    for escaped, letter in ((r'\n', '\n'), (r'\"', '"'), ('%%', '%')):
        words = words.replace(escaped, letter)
    words = UNKNOWN.sub(TEXT, NUMBER.sub('1', words))
    words = MARKUP.sub('', QUOTED.sub(CODE, words))
    return words.replace('&lt;', '<').replace('&gt;', '>').replace('&amp;', '&')


def is_typed(found, source):
    """Whether it is no prose, and the source has the same: 50%, n!, Ctrl+?, a.txt: and “share 24 500”."""
    words, (start, end) = found.string, found.span()
    begin = '' if found.group()[0] == ' ' else re.search(r'\S*$', words[:start]).group()
    token = begin + found.group() + re.match(r'\S*', words[end:]).group()

    return token in source and TYPED.fullmatch(token)


def list_breaches(language, source, words):
    """What in a message is not written as the language is; nothing where the language is not known here."""
    letters = {letter for letter in words if ord(letter) > 126}
    odd = letters - set(source) - set(LETTERS.get(language, letters)) - set(SIGNS)
    if language == 'zh_CN':
        odd -= set(re.findall(f'[{HAN}]', words))
    if odd:
        yield 'has ' + ', '.join(f'“{letter}”, U+{ord(letter):04X}' for letter in sorted(odd))

    if OTHER.fullmatch(source):
        return
    source, words = strip(source), strip(words)
    for breach, pattern in RULES.get(language, ()):
        if not all(is_typed(found, source) for found in re.finditer(pattern, words, re.MULTILINE)):
            yield breach
