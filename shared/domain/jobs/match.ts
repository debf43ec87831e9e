import type * as z from 'zod/mini'
import type { Job, Match, matchPart } from '../../api/jobs.ts'
import type { Preferences } from '../../api/preferences.ts'
import type { Profile } from '../../api/profile.ts'
import { careerLevels, type employmentTypes, type workplaces } from '../../lists.ts'
import { mayApplyFrom } from './open-to.ts'
import { isWithin, placesOf } from './places.ts'
import { skillKey } from './skills.ts'
import { type Wishes, wishesOf } from './wishes.ts'

type Part = z.infer<typeof matchPart>
type Outcome = Omit<Part, 'part'>
/** What of a job is compared. */
export type MatchedJob = Pick<Job, 'location' | 'workplace' | 'openTo' | 'type' | 'level' | 'pay' | 'skills'>

/** A long advert names every tool there is: the first ones are those that it is about. */
const skillsCompared = 8
const weights: Readonly<Record<Part['part'], number>> = {
  skills: 50,
  location: 20,
  type: 10,
  salary: 10,
  level: 10,
}

const unsaid = (says: string): Outcome => ({ fits: null, says })

const remotely = ({ openTo }: MatchedJob, { country }: Wishes): Outcome => {
  const may = country === null ? null : mayApplyFrom(openTo, country)
  if (may === null) return unsaid('Remote; it does not say who may apply from where')
  return may
    ? { fits: true, says: 'Remote, and open to where you live' }
    : { fits: false, says: 'Remote, but not open to where you live' }
}

const location = (job: MatchedJob, wishes: Wishes): Outcome => {
  if (job.workplace === 'remote') return remotely(job, wishes)
  if (wishes.remoteOnly && job.workplace !== null)
    return { fits: false, says: 'Not remote, and you look for remote work only' }
  const there = placesOf(job.location)
  if (there.length === 0) return unsaid('The advert names no place')
  if (wishes.places.length === 0) return unsaid('You have not said where you look')
  const near = there.flatMap(place => wishes.places.map(wanted => isWithin(place, wanted)))
  if (near.includes(true)) return { fits: true, says: `${job.location}, where you look` }
  if (wishes.relocates && there.some(({ country }) => country !== null && country === wishes.country))
    return { fits: true, says: `${job.location}, and you would move` }
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
  onsite: 'On site',
  hybrid: 'Hybrid',
  remote: 'Remote',
}
const arrangements: readonly string[] = ['onsite', 'hybrid', 'remote']

/** Freelance work is work by contract. */
const meets = (offered: string, wanted: readonly string[]): boolean =>
  wanted.includes(offered) || (offered === 'contract' && wanted.includes('freelance'))

const type = (job: MatchedJob, { types }: Wishes): Outcome => {
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
      types.length > 0 ? 'The advert does not say what kind of work it is' : 'You have not said what kind',
    )
  const words = compared.map(({ offered }) => typeWords[offered]).join(', ')
  const fits = compared.every(({ offered, wanted }) => meets(offered, wanted))
  return { fits, says: fits ? `${words}, as you want it` : `${words}, not what you look for` }
}

const salary = ({ pay }: MatchedJob, wishes: Wishes): Outcome => {
  if (!pay?.nairaAMonth) return unsaid('The advert does not say what it pays')
  if (wishes.salary === null) return unsaid('You have not said what you ask')
  return pay.nairaAMonth >= wishes.salary
    ? { fits: true, says: `${pay.text} reaches what you ask` }
    : { fits: false, says: `${pay.text} is less than you ask` }
}

const levelWords: Readonly<Record<(typeof careerLevels)[number], string>> = {
  entry: 'Entry level',
  mid: 'Mid level',
  senior: 'Senior level',
  lead: 'Lead level',
  executive: 'Executive level',
}

const level = (job: MatchedJob, wishes: Wishes): Outcome => {
  if (job.level === null) return unsaid('The advert names no level')
  if (wishes.level === null) return unsaid('You have not said your level')
  const apart = Math.abs(careerLevels.indexOf(job.level) - careerLevels.indexOf(wishes.level))
  return apart <= 1
    ? { fits: true, says: `${levelWords[job.level]}, ${apart === 0 ? 'as yours' : 'next to yours'}` }
    : { fits: false, says: `${levelWords[job.level]}; yours is ${wishes.level}` }
}

const compareSkills = (job: MatchedJob, { skills }: Wishes) => {
  const own = new Set(skills.map(skillKey))
  const asked = job.skills.slice(0, skillsCompared)
  return {
    had: asked.filter(skill => own.has(skillKey(skill))),
    missing: asked.filter(skill => !own.has(skillKey(skill))),
  }
}

const skillsPart = ({ had, missing }: Match['skills'], { skills }: Wishes): Outcome => {
  const asked = had.length + missing.length
  if (asked === 0) return unsaid('The advert names no skills that we know')
  if (skills.length === 0) return unsaid('Your profile names no skills')
  return {
    fits: had.length * 2 >= asked,
    says: `You have ${had.length} of the ${asked} skills that it names`,
  }
}

/** How much of a part is met, 0 to 1: skills by their number, the others wholly or not at all. */
const shareOf = ({ part, fits }: Part, { had, missing }: Match['skills']): number =>
  part === 'skills' ? had.length / (had.length + missing.length) : Number(fits)

/**
 * How well a job fits a person, from what both sides say; null where they say nothing that can be compared. Computed
 * without a model: the same job and person give the same match. Each skill counts for one thing, and so does each part.
 */
export const matchOf = (
  job: MatchedJob,
  profile: Profile | null,
  preferences: Preferences | null,
): Match | null => {
  const wishes = wishesOf(profile, preferences)
  const skills = compareSkills(job, wishes)
  const parts: Part[] = [
    { part: 'skills', ...skillsPart(skills, wishes) },
    { part: 'location', ...location(job, wishes) },
    { part: 'type', ...type(job, wishes) },
    { part: 'salary', ...salary(job, wishes) },
    { part: 'level', ...level(job, wishes) },
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
