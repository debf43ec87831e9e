import { letterPreviewLength } from '../../api/letters.ts'
import type { Facts } from '../../api/truth.ts'
import { dayInWords } from '../calendar.ts'
import { oneLine, tidy } from '../resume/plain-words.ts'

const greeting = 'Dear Hiring Manager,'
const close = 'Yours sincerely,'

/**
 * A whole letter as plain text, with an empty line between its paragraphs. Only the paragraphs are given: the rest comes
 * from the person's facts and the job. `day` is a calendar day, `2026-11-20`.
 */
export const assembleLetter = ({
  facts,
  jobTitle,
  companyName,
  paragraphs,
  day,
}: {
  readonly facts: Facts
  readonly jobTitle: string
  readonly companyName: string
  readonly paragraphs: readonly string[]
  readonly day: string
}): string => {
  const { fullName, email, phone, location } = facts.form
  const job = [jobTitle, companyName].map(oneLine).filter(part => part !== '')
  const contact = [location, email, phone].map(oneLine).filter(part => part !== '')
  const parts = [
    dayInWords(day),
    job.length === 0 ? '' : `Application for ${job.join(', ')}`,
    greeting,
    ...paragraphs.map(oneLine),
    [close, oneLine(fullName), contact.join(' · ')].filter(line => line !== '').join('\n'),
  ]
  return `${parts.filter(part => part !== '').join('\n\n')}\n`
}

const opening = /^[ \t]*(?:dear\b|to whom it may concern\b|hello\b|hi\b)[^\n]{0,100}$/im
const ending =
  /\n[ \t]*(?:yours (?:sincerely|faithfully|truly)|sincerely|(?:kind|best|warm) regards|regards)\b[^\n]{0,20}(?:\n[\s\S]*)?$/i

const bodyOf = (content: string): string => {
  const text = tidy(content)
  const found = opening.exec(text)
  const below = found ? text.slice(found.index + found[0].length) : text
  const body = below.replace(ending, '').trim()
  return body === '' ? text : body
}

/** The beginning of a letter's body on one line, as its card shows it. */
export const letterPreview = (content: string): string => {
  const words = oneLine(bodyOf(content))
  const graphemes = [...words]
  return graphemes.length <= letterPreviewLength
    ? words
    : `${graphemes
        .slice(0, letterPreviewLength - 1)
        .join('')
        .trimEnd()}…`
}

/** A letter as its text file has it. */
export const letterText = (content: string): string => `${tidy(content).trim()}\n`
