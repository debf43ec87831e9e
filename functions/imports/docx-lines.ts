import { isDuration } from '../../shared/domain/resume/dates.ts'
import { headingOf } from '../../shared/domain/resume/headings.ts'
import { labelled } from '../../shared/domain/resume-import/person.ts'
import { isLikeTown, isPlace } from '../../shared/domain/resume-import/places.ts'
import { employerScore } from '../../shared/domain/resume-import/role-words.ts'
import { tableHead } from '../../shared/domain/resume-import/table-heads.ts'
import { lookedParagraph } from './docx-headings.ts'
import type { LookedLine } from './heading-styles.ts'
import { withTarget } from './own-links.ts'
import { childNamed, type XmlNode } from './xml-nodes.ts'

export type DocxParts = {
  /** The ids of styles that make a paragraph a line of a list. */
  readonly listStyles: ReadonlySet<string>
  /** The targets of links, by their ids. */
  readonly targets: ReadonlyMap<string, string>
  /** Gets the paragraphs of one line with their looks. */
  readonly looked: LookedLine[]
  /** Gets the lines of text boxes that are columns of their own. */
  readonly asides: string[]
}

// Formatting, deleted text, and the codes of fields such as a page number.
const skipped = new Set(
  'pPr rPr sectPr del moveFrom instrText delText fldChar softHyphen tblPr tblGrid trPr tcPr'.split(' '),
)
/** In twentieths of a point: more space above a paragraph begins a new block. */
const apart = 120

const isHidden = (run: XmlNode): boolean => childNamed(childNamed(run, 'rPr'), 'vanish') !== undefined

/** The text of a part of a paragraph. Its text boxes are added to `boxes`. */
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
      // The same content is there twice, for new and for old programs.
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
  const [only = '', second] = own
  if (second === undefined && only !== '' && !only.includes('\t') && !isList(properties, parts))
    parts.looked.push(lookedParagraph(paragraph, only))
  const [columns, others] = [true, false].map(is =>
    boxes.map(box => blockLines(box.children, parts)).filter(lines => beginsWithHeading(lines) === is),
  )
  parts.asides.push(...(columns ?? []).flatMap(lines => ['', ...lines]))
  return [...(isApart ? [''] : []), ...own, ...(others ?? []).flatMap(lines => ['', ...lines, ''])]
}

const withoutEmpty = (lines: readonly string[]): string[] => lines.filter(line => line !== '')

const beginsWithHeading = (lines: readonly string[]): boolean =>
  headingOf(withoutEmpty(lines)[0] ?? '') !== null

/** Columns in reading order: before contacts and skills with their headings stands the column that begins with the name. */
const namedFirst = (cells: readonly string[][]): readonly string[][] => {
  const at = cells.findIndex(lines => !beginsWithHeading(lines))
  return at < 0 ? cells : [...cells.slice(at, at + 1), ...cells.slice(0, at), ...cells.slice(at + 1)]
}

const cellsOf = (row: XmlNode): XmlNode[] =>
  row.children
    .flatMap(child => (child.name === 'sdt' ? (childNamed(child, 'sdtContent')?.children ?? []) : [child]))
    .filter(({ name }) => name === 'tc')

/** Stands below a heading, as in Markdown. */
const rule = '---'
const isShort = (text: string): boolean => /^[^\d\t@]{3,40}$/.test(text)

/** Whether the first cells of a table with two columns are headings, and the second ones have their sections. */
const isOfHeadings = (table: XmlNode, parts: DocxParts): boolean => {
  const firsts = table.children
    .filter(({ name }) => name === 'tr')
    .map(cellsOf)
    .filter(cells => cells.length === 2)
    .map(([first]) => withoutEmpty(blockLines(first?.children ?? [], { ...parts, looked: [], asides: [] })))
  const isHeading = (text: string): boolean => headingOf(text)?.isPossible === false
  const known = firsts.filter(lines => isHeading(lines.join(' ')) || isHeading(lines[0] ?? ''))
  const isData = firsts.some(
    lines =>
      !isHeading(lines.join(' ')) &&
      ['name', 'surname', 'place', 'reach'].includes(labelled(lines.join(' '))?.label ?? ''),
  )
  return known.length > 1 && !isData
}

type TableKind = 'plain' | 'headings' | 'named columns'

const kindOf = (table: XmlNode, parts: DocxParts): TableKind => {
  if (isOfHeadings(table, parts)) return 'headings'
  const first = table.children.find(({ name }) => name === 'tr')
  const names = (first ? cellsOf(first) : []).map(cell =>
    withoutEmpty(blockLines(cell.children, { ...parts, looked: [], asides: [] })).join(' '),
  )
  return names.length > 1 && tableHead(names) ? 'named columns' : 'plain'
}

/** The most lines of cells that stand side by side as the head of a job: `Teacher` and `2019 – 2021`, above two more. */
const mostOfHead = 3

/** Cells with a date and as many lines each, read from left to right; null: they are others. */
const asHead = (cells: readonly (readonly string[])[]): string[] | null => {
  const [first = [], ...others] = cells.map(withoutEmpty)
  const isHead =
    others.length > 0 &&
    first.length <= mostOfHead &&
    others.every(lines => lines.length === first.length) &&
    others.flat().some(isDuration)
  return isHead ? first.map((line, at) => [line, ...others.map(lines => lines[at] ?? '')].join('\t')) : null
}

/** Dates that a narrow cell has on two lines, on one. */
const withWholeDate = (lines: string[]): string[] => {
  const whole = withoutEmpty(lines).join(' ')
  return isDuration(whole) ? [whole] : lines
}

/** The paragraphs of a cell as one text: an employer and its town, or, in the last cell, what was done there. */
const cellText = (lines: readonly string[], isLast: boolean): string => {
  const [first = '', second = ''] = lines
  if (isLast && lines.length > 1 && lines.every(line => line.length > 20))
    return lines.map(line => line.replace(/^• /, '')).join(' • ')
  if (lines.length === 2 && (isPlace(second) || (employerScore(first) > 1 && isLikeTown(second))))
    return lines.join(', ')
  return lines.join(' ').replace(/ ?• /g, '; ').replace(/^; /, '')
}

/** A row of a table as one line, or with each cell as a column where several cells have more than one line. */
const rowLines = (row: XmlNode, parts: DocxParts, kind: TableKind = 'plain'): string[] => {
  const hasHeadings = kind === 'headings'
  const cells = cellsOf(row)
    .map(cell => withWholeDate(blockLines(cell.children, parts)))
    .filter(lines => withoutEmpty(lines).length > 0)
  if (kind === 'named columns')
    return [cells.map((lines, at) => cellText(withoutEmpty(lines), at === cells.length - 1)).join('\t')]
  const [first = [], second] = cells
  const [title = '', ...others] = withoutEmpty(first)
  // A heading above the first dates of its section.
  if (hasHeadings && second && others.length > 0 && headingOf(title)?.isPossible === false)
    return [
      '',
      title,
      rule,
      [...others, withoutEmpty(second)[0] ?? ''].join('\t'),
      ...withoutEmpty(second).slice(1),
    ]
  const heading = withoutEmpty(first).join(' ')
  if (hasHeadings && second && cells.length === 2 && isShort(heading)) return ['', heading, rule, ...second]
  const long = cells.filter(lines => withoutEmpty(lines).length > 1)
  const head = long.length > 1 ? asHead(cells) : null
  if (head) return head
  if (long.length > 1) return namedFirst(cells).flatMap(lines => ['', ...lines])
  const [column = []] = long
  const rest = column.slice(column.findIndex(line => line !== '') + 1)
  return [cells.map(lines => withoutEmpty(lines)[0] ?? '').join('\t'), ...rest]
}

/** The lines of the paragraphs and tables of a document. Lines of lists begin with `•`. */
export const blockLines = (nodes: readonly XmlNode[], parts: DocxParts): string[] =>
  nodes.flatMap(node => {
    if (skipped.has(node.name)) return []
    if (node.name === 'p') return paragraphLines(node, parts)
    if (node.name === 'tr') return rowLines(node, parts)
    if (node.name === 'tbl') {
      const kind = kindOf(node, parts)
      const lines = node.children.flatMap(child =>
        child.name === 'tr' ? rowLines(child, parts, kind) : blockLines([child], parts),
      )
      return ['', ...lines, '']
    }
    return blockLines(node.children, parts)
  })
