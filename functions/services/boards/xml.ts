import { decodeXML } from 'entities/decode'
import { type EntityDecoderOptions, XMLParser } from 'fast-xml-parser'
import * as z from 'zod/mini'
import { BoardError } from './connector.ts'

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

/** Leaves the items as text, so that a broken item does not break the others. */
const feedParser = new XMLParser({
  ...options,
  stopNodes: ['rss.channel.item'],
  isArray: tag => tag === 'item',
})
const itemParser = new XMLParser(options)

const feed = z.object({
  rss: z.object({ channel: z.object({ item: z._default(z.array(z.string()), []) }) }),
})

const parsed = (parser: XMLParser, text: string): unknown => {
  try {
    return parser.parse(text)
  } catch {
    return undefined
  }
}

/** The items of an RSS feed, undefined where an item can't be read. Throws where the text is no feed. */
export const feedItems = (text: string): unknown[] => {
  const read = feed.safeParse(parsed(feedParser, text))
  if (!read.success) throw new BoardError('malformed', 'no feed', { cause: read.error })
  return read.data.rss.channel.item.map(item => parsed(itemParser, item))
}
