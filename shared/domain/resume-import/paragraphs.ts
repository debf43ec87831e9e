import type { Line } from './lines.ts'

/** Shorter lines end where they end: the next one begins a thought of its own. */
const fullLine = 45

const isUnfinished = (text: string): boolean =>
  /[,–—&(-]$|\b(?:and|or|the|of|to|in|for|with|a|an|by|at|from|on)$/i.test(text)
const isFinished = (text: string): boolean => /[.!?:;]["')\]]?$/.test(text)

/** Whether `next` is the rest of a line that a page was too narrow for. */
export const continues = (before: string, isBullet: boolean, next: Line): boolean => {
  if (next.bullet !== 'none' || next.gap || next.level > 0) return false
  if (isUnfinished(before) || /^[\p{Ll}&)]/u.test(next.text)) return true
  if (isFinished(before)) return false
  return isBullet || before.length >= fullLine
}

/** The lines as they were meant, before a page broke them: one for each bullet and each paragraph. */
export const paragraphsOf = (lines: readonly Line[]): string[] => {
  const paragraphs: string[] = []
  let isBullet = false
  for (const line of lines) {
    const last = paragraphs.at(-1)
    if (last !== undefined && continues(last, isBullet, line)) {
      paragraphs[paragraphs.length - 1] = `${last} ${line.text}`
      continue
    }
    paragraphs.push(line.text)
    isBullet = line.bullet !== 'none'
  }
  return paragraphs.map(text => text.replaceAll('\t', ' '))
}

/** No page is so wide: the line is a paragraph. */
const widest = 130

/** Prose: several sentences of it are one paragraph, however its lines were broken. */
export const proseOf = (lines: readonly Line[]): string => {
  const width = Math.max(...lines.map(({ text }) => text.length))
  let prose = ''
  let last: Line | undefined
  for (const line of lines) {
    const isShort = last !== undefined && isFinished(last.text) && last.text.length < width * 0.75
    const follows =
      last !== undefined &&
      line.bullet === 'none' &&
      !line.gap &&
      (last.bullet === 'none'
        ? !isShort && (last.text.length <= widest || !isFinished(last.text))
        : continues(last.text, true, line))
    prose += `${prose === '' ? '' : follows ? ' ' : '\n'}${line.text.replaceAll('\t', ' ')}`
    last = line
  }
  return prose
}
