import type { Fit, FitPart, Job } from '../../../api/jobs.ts'
import { careerLevels } from '../../../lists.ts'
import { countryName } from '../gazetteer.ts'
import { levelLabels, typeLabels } from '../kind-labels.ts'
import { mayApplyFrom } from '../open-to.ts'
import { isWithin } from '../places.ts'
import type { Alternatives, Place } from '../posting.ts'
import { familiesOf, familyOfSkill, nearness } from '../roles.ts'
import { skillKey } from '../skills.ts'
import { aside, close, own, type RoleNearness } from './role.ts'
import { kinds, type Level, type Seeker } from './seeker.ts'

/** The fields of a job that are compared. */
export type ComparedJob = Pick<
  Job,
  | 'title'
  | 'location'
  | 'workplace'
  | 'openTo'
  | 'sponsorsVisa'
  | 'type'
  | 'level'
  | 'yearsAsked'
  | 'pay'
  | 'skills'
> & { readonly places: readonly Place[]; readonly alternatives: Alternatives }

export type Outcome = Omit<FitPart, 'part'>

const unsaid = (says: string): Outcome => ({ fits: null, says })
const yes = (says: string): Outcome => ({ fits: true, says })
const no = (says: string): Outcome => ({ fits: false, says })

export const rolePart = ({ title }: ComparedJob, role: RoleNearness | null): Outcome => {
  if (role === null) return unsaid('You have not said what work you look for')
  if (role.title === '')
    return role.near >= close
      ? yes(`${title} is near what you can do`)
      : unsaid('You have not said which job you look for')
  if (role.near >= own) return yes(`${title} is your kind of work: ${role.title}`)
  if (role.near >= close) return yes(`${title} is close to ${role.title}`)
  return no(
    role.near >= aside
      ? `${title} is a step aside from ${role.title}`
      : `${title} is other work than ${role.title}`,
  )
}

const countryOf = (country: string | null): string => (country && countryName(country)) ?? 'your country'

/** Whether a person can get the job from where they live. */
export const openPart = (
  { places, workplace, openTo, sponsorsVisa }: ComparedJob,
  { country }: Pick<Seeker, 'country'>,
): Outcome => {
  if (country === null) return unsaid('You have not said in which country you live')
  const named = mayApplyFrom(openTo, country)
  if (workplace === 'remote' && named !== null)
    return named
      ? yes(`Remote, and open to ${countryOf(country)}`)
      : no(`Remote, but not open to ${countryOf(country)}`)
  const there = places.flatMap(place => place.country ?? [])
  if (there.length === 0)
    return unsaid(
      workplace === 'remote'
        ? 'Remote, but the advert does not say from which countries people may apply'
        : 'The advert names no country',
    )
  if (there.includes(country)) return yes(`In ${countryOf(country)}`)
  return sponsorsVisa && workplace !== 'remote'
    ? unsaid(`In ${countryOf(there[0] ?? null)}, and the advert speaks of a visa for people from abroad`)
    : no(`In ${countryOf(there[0] ?? null)}, and not open to ${countryOf(country)}`)
}

/** Whether the person would have to move to another country, with a visa. */
export const needsVisa = ({ places, workplace, sponsorsVisa }: ComparedJob, { country }: Seeker): boolean =>
  sponsorsVisa && workplace !== 'remote' && !places.some(place => place.country === country)

const levelWords: Readonly<Record<Level, string>> = {
  ...levelLabels,
  senior: 'Senior level',
  lead: 'Lead level',
  executive: 'Executive level',
}

/** Employers take people who have a year less than they ask for, and rarely those who lack four. */
const yearsForgiven = 1
const yearsOutOfReach = 4

/** How many years of experience a person lacks. */
const yearsMissing = ({ yearsAsked }: ComparedJob, { years }: Seeker): number =>
  yearsAsked === null || years === null ? 0 : Math.max(0, yearsAsked - years)

/** Whether a person has fewer years of experience than employers forgive. */
export const lacksYears = (job: ComparedJob, seeker: Seeker): boolean =>
  yearsMissing(job, seeker) > yearsForgiven

/** How many levels a job is above a person; null where one of them is not said. */
export const levelsAbove = (job: ComparedJob, seeker: Seeker): number | null => {
  if (yearsMissing(job, seeker) >= yearsOutOfReach) return 2
  return job.level === null || seeker.level === null
    ? null
    : careerLevels.indexOf(job.level) - careerLevels.indexOf(seeker.level)
}

const yearsWords = (years: number): string => `${years} ${years === 1 ? 'year' : 'years'}`

export const levelPart = (job: ComparedJob, seeker: Seeker): Outcome => {
  if (lacksYears(job, seeker) && job.yearsAsked !== null)
    return no(
      `Asks for ${yearsWords(job.yearsAsked)} of experience, ${seeker.saidYears === null ? 'more than yours' : `and you have ${seeker.saidYears}`}`,
    )
  const apart = Math.abs(levelsAbove(job, seeker) ?? 0)
  if (apart > 1 && job.level && seeker.level) return no(`${levelWords[job.level]}; yours is ${seeker.level}`)
  if (job.yearsAsked && seeker.saidYears !== null)
    return yes(`Asks for ${yearsWords(job.yearsAsked)} of experience, and you have ${seeker.saidYears}`)
  if (job.level === null) return unsaid('The advert names no level')
  if (seeker.level === null) return unsaid('You have not said your level')
  return yes(`${levelWords[job.level]}, ${apart === 0 ? 'the same as yours' : 'close to yours'}`)
}

/** Freelance work is work by contract. */
const meets = (offered: string, wanted: readonly string[]): boolean =>
  wanted.includes(offered) || (offered === 'contract' && wanted.includes('freelance'))

const looksForInternship = (title: string): boolean => familiesOf(title).includes('internship')

/** Whether a job is a place for students or volunteers, and the person has worked. */
export const isTooEarly = ({ type }: ComparedJob, { level }: Seeker): boolean =>
  (type === 'internship' || type === 'volunteer') && level !== null && level !== 'entry'

/** The kind of employment. Where the work is done is a matter of the place. */
export const typePart = (job: ComparedJob, seeker: Seeker): Outcome => {
  const { type } = job
  const { types, titles } = seeker
  if (type !== null && isTooEarly(job, seeker)) return no(`${typeLabels[type]}, and you have worked before`)
  if (type === null) return unsaid('The advert does not say what kind of work it is')
  if (type === 'internship' && titles.some(looksForInternship)) return yes('Internship, as you want it')
  const wanted = types.filter(each => kinds.includes(each))
  if (wanted.length === 0) return unsaid(`${typeLabels[type]}; you have not said what kind of work you want`)
  return meets(type, wanted)
    ? yes(`${typeLabels[type]}, as you want it`)
    : no(`${typeLabels[type]}, not what you look for`)
}

export const salaryPart = ({ pay }: ComparedJob, { salary }: Seeker): Outcome => {
  if (!pay?.nairaAMonth) return unsaid('The advert does not say what it pays')
  if (salary === null) return unsaid(`${pay.text}; you have not said what pay you want`)
  return pay.nairaAMonth >= salary
    ? yes(`${pay.text} is at least what you ask for`)
    : no(`${pay.text} is less than you ask for`)
}

/** Whether the person would have to move to the place, and is willing to. */
export const needsMove = (job: ComparedJob, { places, relocates, country }: Seeker): boolean => {
  if (job.workplace === 'remote' || !relocates) return false
  const there = job.places
  const isNear = there.some(place => places.some(wanted => isWithin(place, wanted) !== false))
  return !isNear && there.some(place => place.country !== null && place.country === country)
}

export const locationPart = (job: ComparedJob, seeker: Seeker): Outcome => {
  if (job.workplace === 'remote') return yes('Remote: you work from where you are')
  if (seeker.remoteOnly && job.workplace !== null) return no('Not remote, and you look for remote work only')
  const there = job.places
  if (there.length === 0) return unsaid('The advert names no place')
  if (seeker.places.length === 0) return unsaid('You have not said where you look for work')
  const near = there.flatMap(place => seeker.places.map(wanted => isWithin(place, wanted)))
  if (near.includes(true)) return yes(`${job.location}, where you look`)
  if (needsMove(job, seeker)) return yes(`${job.location}, and you are willing to relocate`)
  return near.includes(null)
    ? unsaid(`${job.location}: it does not say where exactly`)
    : no(`${job.location}, not where you look`)
}

/** Only the first skills that are asked for are compared, because a long advert lists every tool. */
const skillsCompared = 8

/** Whether a skill is the work that the person does: `Backend Development` of a backend developer. */
const isOwnWork = (skill: string, { families }: Seeker): boolean => {
  const family = familyOfSkill(skill)
  return family !== undefined && [...families].some(([one, weight]) => weight * nearness(one, family) >= own)
}

/** What a job asks for, in the order of its skills. Of each group, one skill is enough. */
const groupsAsked = ({ skills, alternatives }: ComparedJob): Alternatives => [
  ...new Set(skills.map(skill => alternatives.find(group => group.includes(skill)) ?? [skill])),
]

/** The skills that the person has, one of each group, and what they lack: `Python or R`. */
export const compareSkills = (job: ComparedJob, seeker: Seeker): Fit['skills'] => {
  const asked = groupsAsked(job).slice(0, skillsCompared)
  const has = (skill: string): boolean => seeker.skills.has(skillKey(skill)) || isOwnWork(skill, seeker)
  return {
    had: asked.flatMap(group => group.find(has) ?? []),
    missing: asked.filter(group => !group.some(has)).map(group => group.join(' or ')),
  }
}

export const skillsPart = ({ had, missing }: Fit['skills'], { skills }: Seeker): Outcome => {
  const asked = had.length + missing.length
  if (asked === 0) return unsaid('The advert names no skills that we know')
  if (skills.size === 0 && had.length === 0) return unsaid('Your profile names no skills')
  return {
    fits: had.length * 2 >= asked,
    says:
      asked === 1
        ? `You ${had.length === 1 ? 'have' : 'do not have'} the one skill that the advert asks for`
        : `You have ${had.length} of the ${asked === skillsCompared ? 'first ' : ''}${asked} skills that the advert asks for`,
  }
}
