import * as z from 'zod'
import { type Preferences, preferences } from '../../shared/api/preferences.ts'
import { type Profile, profile } from '../../shared/api/profile.ts'
import { firstProfile } from '../../shared/domain/profile.ts'
import { readJson } from './adverts.ts'

/** The keys of adverts by their grade for a person: 3 to apply for today, 2 good, 1 a stretch, 0 not for this person. */
const grades = z.strictObject({ 3: z.string(), 2: z.string(), 1: z.string(), 0: z.string() })

const person = z.strictObject({
  id: z.string(),
  about: z.string(),
  /** Some fields of a profile and of the preferences. The others are not filled in. */
  profile: z.record(z.string(), z.unknown()),
  preferences: z.record(z.string(), z.unknown()),
  /** By one judge, and by another who had not seen these. */
  grades,
  second: grades,
})

type Grades = ReadonlyMap<string, number>

export type JudgedPerson = {
  readonly id: string
  readonly profile: Profile
  readonly preferences: Preferences
  /** The mean of the grades of two judges. */
  readonly grades: Grades
  /** The grades of each judge alone. */
  readonly judges: readonly Grades[]
}

const emptyPreferences: Preferences = {
  jobTitles: [],
  jobTypes: [],
  locations: [],
  industries: [],
  keywords: [],
  excludedCompanies: [],
  experienceLevel: null,
  salaryMin: null,
  salaryMax: null,
  currency: 'NGN',
  remoteOnly: false,
  autoApplyEnabled: false,
  version: 1,
  updatedAt: null,
}

const keysOf = (text: string): string[] => text.split(' ').filter(Boolean)

const gradesOf = (graded: z.infer<typeof grades>): Grades =>
  new Map(
    ([3, 2, 1, 0] as const).flatMap(grade =>
      keysOf(graded[grade]).map((key): [string, number] => [key, grade]),
    ),
  )

/** People who were invented and judged by somebody who had not seen the rules of the fit. */
export const judgedPeople = (now: Date): JudgedPerson[] =>
  readJson('people.json', z.array(person)).map(({ id, grades, second, ...said }) => {
    const [one, other] = [gradesOf(grades), gradesOf(second)]
    return {
      id,
      profile: profile.parse({
        ...firstProfile({ email: `${id}@example.com`, name: id, answers: null }, now),
        ...said.profile,
      }),
      preferences: preferences.parse({ ...emptyPreferences, ...said.preferences }),
      grades: new Map([...one].map(([key, grade]) => [key, (grade + (other.get(key) ?? grade)) / 2])),
      judges: [one, other],
    }
  })
