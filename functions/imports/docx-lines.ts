import { childNamed, type XmlNode } from './xml-nodes.ts'

export type DocxParts = {
  /** Styles that are lists by themselves, by their ids. */
  readonly listStyles: ReadonlySet<string>
  /** Where links lead, by their ids. */
  readonly targets: ReadonlyMap<string, string>
}

// Formatting, what was deleted, and the codes of fields such as a page number.
const skipped = new Set(
  'pPr rPr sectPr del moveFrom instrText delText fldChar softHyphen tblPr tblGrid trPr tcPr'.split(' '),
)
/** Twentieths of a point above a paragraph that part it from the one before. */
const apart = 120

const isHidden = (run: XmlNode): boolean => childNamed(childNamed(run, 'rPr'), 'vanish') !== undefined

/** Links of the person's own are often written as `LinkedIn` alone. */
const isOwn = (target: string, text: string): boolean =>
  /^https?:\/\/(?:[\w-]+\.)*(?:linkedin|github)\.com\//i.test(target) ||
  (/^https?:/i.test(target) && /^(?:portfolio|website|web ?site|blog|behance)$/i.test(text.trim()))

const withTarget = (text: string, target: string): string => {
  const bare = target.replace(/^https?:\/\/(?:www\.)?|\/$/gi, '')
  return isOwn(target, text) && !text.includes(bare) ? `${text}: ${target}` : text
}

/** What a part of a paragraph says; text boxes that hang on it go to `boxes`. */
export const inlineText = (node: XmlNode, parts: DocxParts, boxes: XmlNode[]): string => {
  if (skipped.has(node.name) || (node.name === 'r' && isHidden(node))) return ''
  const inner = () => node.children.map(child => inlineText(child, parts, boxes)).join('')
  switch (node.name) {
    case '#text':
      return ''
    case 't':
      return node.children.map(({ text }) => text).join('')
    case 'tab':
    case 'ptab':
      return '\t'
    case 'br':
    case 'cr':
      return '\n'
    case 'noBreakHyphen':
      return '-'
    case 'sym':
      return '•'
    case 'txbxContent':
      boxes.push(node)
      return ''
    case 'AlternateContent': {
      // The same twice: for new programs, and for old ones.
      const way = childNamed(node, 'Choice') ?? childNamed(node, 'Fallback')
      return way ? inlineText(way, parts, boxes) : ''
    }
    case 'hyperlink':
      return withTarget(inner(), parts.targets.get(node.attributes.id ?? '') ?? '')
    default:
      return inner()
  }
}

const isList = (properties: XmlNode | undefined, { listStyles }: DocxParts): boolean => {
  const style = childNamed(properties, 'pStyle')?.attributes.val ?? ''
  if (/^(?:heading|title|subtitle)/i.test(style)) return false
  const number = childNamed(childNamed(properties, 'numPr'), 'numId')?.attributes.val
  return number === undefined ? listStyles.has(style) : number !== '0'
}

const paragraphLines = (paragraph: XmlNode, parts: DocxParts): string[] => {
  const properties = childNamed(paragraph, 'pPr')
  const boxes: XmlNode[] = []
  const text = inlineText(paragraph, parts, boxes)
  const style = childNamed(properties, 'pStyle')?.attributes.val ?? ''
  const before = Number(childNamed(properties, 'spacing')?.attributes.before ?? 0)
  const isApart = before >= apart || /^(?:heading|title)/i.test(style)
  const lines = text.split('\n').map(line => line.trim())
  const own = isList(properties, parts)
    ? lines.map((line, at) => (at === 0 && line !== '' ? `• ${line}` : line))
    : lines
  return [
    ...(isApart ? [''] : []),
    ...own,
    ...boxes.flatMap(box => ['', ...blockLines(box.children, parts), '']),
  ]
}

const saysSomething = (lines: readonly string[]): string[] => lines.filter(line => line !== '')

/** A row as one line where its cells are short; else a cell is a column. */
const rowLines = (row: XmlNode, parts: DocxParts): string[] => {
  const cells = row.children
    .flatMap(child => (child.name === 'sdt' ? (childNamed(child, 'sdtContent')?.children ?? []) : [child]))
    .filter(({ name }) => name === 'tc')
    .map(cell => blockLines(cell.children, parts))
    .filter(lines => saysSomething(lines).length > 0)
  const long = cells.filter(lines => saysSomething(lines).length > 1)
  if (long.length > 1) return cells.flatMap(lines => ['', ...lines])
  const [column = []] = long
  const rest = column.slice(column.findIndex(line => line !== '') + 1)
  return [cells.map(lines => saysSomething(lines)[0] ?? '').join('\t'), ...rest]
}

/** The lines of the paragraphs and tables of a document, with `•` before those of lists. */
export const blockLines = (nodes: readonly XmlNode[], parts: DocxParts): string[] =>
  nodes.flatMap(node => {
    if (skipped.has(node.name)) return []
    if (node.name === 'p') return paragraphLines(node, parts)
    if (node.name === 'tr') return rowLines(node, parts)
    if (node.name === 'tbl') return ['', ...blockLines(node.children, parts), '']
    return blockLines(node.children, parts)
  })
