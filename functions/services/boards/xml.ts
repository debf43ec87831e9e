import { type EntityDecoderOptions, XMLParser } from 'fast-xml-parser'
import * as z from 'zod/mini'
import { BoardFault } from './connector.ts'

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const character = (digits: string, base: number) => {
  const point = Number.parseInt(digits, base)
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd'
}

/** The entities that XML itself has, once, and none that a document defines: what has a DTD is no feed. */
const entityDecoder: EntityDecoderOptions = {
  setExternalEntities: () => undefined,
  addInputEntities: () => {
    throw new Error('A feed has no document type.')
  },
  reset: () => undefined,
  decode: text =>
    text.replaceAll(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
      (whole, decimal?: string, hex?: string, name?: string) => {
        if (decimal) return character(decimal, 10)
        if (hex) return character(hex, 16)
        return named[name?.toLowerCase() ?? ''] ?? whole
      },
    ),
  setXmlVersion: () => undefined,
}

const options = { entityDecoder, parseTagValue: false, ignoreDeclaration: true, ignorePiTags: true }

/** Items are left as they stand, so that one that is broken breaks no other. */
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

/** The items of an RSS feed, each an object of texts, or what could not be read. Throws where it is no feed. */
export const feedItems = (text: string): unknown[] => {
  const read = feed.safeParse(parsed(feedParser, text))
  if (!read.success) throw new BoardFault('malformed', 'no feed', { cause: read.error })
  return read.data.rss.channel.item.map(item => parsed(itemParser, item))
}
