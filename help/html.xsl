<?xml version="1.0" encoding="UTF-8"?>
<!-- Copyright © 2026 The Queenside authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->

<!-- Makes web pages of the pages of the help, for those who have no viewer of Mallard: from index.page, itself and a
     page for each that it leads to. The figures stand once in a folder beside those of the languages. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:m="http://projectmallard.org/1.0/"
                xmlns:exsl="http://exslt.org/common" extension-element-prefixes="exsl" exclude-result-prefixes="m">
  <xsl:output method="html" encoding="UTF-8" doctype-system="about:legacy-compat"/>

  <xsl:variable name="index" select="/m:page"/>

  <xsl:variable name="style">
    :root { color-scheme: light dark; --text: #2b2b29; --page: #fbfaf7; --quiet: #63625d; --line: #dedbd2; --accent: #3c6637;
            --code: #efece4; }
    @media (prefers-color-scheme: dark) {
      :root { --text: #e6e4de; --page: #21211f; --quiet: #a9a69d; --line: #45433e; --accent: #a3c99a; --code: #2f2e2b; }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--page); color: var(--text); font: 17px/1.55 system-ui, sans-serif; }
    .all { display: flex; flex-wrap: wrap-reverse; gap: 24px 48px; max-width: 1080px; margin: 0 auto; padding: 24px; }
    nav { flex: 1 1 220px; font-size: 15px; }
    main { flex: 999 1 480px; min-width: min(480px, 100%); max-width: 720px; }
    nav h2 { font-size: 15px; margin: 18px 0 6px; color: var(--quiet); }
    nav ul { list-style: none; margin: 0; padding: 0; }
    nav a { display: block; padding: 3px 0; }
    nav a[aria-current] { color: var(--text); font-weight: bold; text-decoration: none; }
    .home { font-weight: bold; }
    a { color: var(--accent); text-underline-offset: 3px; }
    h1 { font-size: 30px; line-height: 1.2; margin: 0 0 18px; }
    main h2 { font-size: 21px; margin: 36px 0 12px; }
    p, ul, ol, pre, table, figure { margin: 12px 0; }
    li > p, td > p { margin: 0; }
    li { margin: 6px 0; }
    .topics { list-style: none; padding: 0; }
    .topics span { display: block; color: var(--quiet); }
    .gui { font-weight: 600; }
    kbd { border: 1px solid var(--line); border-radius: 4px; padding: 1px 6px; font: inherit; font-size: 15px; white-space: nowrap; }
    code, pre { font: 15px/1.5 ui-monospace, monospace; background: var(--code); border-radius: 4px; }
    code { padding: 1px 4px; }
    li code, p code { white-space: nowrap; }
    pre { padding: 12px; overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; }
    td { border-bottom: 1px solid var(--line); padding: 6px 12px 6px 0; vertical-align: top; }
    .note { border-inline-start: 4px solid var(--accent); padding: 1px 0 1px 16px; }
    figure { text-align: center; background: #fff; border: 1px solid var(--line); border-radius: 8px; padding: 12px; }
    figure img { max-width: 100%; height: auto; }
  </xsl:variable>

  <xsl:template match="/">
    <xsl:call-template name="document"/>
    <xsl:for-each select="//m:info/m:link[@type = 'topic']">
      <exsl:document href="{@xref}.html" method="html" encoding="UTF-8" doctype-system="about:legacy-compat">
        <xsl:for-each select="document(concat(@xref, '.page'), /)">
          <xsl:call-template name="document"/>
        </xsl:for-each>
      </exsl:document>
    </xsl:for-each>
  </xsl:template>

  <xsl:template name="document">
    <xsl:if test="not(m:page/m:title)"><xsl:message terminate="yes">A page of the index is missing</xsl:message></xsl:if>
    <html lang="{translate(concat(m:page/@xml:lang, substring('en', 1 + 2 * boolean(m:page/@xml:lang))), '_', '-')}">
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <title>
          <xsl:value-of select="m:page/m:title"/>
          <xsl:if test="m:page/@id != 'index'"> – <xsl:value-of select="$index/m:title"/></xsl:if>
        </title>
        <style><xsl:value-of select="$style"/></style>
      </head>
      <body>
        <div class="all">
          <xsl:if test="m:page/@id != 'index'">
            <xsl:apply-templates select="$index" mode="contents">
              <xsl:with-param name="here" select="m:page/@id"/>
            </xsl:apply-templates>
          </xsl:if>
          <main><xsl:apply-templates select="m:page"/></main>
        </div>
      </body>
    </html>
  </xsl:template>

  <xsl:template match="m:page" mode="contents">
    <xsl:param name="here"/>
    <nav>
      <a class="home" href="index.html"><xsl:value-of select="m:title"/></a>
      <xsl:for-each select="m:section">
        <h2><xsl:value-of select="m:title"/></h2>
        <ul>
          <xsl:for-each select="m:info/m:link[@type = 'topic']">
            <li>
              <a href="{@xref}.html">
                <xsl:if test="@xref = $here"><xsl:attribute name="aria-current">page</xsl:attribute></xsl:if>
                <xsl:value-of select="document(concat(@xref, '.page'), /)/m:page/m:title"/>
              </a>
            </li>
          </xsl:for-each>
        </ul>
      </xsl:for-each>
    </nav>
  </xsl:template>

  <!-- What leads to other pages has their titles, and what they are about. -->
  <xsl:template match="m:info">
    <xsl:if test="m:link[@type = 'topic']">
      <ul class="topics">
        <xsl:for-each select="m:link[@type = 'topic']">
          <xsl:variable name="page" select="document(concat(@xref, '.page'), /)/m:page"/>
          <li>
            <a href="{@xref}.html"><xsl:value-of select="$page/m:title"/></a>
            <span><xsl:value-of select="$page/m:info/m:desc"/></span>
          </li>
        </xsl:for-each>
      </ul>
    </xsl:if>
  </xsl:template>

  <xsl:template match="m:page | m:section">
    <xsl:apply-templates select="m:title"/>
    <xsl:apply-templates select="*[not(self::m:title | self::m:info | self::m:section)]"/>
    <xsl:apply-templates select="m:info | m:section"/>
  </xsl:template>

  <xsl:template match="m:page/m:title"><h1><xsl:apply-templates/></h1></xsl:template>
  <xsl:template match="m:title"><h2 id="{../@id}"><xsl:apply-templates/></h2></xsl:template>
  <xsl:template match="m:p"><p><xsl:apply-templates/></p></xsl:template>
  <xsl:template match="m:list"><ul><xsl:apply-templates select="*"/></ul></xsl:template>
  <xsl:template match="m:steps"><ol><xsl:apply-templates select="*"/></ol></xsl:template>
  <xsl:template match="m:item"><li><xsl:apply-templates select="*"/></li></xsl:template>
  <xsl:template match="m:table"><table><xsl:apply-templates select="*"/></table></xsl:template>
  <xsl:template match="m:tr"><tr><xsl:apply-templates select="*"/></tr></xsl:template>
  <xsl:template match="m:td"><td><xsl:apply-templates select="*"/></td></xsl:template>
  <xsl:template match="m:note"><div class="note"><xsl:apply-templates select="*"/></div></xsl:template>
  <xsl:template match="m:screen"><pre><xsl:apply-templates/></pre></xsl:template>
  <xsl:template match="m:code | m:cmd"><code><xsl:apply-templates/></code></xsl:template>
  <xsl:template match="m:em"><em><xsl:apply-templates/></em></xsl:template>
  <xsl:template match="m:key"><kbd><xsl:apply-templates/></kbd></xsl:template>
  <xsl:template match="m:gui"><span class="gui"><xsl:apply-templates/></span></xsl:template>

  <xsl:template match="m:guiseq">
    <xsl:for-each select="*"><xsl:if test="position() > 1"> ▸ </xsl:if><xsl:apply-templates select="."/></xsl:for-each>
  </xsl:template>

  <xsl:template match="m:keyseq">
    <xsl:for-each select="*"><xsl:if test="position() > 1">+</xsl:if><xsl:apply-templates select="."/></xsl:for-each>
  </xsl:template>

  <xsl:template match="m:link[@xref]">
    <xsl:variable name="page" select="substring-before(concat(@xref, '#'), '#')"/>
    <a href="{$page}.html{substring-after(@xref, $page)}">
      <xsl:apply-templates/>
      <xsl:if test="not(node())"><xsl:value-of select="document(concat($page, '.page'), /)/m:page/m:title"/></xsl:if>
    </a>
  </xsl:template>

  <xsl:template match="m:media">
    <figure><img src="../{@src}" alt="{normalize-space(.)}"/></figure>
  </xsl:template>

  <!-- A page with something that is not written above is not made. -->
  <xsl:template match="*">
    <xsl:message terminate="yes">html.xsl does not know the element <xsl:value-of select="name()"/></xsl:message>
  </xsl:template>
</xsl:stylesheet>
