import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A tagged element of a PDF on one page, with its lines. */
export type Tagged = {
  readonly tag: 'H1' | 'H2' | 'H3' | 'H4' | 'P' | 'LI'
  readonly lines: readonly TaggedLine[]
  /** Whether it begins with a bullet. The rest of a list's line on the next page has none. */
  readonly isLabelled: boolean
}
export type TaggedLine = {
  readonly text: string
  /** The baseline and the right end, in points. */
  readonly y: number
  readonly right: number
  readonly size: number
}

type Tree = Awaited<ReturnType<PDFPageProxy['getStructTree']>>
type Node = Tree['children'][number]

const tags: ReadonlySet<string> = new Set(['H1', 'H2', 'H3', 'H4', 'P', 'LI'] satisfies Tagged['tag'][])
const isTag = (role: string): role is Tagged['tag'] => tags.has(role)

/** The lines of each marked content of the page, by its id. */
const linesById = async (page: PDFPageProxy): Promise<ReadonlyMap<string, TaggedLine[]>> => {
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const found = new Map<string, TaggedLine[]>()
  const open: (string | null)[] = []
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast(id => id !== null)
      if (!id || item.str === '') continue
      const [a = 0, b = 0, , , x = 0, y = 0] = item.transform.map(Number)
      const line = { text: item.str, y, right: x + item.width, size: Math.hypot(a, b) }
      const lines = found.get(id)
      if (lines) lines.push(line)
      else found.set(id, [line])
    } else if (item.type === 'endMarkedContent') open.pop()
    else open.push(item.type === 'beginMarkedContentProps' ? item.id : null)
  }
  return found
}

const oneLine = 1
const joined = (runs: readonly TaggedLine[]): TaggedLine[] => {
  const lines: TaggedLine[] = []
  for (const run of runs) {
    const last = lines.at(-1)
    if (last && Math.abs(last.y - run.y) < oneLine)
      lines[lines.length - 1] = { ...last, text: last.text + run.text, right: run.right }
    else lines.push(run)
  }
  return lines.filter(({ text }) => /\S/.test(text))
}

/** The headings, paragraphs and lists of a page, in the order of its tags. */
export const taggedOf = async (page: PDFPageProxy): Promise<Tagged[]> => {
  const runs = await linesById(page)
  const runsIn = (node: Node): TaggedLine[] => {
    if ('role' in node) return node.role === 'Lbl' ? [] : node.children.flatMap(runsIn)
    return node.type === 'content' ? (runs.get(node.id) ?? []) : []
  }
  const elementsIn = (node: Node): Tagged[] => {
    if (!('role' in node)) return []
    const { role, children } = node
    if (!isTag(role)) return children.flatMap(elementsIn)
    const isLabelled = children.some(child => 'role' in child && child.role === 'Lbl')
    return [{ tag: role, lines: joined(runsIn(node)), isLabelled }]
  }
  const tree: Tree | null = await page.getStructTree()
  // Its root has no role.
  return tree?.children.flatMap(elementsIn) ?? []
}
