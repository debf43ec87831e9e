import { isReachable } from './contacts.ts'
import type { ResumeDocument } from './document.ts'
import { type Line, linesOf } from './lines.ts'
import { escaped, plainWords, shown, withoutMarks } from './plain-words.ts'

type Header = Pick<ResumeDocument, 'headline' | 'contact'> & {
  /** The lines that introduce the person. */
  readonly introducing: readonly Line[]
}

const longestContact = 80

const splitAtContacts = (text: string): string[] => {
  const pieces: string[] = []
  let words: string[] = []
  for (const part of text.split(/, ?/)) {
    if (!isReachable(shown(part))) words.push(part)
    else {
      pieces.push(words.join(', '), part)
      words = []
    }
  }
  return [...pieces, words.join(', ')]
}

/** The pieces of a contact line: with dots or bars between, or with commas where some of it is an address or a number. */
const contactPieces = (line: string): string[] => {
  const text = withoutMarks(line, 'own').replace(/\s+/g, ' ').trim()
  const parts = / [·•] /.test(text) ? text.split(/ [·•] /) : text.split('|')
  return (parts.length === 1 ? splitAtContacts(text) : parts).map(shown).filter(part => part !== '')
}

const dotPieces = (line: string): string[] =>
  withoutMarks(line, 'own')
    .split(/(?:^| )[·•](?= |$)/)
    .map(shown)
    .filter(part => part !== '')

/**
 * Reads the lines between the name and the first section. Where a line begins with a dot, only such lines are contacts;
 * else lines with an address or a number are, and short lines below the headline.
 */
export const headerOf = (lines: readonly Line[], isBelowName: boolean): Header => {
  const hasDots = lines.some(({ kind }) => kind === 'dot')
  const contact: string[] = []
  const introducing: Line[] = []
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
      introducing.length === 0 &&
      (isFirst || words.length <= longestContact)
    )
      headline = words
    else if (
      !hasDots &&
      words !== '' &&
      introducing.length === 0 &&
      words.length <= longestContact &&
      !/[.!?]$/.test(words)
    )
      contact.push(...parts)
    else introducing.push(line)
  }
  return { headline, contact, introducing }
}

/** The lines of a header that is read as the same again. */
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
    read.headline === headline &&
    read.introducing.length === 0 &&
    read.contact.join('\n') === contact.join('\n')
  if (isRead) return plain
  const [lightly, wholly] = [contact, contact.map(piece => escaped(piece, () => false))].map(parts =>
    `· ${parts.join(' · ')}`.trim(),
  )
  const [line] = linesOf(lightly ?? '')
  const isReadLightly = line?.kind === 'dot' && dotPieces(line.text).join('\n') === contact.join('\n')
  return [...first, (isReadLightly ? lightly : wholly) ?? '']
}
