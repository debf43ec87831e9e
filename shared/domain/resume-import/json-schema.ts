import * as z from 'zod/mini'

// What is of another kind than the schema says counts as not said: it may still be found among what has no place.
const text = z.catch(
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform(said => String(said).normalize('NFC').trim()),
  ),
  '',
)
const listOf = <Item extends z.ZodMiniType>(item: Item) => z.catch(z.array(item), [])
/** A text by itself, where the schema has an object with a name. */
const named = z.union([
  z.pipe(
    z.string(),
    z.transform(name => ({ name })),
  ),
  z.object({ name: text }),
])

const exactly = z.catch(z.object({ duration: text }), { duration: '' })
const times = { startDate: text, endDate: text, 'x-aiki': exactly }

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

const nobody = {
  name: '',
  label: '',
  email: '',
  phone: '',
  url: '',
  website: '',
  summary: '',
  location: { address: '', city: '', region: '', countryCode: '' },
  profiles: [],
  'x-aiki': { links: { linkedinUrl: '', portfolioUrl: '', githubUrl: '' } },
}
const links = z.object({ linkedinUrl: text, portfolioUrl: text, githubUrl: text })

/** JSON Resume as people and programs write it: everything may be missing, or be something else. */
export const jsonResume = z.object({
  basics: z.catch(
    z.object({
      name: text,
      label: text,
      email: text,
      phone: text,
      url: text,
      website: text,
      summary: text,
      location: z.catch(
        z.union([
          z.pipe(
            z.string(),
            z.transform(city => ({ ...nobody.location, city: city.trim() })),
          ),
          z.object({ address: text, city: text, region: text, countryCode: text }),
        ]),
        nobody.location,
      ),
      profiles: listOf(z.catch(z.object({ network: text, url: text }), { network: '', url: '' })),
      'x-aiki': z.catch(z.object({ links }), nobody['x-aiki']),
    }),
    nobody,
  ),
  work: listOf(z.catch(z.nullable(job), null)),
  volunteer: listOf(z.catch(z.nullable(job), null)),
  education: listOf(z.catch(z.nullable(study), null)),
  skills: listOf(
    z.catch(
      z.union([
        z.pipe(
          z.string(),
          z.transform(name => ({ name, level: '', keywords: [] })),
        ),
        z.object({ name: text, level: text, keywords: listOf(text) }),
      ]),
      { name: '', level: '', keywords: [] },
    ),
  ),
  certificates: listOf(z.catch(named, { name: '' })),
  languages: listOf(
    z.catch(
      z.union([
        z.pipe(
          z.string(),
          z.transform(language => ({ language, fluency: '' })),
        ),
        z.object({ language: text, fluency: text }),
      ]),
      { language: '', fluency: '' },
    ),
  ),
  interests: listOf(
    z.catch(
      z.union([
        z.pipe(
          z.string(),
          z.transform(name => ({ name, keywords: [] })),
        ),
        z.object({ name: text, keywords: listOf(text) }),
      ]),
      { name: '', keywords: [] },
    ),
  ),
})
export type JsonResume = z.infer<typeof jsonResume>
