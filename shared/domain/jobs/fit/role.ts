import { wordsOf } from '../fold.ts'
import {
  familiesNear,
  familiesOf,
  familyOfSkill,
  fieldOf,
  namesNoWork,
  nearness,
  type RoleFamily,
} from '../roles.ts'
import { skillKey, skillsIn } from '../skills.ts'
import type { Seeker } from './seeker.ts'

/** How near the role of a job is to a person's, from 0 to 1, and the title of the person that it is nearest to. */
export type RoleNearness = { readonly near: number; readonly title: string }

/** From here on a role is the person's own; close to it; or a step aside. */
export const own = 0.85
export const close = 0.6
export const aside = 0.35

/** Whether a role is none that the person named, nor near to one. */
export const isOtherWork = (role: RoleNearness | null): boolean =>
  role !== null && role.near < aside && role.title !== ''

/** Words of titles that many roles have. */
const common = new Set(
  'officer manager assistant executive specialist associate senior junior lead head chief staff professional coordinator supervisor consultant trainee graduate intern needed urgently and of for in the a an'.split(
    ' ',
  ),
)
const namesOf = (title: string): ReadonlySet<string> =>
  new Set(wordsOf(title).filter(word => !common.has(word) && word.length > 1))

/** The share of the words of one title that another has, for titles of no family that we know. */
const sharedWords = (one: string, other: string): number => {
  const [a, b] = [namesOf(one), namesOf(other)]
  if (a.size === 0 || b.size === 0) return 0
  const both = [...a].filter(word => b.has(word)).length
  return both / Math.max(a.size, Math.min(b.size, 3))
}

/** Any work, where the person names none. */
export const unknownRole = 0.35

/** What the same words are worth in two titles of which one has no family. */
const wordsWorth = 0.9
/** What the person's field of work is worth where no title is known. */
const fieldWorth = 0.5
/**
 * What work is worth for a beginner who names none: programmes for graduates, and offices that train their people. A place
 * in the youth service (NYSC) is for those who serve now.
 */
const forBeginners: ReadonlyMap<RoleFamily, number> = new Map([
  ['graduate-trainee', 0.9],
  ['nysc', 0.45],
  ['graduate-engineering', 0.5],
  ['internship', 0.5],
  ...[
    'banking-operations',
    'customer-care',
    'call-centre',
    'data-entry',
    'front-desk',
    'office-administration',
    'virtual-assistance',
  ].map(family => [family, 0.6] as const),
])

/** Who begins and names no work, or only a programme: `Graduate trainee`. */
const isAnyBeginner = ({ titles, level }: Seeker): boolean => level === 'entry' && titles.every(namesNoWork)

/** The families that are offered to a person, with their nearness: those of the titles, or of skills and what beginners do. */
export const familiesFor = (seeker: Seeker): ReadonlyMap<RoleFamily, number> => {
  const near = new Map(familiesNear([...seeker.families.keys()]))
  if (near.size > 0 && isAnyBeginner(seeker))
    for (const [family, worth] of forBeginners) near.set(family, Math.max(worth, near.get(family) ?? 0))
  return near
}

/** What a title of the same family is worth that has other words: an ICU nurse for a staff nurse. */
const otherWords = 0.92

const nearest = (families: readonly RoleFamily[], seeker: Seeker): number =>
  Math.max(
    0,
    ...families.flatMap(family =>
      [...seeker.families].map(([wanted, weight]) => weight * nearness(family, wanted)),
    ),
  )

/** The title of the person that is of the nearest family. */
const titleNearest = (families: readonly RoleFamily[], { titles }: Seeker): string => {
  const worth = (title: string) =>
    Math.max(0, ...familiesOf(title).flatMap(one => families.map(other => nearness(one, other))))
  return titles.toSorted((a, b) => worth(b) - worth(a))[0] ?? ''
}

const byField = (families: readonly RoleFamily[], { fields }: Seeker): number =>
  families.some(family => {
    const field = fieldOf(family)
    return field !== undefined && fields.has(field)
  })
    ? fieldWorth
    : 0

/** What a role of the person is worth with tools that they do not use: a C# developer for who writes Node.js. */
const otherTools = 0.8

/** Whether a title in technology names tools, and none of the person's. */
const usesOtherTools = (jobTitle: string, families: readonly RoleFamily[], { skills }: Seeker): boolean => {
  if (skills.size === 0 || !families.some(family => fieldOf(family) === 'technology')) return false
  const tools = skillsIn(jobTitle).filter(skill => familyOfSkill(skill) === undefined)
  return tools.length > 0 && !tools.some(tool => skills.has(skillKey(tool)))
}

/** Null where nothing is known of the person's work. */
export const roleNearness = (jobTitle: string, seeker: Seeker): RoleNearness | null => {
  const { titles, families: wanted, fields, level } = seeker
  if (titles.length === 0 && wanted.size === 0 && fields.size === 0 && level !== 'entry') return null
  const families = familiesOf(jobTitle)
  const byWords = Math.max(0, ...titles.map(title => sharedWords(title, jobTitle)))
  const unread = families.length === 0 || wanted.size === 0
  const nearOwn = nearest(families, seeker) * (otherWords + (1 - otherWords) * byWords)
  return {
    near: Math.max(
      titles.length === 0 ? unknownRole : 0,
      nearOwn * (usesOtherTools(jobTitle, families, seeker) ? otherTools : 1),
      unread ? wordsWorth * byWords : 0,
      titles.length === 0 ? byField(families, seeker) : 0,
      ...(isAnyBeginner(seeker) ? families.map(family => forBeginners.get(family) ?? 0) : []),
    ),
    title: titleNearest(families, seeker),
  }
}
