import { withoutElements } from './hidden-elements.ts'
import { withoutInvisible } from './invisible.ts'
import { withoutEntities } from './jobs/entities.ts'

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const blocks = names(
  'address article aside blockquote br dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol option p pre section select summary table tbody td tfoot th thead tr ul',
)
const inlines = names(
  'a abbr acronym applet area audio b base basefont bdi bdo big body button canvas caption center cite code col colgroup data datalist del dfn dir em embed font frame frameset head html i iframe img input ins kbd label legend link map mark marquee math menu meta meter nobr noframes noscript object optgroup output param picture plaintext portal progress q rp rt ruby s samp script search slot small source span strike strong style sub sup svg template textarea time title track tt u var video wbr xmp',
)

/** What a page never shows, with what is in it. */
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
/** Entities that `withoutEntities` does not know; `P&ID;` is none. */
const leftover = /&(?:#[xX]?[\da-fA-F]{1,8}|[A-Za-z]?[a-z]{2,14}\d{0,2});/g

/** Before what a browser would take for a tag stands ‹. */
export const withoutTagSigns = (text: string): string => text.replace(/<(?=[a-z/!?])/gi, '‹')

/** Tags by their names; others where they are no part of a word (`List<String>`) or a comparison. */
const inPlaceOf = (whole: string, name: string, rest: string, at: number, text: string): string => {
  const known = name.toLowerCase()
  if (blocks.has(known)) return '\n'
  if (inlines.has(known)) return ''
  const isPartOfWord = !whole.startsWith('</') && /\w/.test(text[at - 1] ?? ' ')
  return !isPartOfWord && (rest.trim() === '' || attribute.test(rest)) ? '' : whole
}

const withoutTags = (text: string): string =>
  withoutHidden(text)
    .replace(comment, ' ')
    .replace(declaration, ' ')
    .replace(tag, inPlaceOf)
    .replace(openEnded, ' ')

/** What is escaped, hidden or nested deeper than this loses its signs instead. */
const rounds = 5

/**
 * The words of a text that may be HTML, however often it was escaped: tags, comments, entities and what is not seen are
 * gone, blocks are lines. `a < b`, `<5%` and `R&D` stay, and nothing that a browser would take for a tag.
 */
export const withoutMarkup = (text: string): string => {
  let current = text
  for (let round = 0; round < rounds; round += 1) {
    const next = withoutTags(withoutInvisible(withoutEntities(current)))
    if (next === current) break
    current = next
  }
  return withoutTagSigns(current.replace(leftover, ' '))
}
