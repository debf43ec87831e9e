import type { Profile } from '../../api/profile.ts'
import { fieldLimits, type ResumeForm } from '../../api/resume-form.ts'
import type { Facts, VouchedLine } from '../../api/truth.ts'
import { fold } from '../jobs/fold.ts'
import { emptyForm } from './form-of-document.ts'
import { distinct } from './items.ts'
import { type Difference, mergeForms } from './merge-forms.ts'

/** Joins items by commas, as far as they fit. */
const withCommas = (items: readonly string[], max: number = fieldLimits.technicalSkills): string => {
  let text = ''
  for (const item of distinct(items)) {
    const longer = text === '' ? item : `${text}, ${item}`
    if (longer.length <= max) text = longer
  }
  return text
}

const placeOf = ({ location, state }: Profile): string =>
  state === null || fold(location).includes(fold(state)) ? location : withCommas([location, state])

const statement = (label: string, text: string): string[] => {
  const words = text.trim()
  return words === '' ? [] : [`${label}: ${words}`]
}

const statementsOf = (profile: Profile): string[] => {
  const years = profile.yearsOfExperience
  return [
    ...statement('Name', profile.fullName),
    ...statement('Job title', profile.jobTitle),
    ...statement('Location', placeOf(profile)),
    ...[profile.bio, profile.careerObjectives].map(text => text.trim()).filter(text => text !== ''),
    ...(years === null ? [] : [`${years} ${years === 1 ? 'year' : 'years'} of experience`]),
    ...statement('Career level', profile.careerLevel ?? ''),
    ...statement('Industry', profile.industry ?? ''),
    ...statement('Skills', profile.skills.join(', ')),
    ...statement('Tech stack', profile.techStack.join(', ')),
    ...statement('Certifications', profile.certifications.join(', ')),
    ...statement('Languages', profile.languages.join(', ')),
  ]
}

/** A value of the record beside another one in the form: both are facts. */
const statementOf = ({ workExperience, education }: ResumeForm, difference: Difference): string => {
  if (difference.of === 'person') return difference.theirs
  const { jobTitle = '', company = '' } =
    (difference.of === 'work' ? workExperience[difference.at] : undefined) ?? {}
  const { degree = '', school = '' } =
    (difference.of === 'education' ? education[difference.at] : undefined) ?? {}
  return [jobTitle, company, degree, school, difference.theirs].filter(text => text !== '').join(', ')
}

const withRecord = (form: ResumeForm, record: ResumeForm): Facts => {
  const { form: all, differences } = mergeForms(form, record)
  return { form: all, statements: differences.map(each => statementOf(all, each)) }
}

/**
 * The facts of a person: the form as it is, what the profile says besides, and the lines that they vouched for. With the
 * career record, what it says is a fact too, so that a fact which the person added later counts.
 */
export const factsOf = ({
  form,
  profile,
  kept,
  record = null,
}: {
  readonly form: ResumeForm
  readonly profile: Profile | null
  readonly kept: readonly VouchedLine[]
  readonly record?: ResumeForm | null
}): Facts => {
  const said = record ? withRecord(form, record) : { form, statements: [] }
  return {
    form: said.form,
    statements: [
      ...said.statements,
      ...(profile ? statementsOf(profile) : []),
      ...kept.map(({ text, source }) => `"${text}" (${source})`),
    ],
  }
}

/** What the profile answers of the form. Work and education are not asked there. */
export const formOfProfile = (profile: Profile): ResumeForm => ({
  ...emptyForm,
  fullName: profile.fullName,
  email: profile.email,
  phone: profile.phone,
  location: placeOf(profile),
  jobTitle: profile.jobTitle,
  summary: profile.bio,
  technicalSkills: withCommas([...profile.skills, ...profile.techStack]),
  certifications: withCommas(profile.certifications),
  linkedinUrl: profile.linkedinUrl,
  portfolioUrl: profile.portfolioUrl,
  githubUrl: profile.githubUrl,
  languages: withCommas(profile.languages, fieldLimits.languages),
})

/** The form of a person's career record or, before there is one, of their primary resume. The profile fills the empty fields. */
export const quickForm = (profile: Profile | null, ownForm: ResumeForm | null): ResumeForm => {
  const known = profile ? formOfProfile(profile) : emptyForm
  if (!ownForm) return known
  const { workExperience, education, ...fields } = ownForm
  const filled = Object.fromEntries(Object.entries(fields).filter(([, text]) => text.trim() !== ''))
  return { ...known, ...filled, workExperience, education }
}

/** Whether there is enough for a resume: a name, and something to say of the person. */
export const saysEnough = (form: ResumeForm): boolean => {
  const says = (text: string): boolean => text.trim() !== ''
  return (
    says(form.fullName) &&
    (form.workExperience.some(({ jobTitle, company }) => says(jobTitle) || says(company)) ||
      form.education.some(({ degree, school }) => says(degree) || says(school)) ||
      [form.summary, form.technicalSkills, form.softSkills].some(says))
  )
}
