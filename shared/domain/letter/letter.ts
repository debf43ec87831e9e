import { letterPreviewLength } from '../../api/letters.ts'
import type { Facts } from '../../api/truth.ts'
import { dayInWords } from '../calendar.ts'
import { callingCodeOf, internationalPhone } from '../resume/phone.ts'
import { oneLine, tidy } from '../resume/plain-words.ts'
import { emptyLine, letterPartsOf } from './letter-parts.ts'

/** To whom a letter goes. Both may be empty. */
export type Recipient = {
  /** With the title by which the person is addressed: `Mrs Ngozi Ojo`. */
  readonly name: string
  /** The employer's address, on several lines or with commas. */
  readonly address: string
}

const nobody: Recipient = { name: '', address: '' }

const title =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|engr|barr|arc|pharm|alhaji|alhaja|chief|pastor|rev|imam)\b\.?/i

/** A name that was typed in small letters begins with capitals in a letter: `tunde bakare` is Tunde Bakare. */
const namedOf = (typed: string): string =>
  typed === typed.toLowerCase()
    ? typed.replace(/(?<![\p{L}\p{M}’'])\p{Ll}/gu, letter => letter.toUpperCase())
    : typed

/** `Dear Mrs Ojo,`. A name without a title is written whole, because the first or the last part may be the family name. */
const greetingOf = (name: string): string => {
  if (name === '') return 'Dear Hiring Manager,'
  const [honorific = ''] = title.exec(name) ?? []
  const [, ...names] = name.split(' ')
  return `Dear ${honorific === '' || names.length === 0 ? name : `${honorific} ${names.at(-1)}`},`
}

const signatureLines = ['', '', '']

/**
 * A whole letter as plain text, with an empty line between its paragraphs. Only the paragraphs are given: the rest comes
 * from the person's facts and the job. The name and the contacts stand first, then place and date, the reader and their
 * address, greeting and subject, and at the end the closing that fits the greeting, with room for a signature. `day` is
 * a calendar day, `2026-11-20`.
 */
export const assembleLetter = ({
  facts,
  jobTitle,
  companyName,
  recipient = nobody,
  paragraphs,
  day,
}: {
  readonly facts: Facts
  readonly jobTitle: string
  readonly companyName: string
  readonly recipient?: Recipient
  readonly paragraphs: readonly string[]
  readonly day: string
}): string => {
  const { fullName, email, phone, location } = facts.form
  const [name, place, reader, company, post] = [
    fullName,
    location,
    recipient.name,
    companyName,
    jobTitle,
  ].map(oneLine)
  const named = namedOf(reader ?? '')
  // A reader abroad can call it, and programs find it.
  const number = internationalPhone(phone, callingCodeOf(location))
  const contacts = [place, number, email].map(line => oneLine(line ?? '')).filter(line => line !== '')
  const town = place?.split(',')[0] ?? ''
  // The other lines of the block end without a comma too.
  const address = recipient.address.split('\n').map(line => oneLine(line).replace(/,$/, ''))
  const lines = (texts: readonly (string | undefined)[]): string =>
    texts.filter(text => text !== undefined && text !== '').join('\n')
  const parts = [
    lines([name, contacts.join(' · ')]),
    [town, dayInWords(day)].filter(text => text !== '').join(', '),
    company === '' ? '' : lines([named || 'The Hiring Manager', company, ...address]),
    greetingOf(named),
    post === '' ? '' : `Application for ${post}`,
    ...paragraphs.map(oneLine),
    // "Yours faithfully" is for a reader whose name is not known.
    [
      named === '' ? 'Yours faithfully,' : 'Yours sincerely,',
      ...(name === '' ? [] : [...signatureLines, name]),
    ].join('\n'),
  ]
  return `${parts.filter(part => part !== '').join('\n\n')}\n`
}

/** The same letter with other paragraphs. What the person changed around the body stays. */
export const withParagraphs = (content: string, paragraphs: readonly string[]): string => {
  const { start, end } = letterPartsOf(content).body
  return `${content.slice(0, start)}${paragraphs.map(oneLine).join('\n\n')}${content.slice(end)}`
}

/**
 * The same letter with a paragraph before the last one, and where that paragraph is. The line breaks of the other
 * paragraphs stay.
 */
export const withParagraphAdded = (content: string, paragraph: string) => {
  const { start: begin, end: close } = letterPartsOf(content).body
  const text = oneLine(paragraph)
  const last = Array.from(content.slice(begin, close).matchAll(emptyLine)).at(-1)
  const start = begin + (last ? last.index + last[0].length : 0)
  return {
    content: `${content.slice(0, start)}${text}\n\n${content.slice(start)}`,
    start,
    end: start + text.length,
  }
}

/** The paragraphs of a letter's body, each on one line. */
export const paragraphsOf = (content: string): string[] => {
  const { start, end } = letterPartsOf(content).body
  return content
    .slice(start, end)
    .split(emptyLine)
    .map(oneLine)
    .filter(paragraph => paragraph !== '')
}

/** The beginning of a letter's body on one line, as its card shows it. */
export const letterPreview = (content: string): string => {
  const words = oneLine(paragraphsOf(content).join(' ')) || oneLine(content)
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
