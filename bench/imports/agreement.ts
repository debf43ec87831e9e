import type { EducationEntry, ResumeForm, WorkEntry } from '../../shared/api/resume-form.ts'

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

/** A form without places of jobs has them within the names of employers, so that both ways are right. */
const isEmployer = (wanted: WorkEntry, got: WorkEntry): boolean =>
  folded(wanted.company) === folded(got.company) ||
  (wanted.place === '' && folded(wanted.company) === folded(got.company + got.place))

const ofJob = (wanted: WorkEntry, got: WorkEntry): Compared[] => [
  ...compared('employers', wanted.company, got.company, isEmployer(wanted, got)),
  ...compared('titles', wanted.jobTitle, got.jobTitle),
  ...compared('dates', wanted.duration, got.duration),
  ...(wanted.place === '' ? [] : compared('places', wanted.place, got.place)),
  ...compared('descriptions', wanted.description, got.description),
]
const ofStudy = (wanted: EducationEntry, got: EducationEntry): Compared[] => [
  ...compared('degrees', wanted.degree, got.degree),
  ...compared('schools', wanted.school, got.school),
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
  ...(['certifications', 'languages', 'interests', 'licences', 'referees'] as const).flatMap(field =>
    comparedItems('others', itemsOf(wanted[field]), itemsOf(got[field])),
  ),
]
