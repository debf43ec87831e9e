import type { ResumeForm } from '../../api/resume-form.ts'
import { completedAddress } from '../web-address.ts'
import { linkFields } from './contacts.ts'
import { isoPeriodOf } from './dates.ts'
import type { ResumeDocument, ResumeEntry, ResumeSection } from './document.ts'
import { formOfDocument } from './form-of-document.ts'
import { gradeOf, itemsOf, linesOfText } from './items.ts'

type Fields = { readonly [name: string]: unknown }

/** Without empty fields, because the schema knows no empty values. */
const filled = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  )

/** What the schema has no field for, as it was written. Our own import reads it, other programs skip it. */
const ownFields = (fields: Fields): Fields => {
  const own = filled(fields)
  return Object.keys(own).length === 0 ? {} : { 'x-aiki': own }
}

/** A single time is when something ended, unless it goes on. */
const dates = (duration: string): Fields => {
  const found = isoPeriodOf(duration)
  if (!found) return {}
  return found.isRange ? { startDate: found.start, endDate: found.end } : { endDate: found.start }
}

const summary = (paragraphs: readonly string[]): string => paragraphs.join('\n')

const workEntry = ({ title, organisation, duration, details, paragraphs, bullets }: ResumeEntry): Fields =>
  filled({
    name: organisation,
    position: title,
    ...dates(duration),
    location: details.join(', '),
    summary: summary(paragraphs),
    highlights: bullets,
    ...ownFields({ duration }),
  })

const educationEntry = ({
  title,
  organisation,
  duration,
  details,
  paragraphs,
  bullets,
}: ResumeEntry): Fields =>
  filled({
    institution: organisation,
    studyType: title,
    ...dates(duration),
    score: gradeOf(details),
    courses: [...paragraphs, ...bullets],
    ...ownFields({ duration }),
  })

const project = ({ title, organisation, duration, details, paragraphs, bullets }: ResumeEntry): Fields =>
  filled({
    name: title,
    entity: organisation,
    ...dates(duration),
    description: summary(paragraphs),
    highlights: bullets,
    ...ownFields({ duration, details }),
  })

const skillGroups = (form: ResumeForm): Fields[] =>
  [
    { name: 'Skills', keywords: itemsOf(form.technicalSkills) },
    { name: 'Soft skills', keywords: itemsOf(form.softSkills) },
  ].filter(({ keywords }) => keywords.length > 0)

const language = (item: string): Fields => {
  const [, name, fluency] = /^([^()]+?) \(([^()]+)\)$/.exec(item) ?? []
  return name && fluency ? { language: name, fluency } : { language: item }
}

const basics = (form: ResumeForm, otherSections: readonly ResumeSection[]): Fields => {
  const links = linkFields
    .map(([field, network]) => ({ field, network, text: form[field], url: completedAddress(form[field]) }))
    .filter(({ text }) => text !== '')
  const whole = links.filter(({ url }) => /^https?:\/\/\S+$/.test(url))
  return filled({
    name: form.fullName,
    label: form.jobTitle,
    email: form.email,
    phone: form.phone,
    url: whole.find(({ field }) => field === 'portfolioUrl')?.url,
    summary: form.summary,
    location: form.location === '' ? undefined : { city: form.location },
    profiles: whole
      .filter(({ field }) => field !== 'portfolioUrl')
      .map(({ network, url }) => ({ network, url })),
    ...ownFields({
      links: links.some(({ text, url }) => text !== url || !whole.some(link => link.text === text))
        ? Object.fromEntries(links.map(({ field, text }) => [field, text]))
        : undefined,
      sections: otherSections.map(({ title, paragraphs, bullets, entries }) =>
        filled({ title, paragraphs, bullets, entries: entries.map(filled) }),
      ),
    }),
  })
}

/**
 * A resume in the JSON Resume schema (1.0.0). Times are dates where they say one, and stand as they were written in
 * `x-aiki` beside; so do sections that the schema has no place for.
 */
export const toJsonResume = (document: ResumeDocument): unknown => {
  const of = (kind: ResumeSection['kind']) => document.sections.filter(section => section.kind === kind)
  const entries = (kind: ResumeSection['kind']) => of(kind).flatMap(section => section.entries)
  const isProjects = ({ title, paragraphs, bullets }: ResumeSection): boolean =>
    /\bprojects?\b/i.test(title) && paragraphs.length + bullets.length === 0
  const form = formOfDocument(document)
  const projects = of('other').filter(isProjects)
  // The schema has no field either for text above the entries of work and education.
  const above = [...of('work'), ...of('education')]
    .filter(({ paragraphs, bullets }) => paragraphs.length + bullets.length > 0)
    .map(section => ({ ...section, entries: [] }))
  const otherSections = [...of('other').filter(section => !isProjects(section)), ...above]
  return filled({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: basics(form, otherSections),
    work: entries('work').map(workEntry),
    education: entries('education').map(educationEntry),
    projects: projects.flatMap(section => section.entries.map(project)),
    skills: skillGroups(form),
    certificates: [...itemsOf(form.certifications), ...linesOfText(form.licences)].map(name => ({ name })),
    languages: itemsOf(form.languages).map(language),
    interests: itemsOf(form.interests).map(name => ({ name })),
    references: linesOfText(form.referees).map(reference => ({ reference })),
    meta: { version: 'v1.0.0', ...ownFields({ version: 1 }) },
  })
}
