import { decodeHTMLStrict } from 'entities/decode'

/**
 * Replaces elements that a page never shows, with their content, by a space. An element without an end tag stays. Reads
 * the text once for each name, however many start tags without an end tag it has.
 */
export const withoutElements = (names: readonly string[]): ((text: string) => string) => {
  const patterns = names.map(name => ({
    whole: new RegExp(`<${name}\\b[^<>]*>[\\s\\S]*?<\\/${name}\\s*>`, 'gi'),
    end: new RegExp(`<\\/${name}\\s*>`, 'gi'),
  }))
  return text =>
    patterns.reduce((left, { whole, end }) => {
      const last = Array.from(left.matchAll(end)).at(-1)
      const closed = last ? last.index + last[0].length : 0
      return left.slice(0, closed).replace(whole, ' ') + left.slice(closed)
    }, text)
}

/**
 * Characters that are invisible: zero-width letters, direction marks, tags and variation selectors (which can hide a
 * whole text), fillers, control characters, unassigned characters, and the braille blank.
 */
const invisible = /\p{Default_Ignorable_Code_Point}|[\u2800\ufff9-\ufffb]|(?![\t\n\r])\p{Cc}|\p{Co}/gu

/** The visible text. Tabs and line breaks stay. */
const withoutInvisible = (text: string): string => text.toWellFormed().replace(invisible, '')

/** An entity name needs its semicolon, because otherwise it may be the next word of `R&D` or of an address. */
const entity = /&(?:#\d{1,7};?|#x[\da-f]{1,6};?|[a-z][a-z\d]{1,30};)/gi
/** Boards write this entity in capitals too, which HTML does not know. */
const shoutedSpace = /&nbsp;/gi

const letterOf = (found: string): string => decodeHTMLStrict(found.endsWith(';') ? found : `${found};`)

/** Entities are often escaped two or three times: `&amp;amp;nbsp;`. */
const escapedAtMost = 3

/**
 * Decodes HTML entities that were left in a text. All spaces become plain ones, and entities that are no character are
 * removed.
 */
export const withoutEntities = (text: string): string => {
  let current = text
  for (let round = 0; round < escapedAtMost && current.includes('&'); round += 1) {
    const next = current.replace(shoutedSpace, ' ').replace(entity, found =>
      letterOf(found)
        .replace('\ufffd', '')
        .replace(/\p{Zs}/u, ' '),
    )
    if (next === current) break
    current = next
  }
  return current
}

const nameSet = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const blocks = nameSet(
  'address article aside blockquote br dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol option p pre section select summary table tbody td tfoot th thead tr ul',
)
const inlines = nameSet(
  'a abbr acronym applet area audio b base basefont bdi bdo big body button canvas caption center cite code col colgroup data datalist del dfn dir em embed font frame frameset head html i iframe img input ins kbd label legend link map mark marquee math menu meta meter nobr noframes noscript object optgroup output param picture plaintext portal progress q rp rt ruby s samp script search slot small source span strike strong style sub sup svg template textarea time title track tt u var video wbr xmp',
)

/** Removes elements that a page never shows, with their content. */
const withoutHidden = withoutElements([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'title',
])
const comment = /<!--[\s\S]*?-->/g
const declaration = /<(?:!(?!--)|\?)[^<>]*>|\]\]>/g
const tag = /<\/?([a-z][\w:-]*)((?:\s[^<>]*)?)\/?>/gi
const attribute = /[\w-]=\S/
/** A tag that never ends: `<img src=x onerror=alert(1)`. */
const openEnded = /<\/?[a-z][\w:-]*\s(?:[^<>\n]*\s)?[\w:-]+=\S[^<>\n]*/gi
/** A text that looks like an entity and is not one of HTML's. `P&ID;` does not look like one. */
const leftover = /&(?:#[xX]?[\da-fA-F]{1,8}|[A-Za-z]?[a-z]{2,14}\d{0,2});/g

/** Replaces < with ‹ where a browser would read a tag. */
export const withoutTagSigns = (text: string): string => text.replace(/<(?=[a-z/!?])/gi, '‹')

/** Replaces known tags; unknown ones only when they are no part of a word (`List<String>`) or a comparison. */
const inPlaceOf = (whole: string, name: string, rest: string, at: number, text: string): string => {
  const known = name.toLowerCase()
  if (blocks.has(known)) return '\n'
  if (inlines.has(known)) return ''
  const isPartOfWord = !whole.startsWith('</') && /\w/.test(text[at - 1] ?? ' ')
  return !isPartOfWord && (rest.trim() === '' || attribute.test(rest)) ? '' : whole
}

/** Removes tags and hidden content. Block elements become line breaks. Entities stay as they are. */
export const withoutTags = (text: string): string =>
  withoutHidden(text)
    .replace(comment, ' ')
    .replace(declaration, ' ')
    .replace(tag, inPlaceOf)
    .replace(openEnded, ' ')

/** Markup that is escaped or nested deeper than this loses its < and & instead. */
const nestedAtMost = 5

/**
 * The text of a possible HTML text, however often it was escaped: without tags, comments, entities and invisible
 * characters, with a line for each block. `a < b`, `<5%` and `R&D` stay, and nothing that a browser would read as a
 * tag.
 */
export const withoutMarkup = (text: string): string => {
  let current = text
  for (let round = 0; round < nestedAtMost; round += 1) {
    const next = withoutTags(withoutInvisible(withoutEntities(current)))
    if (next === current) break
    current = next
  }
  return withoutTagSigns(current.replace(leftover, ' '))
}

/** A link or a picture. Nested brackets are not matched, so that a row of brackets is read only once. */
const markdownLink = /!?\[([^[\]\n]*)\](?:\((?:[^()\n]|\([^()\n]*\))*\)|\[[^[\]\n]*\])/g
const definition = /^ {0,3}\[[^\]\n\r]+\]:.*$/gm
const fence = /^ {0,3}(?:```+|~~~+) *[\w-]*/gm
const heading = /^ {0,3}#{1,6}(?: +|$)/gm
const underline = /^ {0,3}(?:=+|-{2,}|\*{3,}|_{3,}) *$/gm
const quote = /^ {0,3}>+ *(?=\p{L})/gmu
const bullet = /^ *[-*+•] +/gm
const strong = /(\*\*|__|~~)(?=\S)([^\n]*?\S)\1/g
const emphasis = /(?<![\p{L}\p{N}*_])([*_])(?=[^\s*_])([^*_\n]*[^\s*_])\1(?![\p{L}\p{N}*_])/gu

/** Replaces links and pictures by their text. */
export const withoutMarkdownLinks = (text: string): string => text.replace(markdownLink, '$1')

/** The text of a possible Markdown text, with the text of links and pictures. */
export const withoutMarkdown = (text: string): string =>
  withoutMarkdownLinks(text.replace(definition, ''))
    .replace(fence, '')
    .replaceAll('`', '')
    .replace(underline, '')
    .replace(heading, '')
    .replace(quote, '')
    .replace(bullet, '')
    .replace(strong, '$2')
    .replace(emphasis, '$2')
