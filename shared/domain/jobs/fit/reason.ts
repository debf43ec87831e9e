import type { FitPart } from '../../../api/jobs.ts'
import type { FitWord } from '../../../lists.ts'
import { countryName, metropolisAround } from '../gazetteer.ts'
import { type ComparedJob, lacksYears } from './parts.ts'
import { close, isOtherWork, own, type RoleNearness } from './role.ts'
import type { Seeker } from './seeker.ts'

type Found = {
  readonly role: RoleNearness | null
  readonly parts: Readonly<Record<FitPart['part'], Omit<FitPart, 'part'>>>
  readonly word: FitWord
  readonly above: number | null
}

const roleWords = (role: RoleNearness | null, skillsFit: boolean | null, isForBeginners: boolean): string => {
  if (role === null) return skillsFit ? 'Your skills' : 'Work of any kind'
  if (isOtherWork(role)) return 'Other work than yours'
  if (role.title === '') {
    if (role.near < close) return 'In any field'
    return isForBeginners ? 'For beginners' : 'Near what you do'
  }
  if (role.near >= own) return 'Your role'
  if (role.near >= close) return 'Close to your role'
  return 'A step aside'
}

const townOf = ([place]: ComparedJob['places']): string => place?.city ?? place?.state ?? ''

/** The city of a quarter says more of a place that is far away. */
const farTownOf = (places: ComparedJob['places']): string =>
  (places[0] && metropolisAround(places[0])) ?? townOf(places)

const whereOf = (job: ComparedJob, { country }: Seeker, parts: Found['parts']): string => {
  if (job.workplace === 'remote')
    return parts.open.fits && country ? `open to ${countryName(country) ?? 'you'}` : 'remote'
  const town = parts.location.fits === false ? farTownOf(job.places) : townOf(job.places)
  return town === '' ? '' : `in ${town}`
}

const typeReasons = {
  'full-time': 'full-time',
  'part-time': 'part-time',
  contract: 'on contract',
  temporary: 'temporary',
  internship: 'an internship',
  volunteer: 'unpaid',
} as const satisfies Record<NonNullable<ComparedJob['type']>, string>

/** The reason in about five words: what speaks against a job, or else where it is. */
export const reasonOf = (job: ComparedJob, seeker: Seeker, { role, parts, word, above }: Found): string => {
  if (word === 'closed') {
    const home = seeker.country && countryName(seeker.country)
    return `Not open to ${home || 'your country'}`
  }
  const isForBeginners = seeker.level === 'entry' && (above ?? 0) < 1 && (job.yearsAsked ?? 0) < 1
  const what = roleWords(role, parts.skills.fits, isForBeginners)
  if (word === 'other') return what
  const against = [
    ...(lacksYears(job, seeker) ? [`asks for ${job.yearsAsked} years`] : []),
    ...(above !== null && above > 1 ? ['for more experience'] : []),
    ...(above !== null && above < -1 ? ['for less experience'] : []),
    ...(parts.location.fits === false ? [whereOf(job, seeker, parts) || 'elsewhere'] : []),
    ...(parts.type.fits === false && job.type ? [typeReasons[job.type]] : []),
    ...(parts.salary.fits === false ? ['lower pay'] : []),
  ][0]
  const after = against ? `but ${against}` : whereOf(job, seeker, parts)
  return after === '' ? what : `${what}, ${after}`
}
