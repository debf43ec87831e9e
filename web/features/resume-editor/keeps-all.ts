import type { ResumeDocument } from '../../../shared/domain/resume/document.ts'
import { lineMarkOf } from '../../../shared/domain/resume/lines.ts'
import { plainWords, tidy } from '../../../shared/domain/resume/plain-words.ts'

const piece = /[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu
/** Signs between words. The same resume may be written with others. */
const separators: ReadonlySet<string> = new Set(',;:.·•|-–—−()@#\\')

const piecesOf = (text: string): string[] => (text.match(piece) ?? []).filter(sign => !separators.has(sign))

/** The words and signs of a Markdown text, without the marks that lead a line. */
const piecesOfMarkdown = (markdown: string): string[] =>
  tidy(markdown)
    .split('\n')
    .flatMap(raw => {
      const line = lineMarkOf(raw)
      // A rule is drawn by no template. The lines around code and below the head of a table mean more.
      if (line.kind === 'rule') return raw.match(/[|`~]/g) ?? []
      if (line.kind === 'empty') return []
      if (line.kind === 'heading') return piecesOf(line.text).filter(word => word.toLowerCase() !== 'at')
      return line.kind === 'bullet' && line.sign === '' ? ['1.', ...piecesOf(line.text)] : piecesOf(line.text)
    })

/** The lines of a section that have marks besides the one that leads them. */
export const linesWithMarks = (markdown: string): string[] =>
  markdown.split('\n').filter(raw => {
    const line = lineMarkOf(raw)
    if (line.kind === 'rule' || line.kind === 'empty') return /[|`~]/.test(raw)
    return (
      (line.kind === 'bullet' && line.sign === '') ||
      counted(piecesOf(line.text)) !== counted(piecesOf(plainWords(line.text)))
    )
  })

const counted = (pieces: readonly string[]): string => pieces.toSorted().join(' ')

/** Whether these pieces are among the others in this order. */
const isInOrder = (pieces: readonly string[], among: readonly string[]): boolean => {
  let at = 0
  for (const other of among) if (other === pieces[at]) at += 1
  return at === pieces.length
}

const bodyOf = ({ sections }: Pick<ResumeDocument, 'sections'>): string[] =>
  sections.flatMap(({ paragraphs, bullets, entries }) => [
    ...paragraphs,
    ...bullets,
    ...entries.flatMap(entry => [...entry.paragraphs, ...entry.bullets]),
  ])

/**
 * Whether a text, once read as this document and written again, says all that it said, with the same marks and in the same
 * order. Bold words, addresses of links, numbered lists and tables are what fields can't hold.
 */
export const keepsAll = (
  markdown: string,
  document: Pick<ResumeDocument, 'sections'>,
  written: string,
): boolean => {
  const [before, after] = [piecesOfMarkdown(markdown), piecesOfMarkdown(written)]
  return counted(before) === counted(after) && isInOrder(bodyOf(document).flatMap(piecesOf), before)
}
