import type * as z from 'zod/mini'
import type { Job, Match, matchPart } from '../../api/jobs.ts'
import type { Preferences } from '../../api/preferences.ts'
import type { Profile } from '../../api/profile.ts'
import { careerLevels, type employmentTypes, type workplaces } from '../../lists.ts'
import { nairaOf } from './currencies.ts'
import { mayApplyFrom } from './open-to.ts'
import { isWithin, placesOf } from './places.ts'
import type { Place } from './posting.ts'
import { skillKey } from './skills.ts'

type Part = z.infer<typeof matchPart>
type Outcome = Omit<Part, 'part'>
/** The fields of a job that are compared. */
export type MatchedJob = Pick<Job, 'location' | 'workplace' | 'openTo' | 'type' | 'level' | 'pay' | 'skills'>

/** Only the first skills are compared, because a long advert lists every tool. */
const skillsCompared = 8
const weights: Readonly<Record<Part['part'], number>> = {
  skills: 50,
  location: 20,
  type: 10,
  salary: 10,
  level: 10,
}

const unsaid = (says: string): Outcome => ({ fits: null, says })

const remotely = ({ openTo }: MatchedJob, { country }: Seeker): Outcome => {
  const may = country === null ? null : mayApplyFrom(openTo, country)
  if (may === null) return unsaid('Remote, but the advert does not say from which countries people may apply')
  return may
    ? { fits: true, says: 'Remote, and open to where you live' }
    : { fits: false, says: 'Remote, but not open to where you live' }
}

const location = (job: MatchedJob, seeker: Seeker): Outcome => {
  if (job.workplace === 'remote') return remotely(job, seeker)
  if (seeker.remoteOnly && job.workplace !== null)
    return { fits: false, says: 'Not remote, and you look for remote work only' }
  const there = placesOf(job.location)
  if (there.length === 0) return unsaid('The advert names no place')
  if (seeker.places.length === 0) return unsaid('You have not said where you look for work')
  const near = there.flatMap(place => seeker.places.map(wanted => isWithin(place, wanted)))
  if (near.includes(true)) return { fits: true, says: `${job.location}, where you look` }
  if (seeker.relocates && there.some(({ country }) => country !== null && country === seeker.country))
    return { fits: true, says: `${job.location}, and you are willing to relocate` }
  return near.includes(null)
    ? unsaid(`${job.location}: it does not say where exactly`)
    : { fits: false, says: `${job.location}, not where you look` }
}

const typeWords: Readonly<Record<(typeof employmentTypes)[number] | (typeof workplaces)[number], string>> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Internship',
  volunteer: 'Volunteer work',
  onsite: 'Onsite',
  hybrid: 'Hybrid',
  remote: 'Remote',
}
const arrangements: readonly string[] = ['onsite', 'hybrid', 'remote']

/** Freelance work is work by contract. */
const meets = (offered: string, wanted: readonly string[]): boolean =>
  wanted.includes(offered) || (offered === 'contract' && wanted.includes('freelance'))

const type = (job: MatchedJob, { types }: Seeker): Outcome => {
  const [places, kinds] = [
    types.filter(wanted => arrangements.includes(wanted)),
    types.filter(wanted => !arrangements.includes(wanted)),
  ]
  const compared = [
    { offered: job.workplace, wanted: places },
    { offered: job.type, wanted: kinds },
  ].flatMap(({ offered, wanted }) => (offered && wanted.length > 0 ? [{ offered, wanted }] : []))
  if (compared.length === 0)
    return unsaid(
      types.length > 0
        ? 'The advert does not say what kind of work it is'
        : 'You have not said what kind of work you want',
    )
  const words = compared.map(({ offered }) => typeWords[offered]).join(', ')
  const fits = compared.every(({ offered, wanted }) => meets(offered, wanted))
  return { fits, says: fits ? `${words}, as you want it` : `${words}, not what you look for` }
}

const salary = ({ pay }: MatchedJob, seeker: Seeker): Outcome => {
  if (!pay?.nairaAMonth) return unsaid('The advert does not say what it pays')
  if (seeker.salary === null) return unsaid('You have not said what pay you want')
  return pay.nairaAMonth >= seeker.salary
    ? { fits: true, says: `${pay.text} is at least what you ask for` }
    : { fits: false, says: `${pay.text} is less than you ask for` }
}

const levelWords: Readonly<Record<(typeof careerLevels)[number], string>> = {
  entry: 'Entry level',
  mid: 'Mid level',
  senior: 'Senior level',
  lead: 'Lead level',
  executive: 'Executive level',
}

const level = (job: MatchedJob, seeker: Seeker): Outcome => {
  if (job.level === null) return unsaid('The advert names no level')
  if (seeker.level === null) return unsaid('You have not said your level')
  const apart = Math.abs(careerLevels.indexOf(job.level) - careerLevels.indexOf(seeker.level))
  return apart <= 1
    ? {
        fits: true,
        says: `${levelWords[job.level]}, ${apart === 0 ? 'the same as yours' : 'close to yours'}`,
      }
    : { fits: false, says: `${levelWords[job.level]}; yours is ${seeker.level}` }
}

const compareSkills = (job: MatchedJob, { skills }: Seeker) => {
  const own = new Set(skills.map(skillKey))
  const asked = job.skills.slice(0, skillsCompared)
  return {
    had: asked.filter(skill => own.has(skillKey(skill))),
    missing: asked.filter(skill => !own.has(skillKey(skill))),
  }
}

const skillsPart = ({ had, missing }: Match['skills'], { skills }: Seeker): Outcome => {
  const asked = had.length + missing.length
  if (asked === 0) return unsaid('The advert names no skills that we know')
  if (skills.length === 0) return unsaid('Your profile names no skills')
  return {
    fits: had.length * 2 >= asked,
    says: `You have ${had.length} of the ${asked} skills that the advert names`,
  }
}

/** How much of a part is met, 0 to 1: skills by their number, the other parts fully or not at all. */
const shareOf = ({ part, fits }: Part, { had, missing }: Match['skills']): number =>
  part === 'skills' ? had.length / (had.length + missing.length) : Number(fits)

/**
 * How well a job fits a person; null when there is nothing to compare. Computed without a model, so the same job and
 * person always give the same match. Each skill counts once, and so does each other part.
 */
export const matchOf = (
  job: MatchedJob,
  profile: Profile | null,
  preferences: Preferences | null,
): Match | null => {
  const seeker = seekerOf(profile, preferences)
  const skills = compareSkills(job, seeker)
  const parts: Part[] = [
    { part: 'skills', ...skillsPart(skills, seeker) },
    { part: 'location', ...location(job, seeker) },
    { part: 'type', ...type(job, seeker) },
    { part: 'salary', ...salary(job, seeker) },
    { part: 'level', ...level(job, seeker) },
  ]
  const known = parts.filter(({ fits }) => fits !== null)
  if (known.length === 0) return null
  const [countsSkills, others] = [
    known.some(({ part }) => part === 'skills'),
    known.filter(({ part }) => part !== 'skills'),
  ]
  const compared = countsSkills ? skills : { had: [], missing: [] }
  const weight = known.reduce((sum, { part }) => sum + weights[part], 0)
  const reached = known.reduce((sum, it) => sum + weights[it.part] * shareOf(it, skills), 0)
  return {
    score: Math.round((100 * reached) / weight),
    met: compared.had.length + others.filter(({ fits }) => fits).length,
    of: compared.had.length + compared.missing.length + others.length,
    skills: compared,
    parts,
  }
}

/** What is known of a person, as far as a job can be compared with it. Unknown values are empty or null. */
type Seeker = {
  /** As they write them. */
  readonly skills: readonly string[]
  readonly places: readonly Place[]
  /** Of the country that they live in, ISO 3166 alpha-2. */
  readonly country: string | null
  readonly relocates: boolean
  readonly remoteOnly: boolean
  /** `onsite`, `hybrid`, `remote`, and kinds of employment. */
  readonly types: readonly string[]
  /** At least, roughly, in naira a month. */
  readonly salary: number | null
  readonly level: (typeof careerLevels)[number] | null
}

const homeOf = (profile: Profile | null): string =>
  [profile?.location, profile?.state, profile?.country].filter(Boolean).join(', ')

const salaryOf = (preferences: Preferences | null, profile: Profile | null): number | null => {
  const [said] = [preferences, profile].filter(it => it?.salaryMin != null && it.salaryMin > 0)
  return said?.salaryMin != null ? nairaOf(said.salaryMin, said.currency) : null
}

/** The preferences come first, because they are about the wanted job; the profile fills the gaps. */
const seekerOf = (profile: Profile | null, preferences: Preferences | null): Seeker => {
  // A person who lives in Yaba looks for work in all of Lagos.
  const home = placesOf(homeOf(profile)).map(place => ({ ...place, city: place.state ? null : place.city }))
  const wanted = (preferences?.locations ?? []).flatMap(placesOf)
  const types = [preferences?.jobTypes ?? [], profile?.jobTypes ?? []].find(list => list.length > 0) ?? []
  return {
    skills: [...(profile?.skills ?? []), ...(profile?.techStack ?? [])],
    places: wanted.length > 0 ? wanted : home,
    country: home[0]?.country ?? null,
    relocates: profile?.willingToRelocate ?? false,
    remoteOnly: preferences?.remoteOnly ?? false,
    types: types.map(type => type.toLowerCase()),
    salary: salaryOf(preferences, profile),
    level: profile?.careerLevel ?? preferences?.experienceLevel ?? profile?.experienceLevel ?? null,
  }
}
