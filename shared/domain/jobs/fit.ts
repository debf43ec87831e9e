import type { Fit, FitPart } from '../../api/jobs.ts'
import type { FitWord } from '../../lists.ts'
import {
  type ComparedJob,
  compareSkills,
  isTooEarly,
  levelPart,
  levelsAbove,
  locationPart,
  needsMove,
  needsVisa,
  openPart,
  rolePart,
  salaryPart,
  skillsPart,
  typePart,
} from './fit/parts.ts'
import { reasonOf } from './fit/reason.ts'
import { close, isOtherWork, own, type RoleNearness, roleNearness, unknownRole } from './fit/role.ts'
import type { Seeker } from './fit/seeker.ts'

export type { ComparedJob } from './fit/parts.ts'
export { countryOfPerson, type Seeker, seekerOf } from './fit/seeker.ts'

type Parts = Readonly<Record<FitPart['part'], Omit<FitPart, 'part'>>>

/** The points of a role that is the person's own, and of each condition: where it fits, is not said, or does not fit. */
const rolePoints = 56
const points: Readonly<
  Record<Exclude<FitPart['part'], 'role' | 'open' | 'skills'>, readonly [number, number, number]>
> = {
  level: [13, 9, -2],
  location: [16, 8, -34],
  type: [6, 4, -4],
  salary: [5, 3, -3],
}
/** The points of all skills that an advert names, and those of an advert that names none. */
const skillPoints = 8
const unknownSkills = 3
/** A job two levels above the person is out of reach. A job below is only dull. */
const farAbove = -10
/** An internship for somebody who has worked. */
const tooEarly = -14
/** A place to which the person would have to move. */
const afterMoving = 6
/** The conditions of other work matter less, so that they can't outweigh the role. */
const leastConditions = 0.3
const pointsOf = (part: keyof typeof points, { fits }: Omit<FitPart, 'part'>): number => {
  const [yes, unsaid, no] = points[part]
  return fits === null ? unsaid : fits ? yes : no
}

const skillsOf = ({ had, missing }: Fit['skills']): number =>
  had.length + missing.length === 0
    ? unknownSkills
    : (skillPoints * had.length) / (had.length + missing.length)

/** What was compared of a job and a person. */
type Compared = {
  readonly role: RoleNearness | null
  readonly parts: Parts
  readonly skills: Fit['skills']
  /** How many levels the job is above the person. */
  readonly above: number | null
  /** Whether the person would have to move, and is willing to. */
  readonly moves: boolean
  /** Whether it is a place for students, and the person has worked. */
  readonly isTooEarly: boolean
}

const conditionsOf = ({ parts, skills, above, moves, isTooEarly }: Compared): number =>
  (above !== null && above > 1 ? farAbove : pointsOf('level', parts.level)) +
  (moves ? afterMoving : pointsOf('location', parts.location)) +
  (isTooEarly ? tooEarly : pointsOf('type', parts.type)) +
  pointsOf('salary', parts.salary) +
  skillsOf(skills)

const scoreOf = (compared: Compared): number => {
  const near = compared.role?.near ?? unknownRole
  const conditions = conditionsOf(compared) * (leastConditions + (1 - leastConditions) * near)
  return Math.max(0, Math.min(100, rolePoints * near + conditions))
}

/**
 * The scores of each word, so that no list has a Stretch above a Fair. Other work shares the band of a Stretch: who can't
 * move may prefer it near home to their own work far away.
 */
const bands: Readonly<Record<FitWord, readonly [number, number]>> = {
  strong: [70, 100],
  fair: [40, 69],
  stretch: [12, 39],
  other: [12, 39],
  closed: [1, 11],
}

const inBand = (word: FitWord, score: number): number => {
  const [from, to] = bands[word]
  return Math.round(from + ((to - from) * score) / 100)
}

/** How many of the conditions that the person named speak against the job. */
const against = ({ level, location, type, salary }: Parts): number =>
  [level, location, type, salary].filter(({ fits }) => fits === false).length

/** Whether the role, or, where the person named none, enough skills speak for the job. */
const wordOf = ({ role, parts, above }: Compared): FitWord => {
  if (parts.open.fits === false) return 'closed'
  const bad = against(parts)
  const near = role?.near ?? (parts.skills.fits ? close : 0)
  if (isOtherWork(role)) return 'other'
  // Who is not willing to move can't take a job elsewhere.
  if ((above !== null && above > 1) || parts.location.fits === false) return 'stretch'
  if (near >= own && bad === 0) return 'strong'
  if (near >= own && bad <= 1) return 'fair'
  return near >= close && bad === 0 ? 'fair' : 'stretch'
}

/** In the order in which they matter. */
const order: readonly FitPart['part'][] = ['role', 'open', 'level', 'type', 'salary', 'location', 'skills']

const isKnown = ({ titles, families, fields, skills, places, level }: Seeker): boolean =>
  titles.length + families.size + fields.size + skills.size + places.length > 0 || level !== null

/**
 * How well a job fits a person; null where nothing is known of the person. The role comes first: conditions and skills
 * only sort the jobs of one kind of work. Computed without a model, so the same job and person always have the same fit.
 */
export const fitOf = (job: ComparedJob, seeker: Seeker): Fit | null => {
  if (!isKnown(seeker)) return null
  const role = roleNearness(job.title, seeker)
  const skills = compareSkills(job, seeker)
  const parts: Parts = {
    role: rolePart(job, role),
    open: openPart(job, seeker),
    level: levelPart(job, seeker),
    type: typePart(job, seeker),
    salary: salaryPart(job, seeker),
    location: locationPart(job, seeker),
    skills: skillsPart(skills, seeker),
  }
  const above = levelsAbove(job, seeker)
  const compared: Compared = {
    role,
    parts,
    skills,
    above,
    moves: needsMove(job, seeker),
    isTooEarly: isTooEarly(job, seeker),
  }
  const word = wordOf(compared)
  return {
    word,
    score: inBand(word, scoreOf(compared)),
    reason: reasonOf(job, seeker, { role, parts, word, above }),
    skills,
    parts: order.map(part => ({ part, ...parts[part] })),
  }
}

/** Whether a job is offered to somebody who did not search for it: it is no other work, open to them and within reach. */
export const mayOffer = (job: ComparedJob, seeker: Seeker, { word }: Fit): boolean =>
  word !== 'other' &&
  word !== 'closed' &&
  (levelsAbove(job, seeker) ?? 0) < 2 &&
  (seeker.relocates || !needsVisa(job, seeker))

/** The fit as plans without job matching show it. */
export const withoutParts = (fit: Fit): Fit => ({ ...fit, skills: { had: [], missing: [] }, parts: [] })
