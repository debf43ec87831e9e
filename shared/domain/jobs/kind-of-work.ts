import type { careerLevels, employmentTypes, workplaces } from '../../lists.ts'
import { levelOfYears, yearsInField } from './experience.ts'
import { anyOf, type Words } from './words.ts'

/** A pattern, and the kind of work that it means. */
type Rule<Kind> = readonly [RegExp, Kind]

const firstOf = <Kind>(text: string, rules: readonly Rule<Kind>[]): Kind | null =>
  text === '' ? null : (rules.find(([pattern]) => pattern.test(text))?.[1] ?? null)

export type EmploymentType = (typeof employmentTypes)[number]

// In this order: an internship is full-time too, and says so; a contract may be part-time.
const employmentWords: readonly Rule<EmploymentType>[] = [
  [
    /\b(?:intern(?:ship)?s?|siwes|industrial training|placement student|praktik\w*|werkstudent\w*|working student)\b/i,
    'internship',
  ],
  [/\bvolunt(?:eer\w*|ary)\b/i, 'volunteer'],
  [/\bpart[-_ ]?time\b|\bteilzeit\b/i, 'part-time'],
  [/\b(?:temp|temporary|seasonal|casual|per diem|locum|ad[- ]hoc)\b/i, 'temporary'],
  [
    /\b(?:contract(?:or)?|freelance(?:r)?|consultan(?:cy|t)|fixed[- ]term|independent contractor|outsourced)\b/i,
    'contract',
  ],
  [/\bfull[-_ ]?time\b|\bpermanent\b|\bregular\b|\bvollzeit\b|\bfestanstellung\b/i, 'full-time'],
]

// Many titles contain such words without naming the employment: a contract manager, a volunteer coordinator, an
// internal auditor.
const employmentInTitle: readonly Rule<EmploymentType>[] = [
  [/\b(?:intern(?:ship)?s?|siwes)\b/i, 'internship'],
  [/\bvolunteers?\s*(?:$|[-–,(|])|\(volunteer\)/i, 'volunteer'],
  [/\bpart[- ]?time\b/i, 'part-time'],
  [/\btemporary\b|\blocum\b|\bseasonal\b/i, 'temporary'],
  [
    /[([](?:[^()[\]]*\b)?(?:contract|freelance|fixed[- ]term)\b|\bfreelance\b|[-–|,] ?contract\b|\bcontract (?:staff|role|position)\b|\bconsultancy\b/i,
    'contract',
  ],
  [/\bfull[- ]?time\b/i, 'full-time'],
]

/** The employment type: by the board's word (`FULL_TIME`, `Permanent`), else by the title; null: not said. */
export const employmentOf = (listing: {
  readonly employment: string
  readonly title: string
}): EmploymentType | null => {
  const said = listing.employment.replaceAll('_', ' ').replace(/([a-z])([A-Z])/g, '$1 $2')
  return (said === '' ? null : firstOf(said, employmentWords)) ?? firstOf(listing.title, employmentInTitle)
}

export type CareerLevel = (typeof careerLevels)[number]

// A board's own words for a level.
const levelWords: readonly Rule<CareerLevel>[] = [
  [/\b(?:executive|c-level|cxo|vp|director)\b/i, 'executive'],
  [/\b(?:lead|principal|staff|head|manager|management|supervisor)\b/i, 'lead'],
  [/\bmid[- /]*senior\b/i, 'mid'],
  [/\b(?:senior|sr|expert|specialist|experienced)\b/i, 'senior'],
  [/\b(?:mid|middle|intermediate|associate|professional)\b/i, 'mid'],
  [/\b(?:entry|junior|jr|intern(?:ship)?|graduate|trainee|student|no experience|beginner|fresh)\b/i, 'entry'],
]

// The order matters: an assistant of the director does not direct, and a senior manager leads.
const levelInTitle: readonly Rule<CareerLevel>[] = [
  [
    /\b(?:intern(?:ship)?s?|trainees?|graduates?|junior|jr|entry[- ]level|nysc|corps? members?|apprentice|siwes)\b/i,
    'entry',
  ],
  [
    /\b(?:personal|executive|administrative|admin) assistant\b|\bassistant to\b|\bP\.?A\.? to\b|\b(?:sales|account|marketing|business|customer service|client service|service|hr|admin) executives?\b/i,
    'mid',
  ],
  [
    /\bdeputy (?:manager|head)\b|\bassistant (?:general )?manager\b|\bteam lead(?:er)?\b|\btech(?:nical)? lead\b|\bsupervisor\b|\bforeman\b/i,
    'lead',
  ],
  [
    /\b(?:chief [a-z]+(?: [a-z]+)? officer|c[efotmpih]o|managing director|executive director|vice president|vp|svp|evp|country (?:director|manager|representative)|general manager|director|partner)\b/i,
    'executive',
  ],
  [
    /\b(?:head of|head,|head teacher|principal|lead|staff (?:engineer|software)|team manager|regional manager|area manager|branch manager|senior manager)\b|\bhead\b/i,
    'lead',
  ],
  [/\b(?:senior|sr\.?|snr\.?)(?=\s|$)/i, 'senior'],
]

/** The level by the least number of years in the board's words. */
const ofYears = (text: string): CareerLevel | null => {
  const least = yearsInField(text)
  return least === null ? null : levelOfYears(least)
}

/**
 * The career level that an advert asks for, by the board's words or years, else by the title; null: not said. Some boards
 * have one word for the middle and above it: there, a senior title says which.
 */
export const levelOf = (listing: { readonly level: string; readonly title: string }): CareerLevel | null => {
  const said = firstOf(listing.level, levelWords) ?? ofYears(listing.level)
  const titled = firstOf(listing.title, levelInTitle)
  return said === null || (said === 'mid' && titled === 'senior') ? titled : said
}

export type Workplace = (typeof workplaces)[number]

const hybrid = /\bhybrid\b/i
const onsite = /\b(?:on-?site|in-office|office[- ]based|in[- ]person|on-premises? (?:role|work))\b/i
const remote =
  /\b(?:remote(?:ly)?|work(?:ing)? from home|wfh|home[- ]?based|telecommut\w*|work from anywhere)\b/i
const notRemote =
  /\b(?:no|not|non)[- ](?:a )?(?:fully )?(?:remote|wfh|work(?:ing)? from home)\b|\bno remote|\bremote (?:site|location|area|communit|sensing|village|monitor)/i

/** The workplace that a location or a title names; null: none. */
const workplaceIn = (text: string): Workplace | null => {
  if (hybrid.test(text)) return 'hybrid'
  if (remote.test(text) && !notRemote.test(text)) return 'remote'
  return onsite.test(text) ? 'onsite' : null
}

const line =
  /^[ \t*•-]*(?:job type|work ?(?:mode|type|arrangement|place|style|setup|location type)|location|mode of work|employment type)\s*[:–-]([^\n]{0,80})/gim
const inProse =
  /\b(?:fully|100 ?%|completely|entirely) remote\b|\bremote (?:role|position|job|opportunity)\b|\bthis is a remote\b/i
const hybridInProse = /\bhybrid (?:role|position|job|work(?:ing)?|arrangement|model|schedule)\b/i

/** In a description, only headings and plain statements about the work count: `remote sensing` is a skill. */
const inDescription = (text: string): Workplace | null => {
  for (const [, said = ''] of text.matchAll(line)) {
    const found = workplaceIn(said)
    if (found) return found
  }
  if (hybridInProse.test(text)) return 'hybrid'
  return inProse.test(text) && !notRemote.test(text) ? 'remote' : null
}

/** Words that may mean remote work. Most adverts have none of them, and are not examined further. */
const mayBeSaid = anyOf(
  'remote remotely hybrid onsite site wfh home telecommute telecommuting telecommuter'.split(' '),
)

/** Where the work is done, by the board's own word, the location, the title, and the description, in this order. */
export const workplaceOf = (listing: {
  readonly workplace: Workplace | null
  readonly location: string
  readonly title: string
  readonly description: string
  /** Title and description. */
  readonly words: Words
}): Workplace | null => {
  if (listing.workplace) return listing.workplace
  const said = workplaceIn(listing.location) ?? workplaceIn(listing.title)
  if (said) return said
  return mayBeSaid(listing.words) ? inDescription(listing.description) : null
}
