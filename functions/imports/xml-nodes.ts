import { XMLParser } from 'fast-xml-parser'

export type XmlNode = {
  /** The name without the prefix of its namespace. */
  readonly name: string
  readonly text: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlNode[]
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  trimValues: false,
  parseTagValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  htmlEntities: true,
})

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const attributesOf = (value: unknown): Record<string, string> =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text)])) : {}

const nodesOf = (value: unknown): XmlNode[] => {
  if (!Array.isArray(value)) return []
  return value.filter(isRecord).flatMap((item): XmlNode[] => {
    const name = Object.keys(item).find(key => key !== ':@') ?? ''
    if (name === '#text') return [{ name, text: String(item[name]), attributes: {}, children: [] }]
    return [{ name, text: '', attributes: attributesOf(item[':@']), children: nodesOf(item[name]) }]
  })
}

/** The nodes of an XML document. Throws for a document with entities of its own, which no Word document has. */
export const xmlNodes = (bytes: Uint8Array): XmlNode[] => {
  const text = new TextDecoder().decode(bytes)
  if (/<!DOCTYPE/i.test(text)) throw new Error('The document has a document type.')
  return nodesOf(parser.parse(text))
}

export const childNamed = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
  node?.children.find(child => child.name === name)
