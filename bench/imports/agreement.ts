import type { EducationEntry, ResumeForm, WorkEntry } from '../../shared/api/resume-form.ts'
import { isLikeTown, isPlace } from '../../shared/domain/resume-import/places.ts'

// How well a resume of another program was read. Here, signs, spaces and the size of letters do not count.

const folded = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

export const agreed = [
  'name',
  'contacts',
  'headline',
  'summary',
  'employers',
  'titles',
  'dates',
  'places',
  'descriptions',
  'degrees',
  'schools',
  'years',
  'skills',
  'others',
] as const
export type AgreedField = (typeof agreed)[number]

/** One value that a resume has or that was read from it. A value that only the form has counts as wrong. */
export type Compared = {
  readonly field: AgreedField
  readonly wanted: string
  readonly got: string
  readonly isRight: boolean
}

const compared = (field: AgreedField, wanted: string, got: string, isRight?: boolean): Compared[] =>
  folded(wanted) === '' && folded(got) === ''
    ? []
    : [{ field, wanted, got, isRight: isRight ?? folded(wanted) === folded(got) }]

const itemsOf = (...lists: readonly string[]): string[] =>
  lists.flatMap(list => list.split(/[,;\n]/)).filter(item => folded(item) !== '')

/** Before the year or the years at the end of an item, where only a space stands there. */
const beforeYears =
  /\s(?=(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}* )?(?:19|20)\d\d(?:\s(?:to|[–-])\s(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}* )?(?:19|20)\d\d)?$)/u

/** Behind the year before an item, as a list with a column of years has it. */
const behindYear = /(?<=^(?:19|20)\d\d)\s+/

/**
 * The parts of certificates, interests and such. A dash, a comma, brackets or a space may stand before the year of a certificate,
 * and the last of two items may have a comma before it or an `and`.
 */
const partsOfItems = (...lists: readonly string[]): string[] =>
  lists
    .flatMap(list => list.split(/[,;\n()\t]|\s(?:[–—-]|and|&)\s/i))
    .flatMap(item => item.trim().split(beforeYears))
    .flatMap(item => item.trim().split(behindYear))
    .filter(item => folded(item) !== '')

/** Languages without their levels where the wanted form has none: `French (basic)` is right for `French`. */
const languagesOf = (list: string): string[] =>
  list
    .split(/(?:[,;\n]|\sand\s)(?![^()]*\))/)
    .map(item => item.replace(/\((.*)\)/, '– $1'))
    .filter(item => folded(item) !== '')

const comparedLanguages = (wanted: string, got: string): readonly Compared[] => {
  const known = new Set(languagesOf(wanted).map(folded))
  const read = languagesOf(got).map(item => {
    const [language = ''] = item.split(/\s[–—-]\s/)
    return known.has(folded(item)) || !known.has(folded(language)) ? item : language
  })
  return comparedItems('others', languagesOf(wanted), read)
}

const comparedItems = (
  field: AgreedField,
  wanted: readonly string[],
  got: readonly string[],
): readonly Compared[] => {
  const [known, read] = [new Set(wanted.map(folded)), new Set(got.map(folded))]
  return [
    ...wanted.flatMap(item => compared(field, item, read.has(folded(item)) ? item : '')),
    ...got.filter(item => !known.has(folded(item))).flatMap(item => compared(field, '', item)),
  ]
}

const partsOfName = (text: string): string[] =>
  text
    .split(/[,|()]|\s[–—-]\s/)
    .map(part => part.trim())
    .filter(part => folded(part) !== '')

/** Whether a name was read with the town behind it, which the wanted form leaves out. */
const isWithTown = (wanted: string, got: string): boolean => {
  const [known, read] = [partsOfName(wanted), partsOfName(got)]
  const towns = read.slice(known.length)
  return (
    known.length > 0 &&
    known.every((part, at) => folded(part) === folded(read[at] ?? '')) &&
    towns.length < 4 &&
    towns.every(town => isPlace(town) || isLikeTown(town))
  )
}

/** A form without places of jobs may have them within the names of employers, so that both ways are right. */
const isEmployer = (wanted: WorkEntry, got: WorkEntry): boolean =>
  folded(wanted.company) === folded(got.company) ||
  (wanted.place === '' &&
    (isWithTown(wanted.company, got.company) ||
      folded(wanted.company) === folded(got.company + got.place) ||
      (wanted.company.startsWith(got.company) &&
        got.company !== '' &&
        isWithTown(wanted.company, `${got.company}, ${got.place}`))))

/** `2019 - Present (5 years)` without how long it was, which the dates say. */
const withoutLength = (dates: string): string => dates.replace(/ \(\d[^()]*(?:year|month)s?\)$/, '')

const ofJob = (wanted: WorkEntry, got: WorkEntry): Compared[] => [
  ...compared('employers', wanted.company, got.company, isEmployer(wanted, got)),
  ...compared('titles', wanted.jobTitle, got.jobTitle),
  ...compared('dates', withoutLength(wanted.duration), withoutLength(got.duration)),
  ...(wanted.place === '' ? [] : compared('places', wanted.place, got.place)),
  ...compared('descriptions', wanted.description, got.description),
]
/** A form without a grade may have it within the degree. */
const isDegree = (wanted: EducationEntry, got: EducationEntry): boolean =>
  folded(wanted.degree) === folded(got.degree) ||
  (wanted.gpa === '' && folded(wanted.degree) === folded(got.degree + got.gpa))

const ofStudy = (wanted: EducationEntry, got: EducationEntry): Compared[] => [
  ...compared('degrees', wanted.degree, got.degree, isDegree(wanted, got)),
  ...compared(
    'schools',
    wanted.school,
    got.school,
    folded(wanted.school) === folded(got.school) || isWithTown(wanted.school, got.school),
  ),
  ...compared('years', wanted.year, got.year),
]

/** Each wanted entry with the one that is most like it, or with `none`; and the entries that are left. */
const comparedEntries = <Entry>(
  wanted: readonly Entry[],
  got: readonly Entry[],
  none: Entry,
  of: (wanted: Entry, got: Entry) => readonly Compared[],
): readonly Compared[] => {
  const left = [...got]
  const all = wanted.flatMap(entry => {
    const scores = left.map(other => of(entry, other).filter(({ isRight }) => isRight).length)
    const best = Math.max(0, ...scores)
    const [other = none] = best === 0 ? [] : left.splice(scores.indexOf(best), 1)
    return of(entry, other)
  })
  return [...all, ...left.flatMap(entry => of(none, entry))]
}

const noJob: WorkEntry = { jobTitle: '', company: '', place: '', duration: '', description: '' }
const noStudy: EducationEntry = { degree: '', school: '', year: '', gpa: '' }

const certificatesOf = ({ certifications, licences }: ResumeForm): string[] =>
  partsOfItems(certifications, licences)

/** A form that was written before there was a field for licences has them among the certificates, or leaves them out. */
const certificatesBeside = (wanted: ResumeForm, got: ResumeForm): string[] => {
  if (wanted.licences !== '') return certificatesOf(got)
  const known = new Set(certificatesOf(wanted).map(folded))
  return [
    ...partsOfItems(got.certifications),
    ...partsOfItems(got.licences).filter(item => known.has(folded(item))),
  ]
}

/** All values of two forms beside one another. */
export const agreement = (wanted: ResumeForm, got: ResumeForm): readonly Compared[] => [
  ...compared('name', wanted.fullName, got.fullName),
  ...(['email', 'phone', 'location', 'linkedinUrl', 'githubUrl', 'portfolioUrl'] as const).flatMap(field =>
    compared('contacts', wanted[field], got[field]),
  ),
  ...compared('headline', wanted.jobTitle, got.jobTitle),
  ...compared('summary', wanted.summary, got.summary),
  ...comparedEntries(wanted.workExperience, got.workExperience, noJob, ofJob),
  ...comparedEntries(wanted.education, got.education, noStudy, ofStudy),
  ...comparedItems(
    'skills',
    itemsOf(wanted.technicalSkills, wanted.softSkills),
    itemsOf(got.technicalSkills, got.softSkills),
  ),
  ...comparedItems('others', certificatesOf(wanted), certificatesBeside(wanted, got)),
  ...comparedLanguages(wanted.languages, got.languages),
  ...comparedItems('others', partsOfItems(wanted.interests), partsOfItems(got.interests)),
  // And it leaves referees out.
  ...(wanted.referees === ''
    ? []
    : comparedItems('others', partsOfItems(wanted.referees), partsOfItems(got.referees))),
]
