import type { ResumeDocument } from '../../shared/domain/resume/document.ts'

type How = { readonly bullet: string; readonly capitals: boolean }

/** All texts of a resume in reading order, with one space between words. */
export const textOf = (
  { name, headline, contact, sections }: ResumeDocument,
  { bullet, capitals }: How,
): string =>
  [
    name,
    headline,
    contact.join(' · '),
    ...sections.flatMap(section => [
      capitals ? section.title.toUpperCase() : section.title,
      ...section.paragraphs,
      ...section.bullets.map(text => `${bullet} ${text}`),
      ...section.entries.flatMap(entry => [
        [entry.title, entry.organisation].filter(Boolean).join(', '),
        entry.duration,
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
