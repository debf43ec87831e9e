import { looks } from '../../shared/domain/paper/looks.ts'
import { contactOf } from '../../shared/domain/resume/contacts.ts'
import type { ResumeDocument } from '../../shared/domain/resume/document.ts'
import { type PaperChoice, printedResume } from '../../shared/domain/resume/printed.ts'

type How = {
  readonly bullet: string
  readonly capitals: boolean
  /** What stands between two contacts. */
  readonly between: string
  /** Whether a column at the left may have the dates. */
  readonly hasRail: boolean
}

/** What a program reads of a PDF: the dots between contacts are drawn. */
export const inPdf: How = { bullet: '•', capitals: true, between: ' ', hasRail: true }
/** What it reads of a Word file: Word draws bullets, and shows headings in capitals. */
export const inDocx: How = { bullet: '', capitals: false, between: ' | ', hasRail: false }

/** All texts of a printed resume in reading order, with one space between words. */
export const textOf = (
  document: ResumeDocument,
  choice: PaperChoice,
  { bullet, capitals, between, hasRail }: How,
): string => {
  const { name, headline, contact, sections } = printedResume(document, choice)
  const isPlace = (text: string): boolean => contactOf(text).kind === 'other'
  const isLink = (text: string): boolean => contactOf(text).kind === 'link'
  const reached = contact.filter(text => !isPlace(text) && !isLink(text))
  const place = contact.filter(isPlace).join(', ')
  const isAlone = headline === '' || place === ''
  const [number = ''] = isAlone ? reached : []
  const isDateFirst = hasRail && looks[choice.template].rail !== null
  const first = headline === '' ? [number, place] : [headline, place, number]
  return [
    name,
    first.filter(Boolean).join(' | '),
    [...(isAlone ? reached.slice(1) : reached), ...contact.filter(isLink)].join(between),
    ...sections.flatMap(section => [
      capitals ? section.title.toUpperCase() : section.title,
      ...section.paragraphs,
      ...section.bullets.map(text => `${bullet} ${text}`),
      ...section.entries.flatMap(entry => [
        ...(isDateFirst ? [entry.duration, entry.title] : [entry.title, entry.duration]),
        entry.organisation,
        entry.details.join(' · '),
        ...entry.paragraphs,
        ...entry.bullets.map(text => `${bullet} ${text}`),
      ]),
    ]),
  ]
    .filter(Boolean)
    .join(' ')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
}
