import { bulletSigns, tidy, withHiddenEscapes } from './plain-words.ts'

/** What one line of a text is, by the marks before its words. */
type LineMark =
  /** `level` is the number of its `#`. */
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  /** `sign` is empty where a number stands before the words. */
  | { readonly kind: 'bullet'; readonly sign: string; readonly text: string }
  /** `· Apapa`: what it is depends on where it stands. */
  | { readonly kind: 'dot'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  /** A line of dashes and the like, or of a table, or around code. */
  | { readonly kind: 'rule' }
  | { readonly kind: 'empty' }

const rule = /^[\s\-–—_=*~#.•|+/\\:]{3,}$|^(?:`{3,}|~{3,})\s*[a-z]*$/
const heading = /^(#{1,6})(?:\s(.*))?$|^(#{2,6})([^#\s].*)$/
// A number may begin with a plus, a figure with a minus, and words with a star: these need a space.
const signs = new RegExp(`^([-–—−*]|\\+(?!\\s*\\d))(?:\\s+(\\S.*))?$|^([${bulletSigns}])\\s*(\\S.*)?$`)
const number = /^\d{1,2}[.)]\s+(\S.*)$/

/** Reads one line. The marks within its words stay. */
export const lineMarkOf = (raw: string): LineMark => {
  const text = raw
    .trim()
    .replace(/^(?:> ?)+/, '')
    .trim()
  const hashes = heading.exec(text)
  if (hashes)
    return {
      kind: 'heading',
      level: (hashes[1] ?? hashes[3] ?? '').length,
      text: (hashes[2] ?? hashes[4] ?? '').replace(/(?:^|(?<!\s)\s+)#+$/, '').trim(),
    }
  if (rule.test(text)) return { kind: 'rule' }
  const item = signs.exec(text)
  if (item) {
    const words = item[2] ?? item[4]
    return words === undefined
      ? { kind: 'empty' }
      : { kind: 'bullet', sign: item[1] ?? item[3] ?? '', text: words }
  }
  const numbered = number.exec(text)?.[1]
  if (numbered !== undefined) return { kind: 'bullet', sign: '', text: numbered }
  if (/^·(?:\s|$)/.test(text)) return { kind: 'dot', text: text.slice(1).trim() }
  return text === '' ? { kind: 'empty' } : { kind: 'text', text }
}

/** A line of a resume that says something, on one line, its escapes hidden and its other marks still on it. */
export type Line = Exclude<LineMark, { kind: 'rule' | 'empty' }> & {
  /** No empty line, and no heading, is between it and the line above. */
  readonly follows: boolean
  readonly isIndented: boolean
  /** A rule stands right below it. */
  readonly ruled: boolean
}

/** The lines that say something, in their order. */
export const linesOf = (markdown: string): Line[] => {
  const lines: Line[] = []
  let follows = false
  let isBelow = false
  for (const raw of tidy(markdown).split('\n')) {
    const mark = lineMarkOf(withHiddenEscapes(raw.replace(/\s+/g, ' ')))
    const isSaid = mark.kind !== 'rule' && mark.kind !== 'empty'
    const last = lines.at(-1)
    if (mark.kind === 'rule' && last && isBelow) lines[lines.length - 1] = { ...last, ruled: true }
    if (isSaid) lines.push({ ...mark, follows, isIndented: /^\s{2,}/.test(raw), ruled: false })
    isBelow = isSaid
    follows = isSaid && mark.kind !== 'heading'
  }
  return lines
}
