import * as z from 'zod/mini'
import { listOf, text } from './lenient-fields.ts'

// JSON Resume as people and programs write it: everything may be missing. What is of another kind than the schema says
// counts as missing: it may still be found among what has no place in the form.

/** An object of the schema, or a text in its place, which is the value of one field. */
const objectOrText = <Fields>(fields: z.ZodMiniType<Fields>, of: (given: string) => NoInfer<Fields>) =>
  z.catch<z.ZodMiniType<Fields>>(z.union([z.pipe(z.string(), z.transform(of)), fields]), () => of(''))

const times = {
  startDate: text,
  endDate: text,
  'x-aiki': z.catch(z.object({ duration: text }), { duration: '' }),
}

const job = z.object({
  name: text,
  company: text,
  organization: text,
  position: text,
  location: text,
  summary: text,
  description: text,
  highlights: listOf(text),
  ...times,
})
export type JsonJob = z.infer<typeof job>

const study = z.object({ institution: text, area: text, studyType: text, score: text, gpa: text, ...times })
export type JsonStudy = z.infer<typeof study>

const location = objectOrText(
  z.object({ address: text, city: text, region: text, countryCode: text }),
  given => ({ address: '', city: given.trim(), region: '', countryCode: '' }),
)
const noLinks = { linkedinUrl: '', portfolioUrl: '', githubUrl: '' }
const ourLinks = z.catch(
  z.object({ links: z.object({ linkedinUrl: text, portfolioUrl: text, githubUrl: text }) }),
  { links: noLinks },
)
const basics = z.object({
  name: text,
  label: text,
  email: text,
  phone: text,
  url: text,
  website: text,
  summary: text,
  location,
  profiles: listOf(z.catch(z.object({ network: text, url: text }), { network: '', url: '' })),
  'x-aiki': ourLinks,
})

const withKeywords = (name: string) => ({ name, level: '', keywords: [] })

export const jsonResume = z.object({
  basics: z.catch(basics, basics.parse({})),
  work: listOf(job),
  volunteer: listOf(job),
  education: listOf(study),
  skills: listOf(objectOrText(z.object({ name: text, level: text, keywords: listOf(text) }), withKeywords)),
  certificates: listOf(
    objectOrText(z.object({ name: text, issuer: text, date: text }), name => ({
      name,
      issuer: '',
      date: '',
    })),
  ),
  references: listOf(
    objectOrText(z.object({ name: text, reference: text }), name => ({ name, reference: '' })),
  ),
  languages: listOf(
    objectOrText(z.object({ language: text, fluency: text }), language => ({ language, fluency: '' })),
  ),
  interests: listOf(
    objectOrText(z.object({ name: text, keywords: listOf(text) }), name => ({ name, keywords: [] })),
  ),
})
export type JsonResume = z.infer<typeof jsonResume>
