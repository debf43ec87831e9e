import { tidy, withHiddenEscapes } from './plain-words.ts'

/** A line of a resume's text, its escapes hidden and its marks still on it. */
export type Line =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'bullet'; readonly text: string }
  /** `· Apapa`: what it is depends on where it stands. */
  | { readonly kind: 'dot'; readonly text: string }
  | {
      readonly kind: 'text'
      readonly text: string
      /** No empty line is between it and a line of text above. */
      readonly follows: boolean
      readonly isIndented: boolean
    }

const isRule = /^(?:[-=_*~–—+#] ?){3,}$|^(?:`{3,}|~{3,})\s*[a-z]*$/
const heading = /^(#{1,6})(?:\s(.*))?$|^(#{2,6})([^#\s].*)$/
const bullet = /^(?:[-*+•●▪■◦‣–]|\d{1,2}[.)])\s+(\S.*)$/
const emptyBullet = /^[-*+•●▪■◦‣–]$/

const headingOf = (text: string): Line | null => {
  const found = heading.exec(text)
  if (!found) return null
  const words = (found[2] ?? found[4] ?? '').replace(/(?:^|(?<!\s)\s+)#+$/, '')
  return { kind: 'heading', level: (found[1] ?? found[3] ?? '#').length, text: words.trim() }
}

/** The lines that say something, in their order. */
export const linesOf = (markdown: string): Line[] => {
  const lines: Line[] = []
  let isBelowText = false
  for (const raw of tidy(markdown).split('\n')) {
    const text = withHiddenEscapes(
      raw
        .replace(/\s+/g, ' ')
        .replace(/^ ?(?:> ?)+/, '')
        .trim(),
    )
    const isHeading = /^#+(?:\s|$)/.test(text)
    const above: boolean = isBelowText
    isBelowText = text !== '' && (isHeading || !isRule.test(text)) && !emptyBullet.test(text)
    if (!isBelowText) continue
    const words = bullet.exec(text)?.[1]
    const line: Line = headingOf(text) ??
      (words !== undefined ? { kind: 'bullet', text: words } : null) ??
      (/^·(?:\s|$)/.test(text) ? { kind: 'dot', text: text.slice(1).trim() } : null) ?? {
        kind: 'text',
        text,
        follows: above,
        isIndented: /^\s{2,}/.test(raw),
      }
    lines.push(line)
    isBelowText = line.kind !== 'heading'
  }
  return lines
}
