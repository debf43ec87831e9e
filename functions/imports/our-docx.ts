import { writeResume } from '../../shared/domain/resume/write.ts'
import { type OurBlock, resumeOfBlocks } from '../../shared/domain/resume-import/our-files.ts'
import { inlineText } from './docx-lines.ts'
import { childNamed, type XmlNode } from './xml-nodes.ts'

/** A paragraph of a file that we made, and whether it is directly below another one, as details are. */
type Styled = {
  readonly block: OurBlock
  readonly isClose: boolean
  /** Of the employer or the school below a title; null: it is another paragraph. */
  readonly below: { readonly words: string; readonly aside: string } | null
}

// The text of our links is their target.
const noParts = { listStyles: new Set<string>(), targets: new Map<string, string>(), looked: [], asides: [] }

const besideTab = (text: string): { words: string; aside: string } => {
  const [words = '', ...aside] = text.split('\t')
  return { words: words.trim(), aside: aside.join(' ').trim() }
}

const blockOf = (tag: OurBlock['tag'], text: string): OurBlock => {
  if (tag !== 'H3') return { tag, text: text.replace(/\s+/g, ' ') }
  const { words, aside } = besideTab(text)
  return { tag, text: words, organisation: '', duration: aside, details: '' }
}

const tags = {
  Heading1: 'H1',
  Heading2: 'H2',
  Heading3: 'H3',
  Heading4: 'H4',
  Normal: 'P',
  ListParagraph: 'P',
} as const
const isStyle = (style: string): style is keyof typeof tags => style in tags

/** null: not one of our paragraphs. Each of ours has its own spacing. */
const styledOf = (paragraph: XmlNode): Styled | null => {
  const properties = childNamed(paragraph, 'pPr')
  const style = childNamed(properties, 'pStyle')?.attributes.val ?? 'Normal'
  const before = childNamed(properties, 'spacing')?.attributes.before
  const boxes: XmlNode[] = []
  const text = inlineText(paragraph, noParts, boxes).trim()
  if (!isStyle(style) || before === undefined || boxes.length > 0) return null
  const tag = childNamed(properties, 'numPr') ? 'LI' : tags[style]
  const isClose = Number(before) === 0
  return tag === 'H4'
    ? { block: blockOf('P', text), isClose, below: besideTab(text) }
    : { block: blockOf(tag, text), isClose, below: null }
}

// Elements that programs leave between paragraphs or behind them.
const silent = new Set(['sectPr', 'bookmarkStart', 'bookmarkEnd', 'proofErr', '#text'])

const blocksOf = (paragraphs: readonly Styled[]): OurBlock[] => {
  const blocks: OurBlock[] = []
  for (const { block, isClose, below } of paragraphs) {
    const above = blocks.at(-1)
    if (block.text === '' && block.tag !== 'H3') continue
    if (below && above?.tag === 'H3')
      blocks[blocks.length - 1] = { ...above, organisation: below.words, details: below.aside }
    else if (block.tag === 'P' && isClose && above?.tag === 'H3' && above.details === '')
      blocks[blocks.length - 1] = { ...above, details: block.text }
    else blocks.push(block)
  }
  return blocks
}

/** The Markdown of a Word document that we made; null: another program made it, or it was changed too much. */
export const markdownOfOurDocx = (document: readonly XmlNode[]): string | null => {
  const body = document.flatMap(({ children }) => children).find(({ name }) => name === 'body')
  const paragraphs: Styled[] = []
  for (const node of body?.children ?? []) {
    if (silent.has(node.name)) continue
    const styled = node.name === 'p' ? styledOf(node) : null
    if (!styled) return null
    paragraphs.push(styled)
  }
  const resume = resumeOfBlocks(blocksOf(paragraphs))
  return resume && writeResume(resume)
}
