import * as z from 'zod/mini'
import { withoutMarkup } from '../markup.ts'
import { joinedText, listOf, text } from './lenient-fields.ts'

// The JSON that Reactive Resume exports. Version 4 and version 5 name some fields differently: each schema has both
// names. Items and sections that the person hid are left out, because they are not part of that resume.

/** Rich text is HTML there. Each block or item of a list becomes a line. */
const richText = z.pipe(
  text,
  z.transform(html =>
    withoutMarkup(html)
      .split('\n')
      .map(line => line.trim())
      .filter(line => line !== '')
      .join('\n'),
  ),
)

const address = z.catch(
  z.pipe(
    z.object({ url: text, href: text }),
    z.transform(({ url, href }) => url || href),
  ),
  '',
)
const shown = { hidden: z.catch(z.boolean(), false), visible: z.catch(z.boolean(), true) }
type Shown = { readonly hidden: boolean; readonly visible: boolean }
const isShown = ({ hidden, visible }: Shown): boolean => visible && !hidden

const itemsOf = <Item extends Shown>(item: z.ZodMiniType<Item>) =>
  z.catch(
    z.pipe(
      z.object({ ...shown, items: listOf(item) }),
      z.transform(section => (isShown(section) ? section.items.filter(isShown) : [])),
    ),
    [],
  )

const role = z.object({ position: text, period: text, description: richText })
const job = z.object({
  ...shown,
  company: text,
  position: text,
  location: text,
  period: text,
  date: text,
  description: richText,
  summary: richText,
  roles: listOf(role),
})
const study = z.object({
  ...shown,
  school: text,
  institution: text,
  degree: text,
  studyType: text,
  area: text,
  grade: text,
  score: text,
  period: text,
  date: text,
  description: richText,
  summary: richText,
})
const named = z.object({ ...shown, name: text, keywords: listOf(text) })
const other = z.object({
  ...shown,
  name: text,
  title: text,
  organization: text,
  position: text,
  location: text,
  phone: text,
  awarder: text,
  publisher: text,
  issuer: text,
  period: text,
  date: text,
  description: richText,
  summary: richText,
})
type Other = z.infer<typeof other>
const language = z.object({ ...shown, language: text, name: text, fluency: text, description: text })
const profile = z.object({ ...shown, network: text, username: text, website: address, url: address })

const summary = z.catch(z.object({ ...shown, content: richText }), {
  hidden: false,
  visible: true,
  content: '',
})

const reactiveResume = z.object({
  basics: z.object({
    name: text,
    headline: text,
    email: text,
    phone: text,
    location: text,
    website: address,
    url: address,
    customFields: listOf(z.object({ text, name: text, value: text })),
  }),
  summary,
  sections: z.object({
    summary,
    experience: itemsOf(job),
    education: itemsOf(study),
    skills: itemsOf(named),
    languages: itemsOf(language),
    certifications: itemsOf(other),
    profiles: itemsOf(profile),
    interests: itemsOf(named),
    volunteer: itemsOf(other),
    references: itemsOf(other),
    projects: itemsOf(other),
    awards: itemsOf(other),
    publications: itemsOf(other),
  }),
})
type Sections = z.infer<typeof reactiveResume>['sections']

const times = (duration: string) => ({ 'x-aiki': { duration } })

/** Roles under one employer are jobs of their own. */
const worksOf = ({
  company,
  position,
  location,
  period,
  date,
  description,
  summary,
  roles,
}: z.infer<typeof job>) => {
  const of = (title: string, duration: string, done: string) => ({
    name: company,
    position: title,
    location,
    highlights: done.split('\n'),
    ...times(duration),
  })
  if (roles.length === 0) return [of(position, period || date, description || summary)]
  return roles.map(each => of(each.position, each.period, each.description))
}

const lineOf = (item: Other): string =>
  joinedText([
    item.name || item.title,
    item.position,
    item.organization || item.awarder || item.publisher,
    item.phone,
    item.period || item.date,
    item.description || item.summary,
  ])

const restOf = ({ projects, awards, publications }: Sections) => ({
  projects: projects.map(lineOf),
  awards: awards.map(lineOf),
  publications: publications.map(lineOf),
})

/** The same resume in the JSON Resume schema; null: the value is no export of Reactive Resume. */
export const jsonResumeOfReactiveResume = (value: unknown): unknown => {
  const parsed = reactiveResume.safeParse(value)
  if (!parsed.success) return null
  const { basics, sections, summary } = parsed.data
  return {
    basics: {
      name: basics.name,
      label: basics.headline,
      email: basics.email,
      phone: basics.phone,
      location: basics.location,
      url: basics.website || basics.url,
      summary: [summary, sections.summary].find(each => isShown(each) && each.content !== '')?.content ?? '',
      profiles: sections.profiles.map(({ network, username, website, url }) => ({
        network,
        url: website || url || username,
      })),
    },
    work: sections.experience.flatMap(worksOf),
    volunteer: sections.volunteer.map(item => ({
      name: item.organization,
      position: item.position,
      location: item.location,
      highlights: (item.description || item.summary).split('\n'),
      ...times(item.period || item.date),
    })),
    education: sections.education.map(item => ({
      institution: item.school || item.institution,
      studyType: item.degree || item.studyType,
      area: item.area,
      score: item.grade || item.score,
      ...times(item.period || item.date),
      courses: (item.description || item.summary).split('\n'),
    })),
    skills: sections.skills.map(({ name, keywords }) => ({ name, keywords })),
    languages: sections.languages.map(item => ({
      language: item.language || item.name,
      fluency: item.fluency || item.description,
    })),
    interests: sections.interests.map(({ name, keywords }) => ({ name, keywords })),
    certificates: sections.certifications.map(item => ({
      name: item.title || item.name,
      issuer: item.issuer,
      date: item.date || item.period,
    })),
    references: sections.references.map(item => ({ name: lineOf(item) })),
    other: basics.customFields.map(field => field.text || joinedText([field.name, field.value])),
    ...restOf(sections),
  }
}
