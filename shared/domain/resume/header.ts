import { isReachable } from './contact.ts'
import type { ResumeDocument } from './document.ts'
import { type Line, linesOf } from './lines.ts'
import { escaped, plainWords, shown, withoutMarks } from './plain-words.ts'

type Header = Pick<ResumeDocument, 'headline' | 'contact'> & {
  /** What stands there besides: an introduction. */
  readonly rest: readonly Line[]
}

const longestContact = 80

const withCommas = (text: string): string[] => {
  const found: string[] = []
  let words: string[] = []
  for (const part of text.split(/, ?/)) {
    if (!isReachable(shown(part))) words.push(part)
    else {
      found.push(words.join(', '), part)
      words = []
    }
  }
  return [...found, words.join(', ')]
}

/** The pieces of a contact line: with dots or bars between, or with commas where some of it is an address or a number. */
const contactPieces = (line: string): string[] => {
  const text = withoutMarks(line, true).replace(/\s+/g, ' ').trim()
  const parts = / [·•] /.test(text) ? text.split(/ [·•] /) : text.split('|')
  return (parts.length === 1 ? withCommas(text) : parts).map(shown).filter(part => part !== '')
}

const dotPieces = (line: string): string[] =>
  withoutMarks(line, true)
    .split(/(?:^| )[·•](?= |$)/)
    .map(shown)
    .filter(part => part !== '')

/**
 * Reads the lines between the name and the first section. Where one begins with a dot, only such are contacts; else
 * those with an address or a number are, and short ones below the headline.
 */
export const headerOf = (lines: readonly Line[], isBelowName: boolean): Header => {
  const hasDots = lines.some(({ kind }) => kind === 'dot')
  const contact: string[] = []
  const rest: Line[] = []
  let headline = ''
  for (const [at, line] of lines.entries()) {
    const words = line.kind === 'text' ? plainWords(line.text) : ''
    const parts = line.kind === 'text' ? contactPieces(line.text) : []
    const isFirst = at === 0 && isBelowName
    if (line.kind === 'dot') contact.push(...dotPieces(line.text))
    else if (!hasDots && parts.some(isReachable)) contact.push(...parts)
    else if (
      headline === '' &&
      words !== '' &&
      rest.length === 0 &&
      (isFirst || words.length <= longestContact)
    )
      headline = words
    else if (
      !hasDots &&
      words !== '' &&
      rest.length === 0 &&
      words.length <= longestContact &&
      !/[.!?]$/.test(words)
    )
      contact.push(...parts)
    else rest.push(line)
  }
  return { headline, contact, rest }
}

/** The lines that are read again as these. */
export const writtenHeader = ({
  headline,
  contact,
}: Pick<ResumeDocument, 'headline' | 'contact'>): string[] => {
  const isText = (written: string, words: string): boolean => {
    const [line, ...others] = linesOf(written)
    return line?.kind === 'text' && others.length === 0 && plainWords(line.text) === words
  }
  const first = headline === '' ? [] : [escaped(headline, written => isText(written, headline))]
  const plain = [...first, ...(contact.length === 0 ? [] : [contact.join(' · ')])]
  const read = headerOf(linesOf(plain.join('\n')), true)
  const isRead =
    read.headline === headline && read.rest.length === 0 && read.contact.join('\n') === contact.join('\n')
  if (isRead) return plain
  const [lightly, wholly] = [contact, contact.map(piece => escaped(piece, () => false))].map(parts =>
    `· ${parts.join(' · ')}`.trim(),
  )
  const [line] = linesOf(lightly ?? '')
  const isReadLightly = line?.kind === 'dot' && dotPieces(line.text).join('\n') === contact.join('\n')
  return [...first, (isReadLightly ? lightly : wholly) ?? '']
}
