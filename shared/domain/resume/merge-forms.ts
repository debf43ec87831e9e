import { type EducationEntry, fieldLimits, type ResumeForm, type WorkEntry } from '../../api/resume-form.ts'
import { filledFields, mergeJobs, mergeStudies } from './merge-entries.ts'
import { type MergedText, mergedItems, mergedLanguages, mergedLines, mergedSkills } from './merge-texts.ts'

/** The fields with one value, of which the person keeps theirs. */
export const singleFields = [
  'fullName',
  'email',
  'phone',
  'location',
  'jobTitle',
  'summary',
  'linkedinUrl',
  'portfolioUrl',
  'githubUrl',
] as const
export type SingleField = (typeof singleFields)[number]

/** A value that the two forms give differently. The merged form has `mine`. */
export type Difference = { readonly mine: string; readonly theirs: string } & (
  | { readonly of: 'person'; readonly field: SingleField }
  | { readonly of: 'work'; readonly at: number; readonly field: keyof WorkEntry }
  | { readonly of: 'education'; readonly at: number; readonly field: keyof EducationEntry }
)

/** The parts of a form that are counted, in the order in which people read them. */
export const mergedParts = [
  'jobs',
  'schools',
  'skills',
  'certificates',
  'licences',
  'languages',
  'interests',
  'referees',
] as const
export type MergedPart = (typeof mergedParts)[number]

/** How many of a part the second form has, how many are new, and how many add something to what was there. */
export type MergeCount = { readonly found: number; readonly added: number; readonly extended: number }

export type MergedForms = {
  readonly form: ResumeForm
  readonly counts: Readonly<Record<MergedPart, MergeCount>>
  readonly differences: readonly Difference[]
  /** Texts for which the form has no room. */
  readonly unplaced: readonly string[]
  /** What the first form had in the place of each entry of the merged form; null: the entry is new. */
  readonly own: {
    readonly workExperience: readonly (WorkEntry | null)[]
    readonly education: readonly (EducationEntry | null)[]
  }
}

const countOf = (...texts: readonly MergedText[]): MergeCount => ({
  found: texts.reduce((sum, { found }) => sum + found, 0),
  added: texts.reduce((sum, { added }) => sum + added, 0),
  extended: texts.reduce((sum, { extended }) => sum + extended, 0),
})

type Options = {
  /** The second form is what the first one was typed over, so a line that the first one rewords is left out. */
  readonly isOlder?: boolean
}

/**
 * Two forms of one person as one: jobs, schools, lines and skills that both have stand once, and nothing of the first
 * form is lost. Where one field can hold only one value, the first form's stays, and the other is a difference.
 */
export const mergeForms = (
  mine: ResumeForm,
  theirs: ResumeForm,
  { isOlder = false }: Options = {},
): MergedForms => {
  const { filled, differs } = filledFields(mine, theirs, singleFields)
  const jobs = mergeJobs(mine.workExperience, theirs.workExperience, isOlder)
  const studies = mergeStudies(mine.education, theirs.education)
  const items = (field: 'certifications' | 'interests') =>
    mergedItems(mine[field], theirs[field], fieldLimits[field])
  const skills = (field: 'technicalSkills' | 'softSkills', besides: string) =>
    mergedSkills(mine[field], theirs[field], fieldLimits[field], besides)
  const technicalSkills = skills('technicalSkills', mine.softSkills)
  const softSkills = skills('softSkills', technicalSkills.text)
  const certifications = items('certifications')
  const interests = items('interests')
  const languages = mergedLanguages(mine.languages, theirs.languages, fieldLimits.languages)
  const licences = mergedLines(mine.licences, theirs.licences, fieldLimits.licences, isOlder)
  const referees = mergedLines(mine.referees, theirs.referees, fieldLimits.referees, isOlder)
  const texts = { technicalSkills, softSkills, certifications, interests, languages, licences, referees }
  return {
    form: {
      ...mine,
      ...filled,
      workExperience: jobs.entries,
      education: studies.entries,
      technicalSkills: technicalSkills.text,
      softSkills: softSkills.text,
      certifications: certifications.text,
      interests: interests.text,
      languages: languages.text,
      licences: licences.text,
      referees: referees.text,
    },
    counts: {
      jobs: jobs.count,
      schools: studies.count,
      skills: countOf(technicalSkills, softSkills),
      certificates: countOf(certifications),
      licences: countOf(licences),
      languages: countOf(languages),
      interests: countOf(interests),
      referees: countOf(referees),
    },
    differences: [
      ...differs.map(each => ({ of: 'person' as const, ...each })),
      ...jobs.differences.map(each => ({ of: 'work' as const, ...each })),
      ...studies.differences.map(each => ({ of: 'education' as const, ...each })),
    ],
    unplaced: [...jobs.unplaced, ...studies.unplaced, ...Object.values(texts).flatMap(({ left }) => left)],
    own: { workExperience: jobs.own, education: studies.own },
  }
}

/**
 * A form with what a newer one says. What the newer one says otherwise replaces the older value, and what it leaves out
 * stays. If there is not room for all, the older form keeps everything that it has: the newer one is also stored with
 * the resume that it was written for.
 */
export const withNewer = (older: ResumeForm, newer: ResumeForm): ResumeForm => {
  const { form, unplaced } = mergeForms(newer, older, { isOlder: true })
  if (unplaced.length === 0) return form
  const kept = mergeForms(older, newer)
  return withTheirs(kept.form, kept.differences)
}

const withField = <Entry extends object>(
  entries: readonly Entry[],
  at: number,
  field: keyof Entry,
  value: string,
): Entry[] => entries.map((entry, place) => (place === at ? { ...entry, [field]: value } : entry))

/** The merged form with the other value in the place of these differences. */
export const withTheirs = (form: ResumeForm, differences: readonly Difference[]): ResumeForm => {
  let next = form
  for (const each of differences)
    if (each.of === 'person') next = { ...next, [each.field]: each.theirs }
    else if (each.of === 'work')
      next = { ...next, workExperience: withField(next.workExperience, each.at, each.field, each.theirs) }
    else next = { ...next, education: withField(next.education, each.at, each.field, each.theirs) }
  return next
}
