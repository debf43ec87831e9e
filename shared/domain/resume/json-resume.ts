import type { ResumeForm } from '../../api/resume-form.ts'
import { completedAddress } from '../web-address.ts'
import type { ResumeDocument, ResumeEntry, ResumeSection } from './document.ts'
import { datesOf } from './duration.ts'
import { formOfDocument } from './form-of-document.ts'
import { itemsOf } from './items.ts'
import { gradeLabel, linkFields } from './link-fields.ts'

type Fields = { readonly [name: string]: unknown }

/** Without what says nothing: the schema knows no empty values. */
const filled = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  )

/** What the schema has no field for, as it was written. The readers of others pass over it, ours does not. */
const exactly = (fields: Fields): Fields => {
  const said = filled(fields)
  return Object.keys(said).length === 0 ? {} : { 'x-aiki': said }
}

/** A single time is when something ended, unless it goes on. */
const dates = (duration: string): Fields => {
  const found = datesOf(duration)
  if (!found) return {}
  return found.isRange ? { startDate: found.start, endDate: found.end } : { endDate: found.start }
}

const summary = (paragraphs: readonly string[]): string => paragraphs.join('\n')

const worked = ({ title, organisation, duration, details, paragraphs, bullets }: ResumeEntry): Fields =>
  filled({
    name: organisation,
    position: title,
    ...dates(duration),
    location: details.join(', '),
    summary: summary(paragraphs),
    highlights: bullets,
    ...exactly({ duration }),
  })

const learnt = ({ title, organisation, duration, details, paragraphs, bullets }: ResumeEntry): Fields => {
  const grade = details.join(', ')
  return filled({
    institution: organisation,
    studyType: title,
    ...dates(duration),
    score: grade.startsWith(gradeLabel) ? grade.slice(gradeLabel.length) : grade,
    courses: [...paragraphs, ...bullets],
    ...exactly({ duration }),
  })
}

const project = ({ title, organisation, duration, details, paragraphs, bullets }: ResumeEntry): Fields =>
  filled({
    name: title,
    entity: organisation,
    ...dates(duration),
    description: summary(paragraphs),
    highlights: bullets,
    ...exactly({ duration, details }),
  })

const skillGroups = (form: ResumeForm): Fields[] =>
  [
    { name: 'Skills', keywords: itemsOf(form.technicalSkills) },
    { name: 'Soft skills', keywords: itemsOf(form.softSkills) },
  ].filter(({ keywords }) => keywords.length > 0)

const language = (said: string): Fields => {
  const [, name, fluency] = /^([^()]+?) \(([^()]+)\)$/.exec(said) ?? []
  return name && fluency ? { language: name, fluency } : { language: said }
}

const basics = (form: ResumeForm, besides: readonly ResumeSection[]): Fields => {
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
    ...exactly({
      links: links.some(({ text, url }) => text !== url || !whole.some(link => link.text === text))
        ? Object.fromEntries(links.map(({ field, text }) => [field, text]))
        : undefined,
      sections: besides.map(({ title, paragraphs, bullets, entries }) =>
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
  // Text of these that stands above their entries has no field either.
  const above = [...of('work'), ...of('education')]
    .filter(({ paragraphs, bullets }) => paragraphs.length + bullets.length > 0)
    .map(section => ({ ...section, entries: [] }))
  const besides = [...of('other').filter(section => !isProjects(section)), ...above]
  return filled({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: basics(form, besides),
    work: entries('work').map(worked),
    education: entries('education').map(learnt),
    projects: projects.flatMap(section => section.entries.map(project)),
    skills: skillGroups(form),
    certificates: itemsOf(form.certifications).map(name => ({ name })),
    languages: itemsOf(form.languages).map(language),
    interests: itemsOf(form.interests).map(name => ({ name })),
    meta: { version: 'v1.0.0', ...exactly({ version: 1 }) },
  })
}
