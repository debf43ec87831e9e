import { decodeXML } from 'entities/decode'
import { type EntityDecoderOptions, XMLParser } from 'fast-xml-parser'
import * as z from 'zod/mini'
import { BoardError } from './connector.ts'
import type { Rows } from './reading.ts'
import { sampleOf } from './sample.ts'

/** Decodes the entities of XML itself, once, and none that a document defines. A document with a DTD is no feed. */
const entityDecoder: EntityDecoderOptions = {
  setExternalEntities: () => undefined,
  addInputEntities: () => {
    throw new Error('A feed has no document type.')
  },
  reset: () => undefined,
  decode: text => decodeXML(text),
  setXmlVersion: () => undefined,
}

const options = { entityDecoder, parseTagValue: false, ignoreDeclaration: true, ignorePiTags: true }

/** Where the items of a feed are; in an odd one, around them something is missing. */
const lists: readonly { readonly path: readonly string[]; readonly loose: readonly string[] }[] = [
  { path: ['rss', 'channel'], loose: [] },
  { path: ['rss'], loose: ['no channel'] },
  { path: ['channel'], loose: ['no rss'] },
  { path: ['rdf:RDF'], loose: ['rdf in place of rss'] },
]

/** Leaves the items as text, so that a broken item does not break the others. */
const feedParser = new XMLParser({
  ...options,
  stopNodes: lists.map(({ path }) => [...path, 'item'].join('.')),
  isArray: tag => tag === 'item',
})
const itemParser = new XMLParser(options)

const element = z.record(z.string(), z.unknown())
const items = z.array(z.string())

const parsed = (parser: XMLParser, text: string): unknown => {
  try {
    return parser.parse(text)
  } catch {
    return undefined
  }
}

const itemsAt = (document: unknown, path: readonly string[]): unknown =>
  [...path, 'item'].reduce((inside, name) => element.safeParse(inside).data?.[name], document)

/** The items of an RSS feed, undefined where an item can't be read. Throws where the text is no feed. */
export const feedItems = (text: string): Rows => {
  const document = parsed(feedParser, text)
  for (const { path, loose } of lists) {
    const found = items.safeParse(itemsAt(document, path))
    if (found.success) return { rows: found.data.map(item => parsed(itemParser, item)), loose }
  }
  const isEmpty = element.safeParse(element.safeParse(element.safeParse(document).data?.rss).data?.channel)
  if (isEmpty.success && isEmpty.data.item === undefined) return { rows: [] }
  throw new BoardError('malformed', 'no feed', { row: sampleOf(text) })
}
