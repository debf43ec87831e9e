import type {
  Difference,
  MergeCount,
  MergedForms,
  MergedPart,
} from '../../shared/domain/resume/merge-forms.ts'

const nouns: Readonly<Record<MergedPart, readonly [one: string, many: string]>> = {
  jobs: ['job', 'jobs'],
  schools: ['school', 'schools'],
  skills: ['skill', 'skills'],
  certificates: ['certificate', 'certificates'],
  licences: ['licence', 'licences'],
  languages: ['language', 'languages'],
  interests: ['interest', 'interests'],
  referees: ['referee', 'referees'],
}
const parts = [
  'jobs',
  'schools',
  'skills',
  'certificates',
  'licences',
  'languages',
  'interests',
  'referees',
] as const

const counted = (part: MergedPart, count: number): string =>
  `${count} ${count === 1 ? nouns[part][0] : nouns[part][1]}`

/** `Found 4 jobs, 2 schools, 18 skills`. */
export const foundTitle = ({ counts }: Pick<MergedForms, 'counts'>): string => {
  const found = parts.filter(part => counts[part].found > 0).map(part => counted(part, counts[part].found))
  return found.length === 0 ? 'Found no jobs, schools or skills' : `Found ${found.join(', ')}`
}

const whatIsNew = ({ found, added, extended }: MergeCount): string => {
  const same = found - added - extended
  if (added === found) return 'all new'
  if (same === found) return found === 1 ? 'you have it already' : 'you have them already'
  return [
    ...(added > 0 ? [`${added} new`] : []),
    ...(extended > 0 ? [`${extended} that ${extended === 1 ? 'says' : 'say'} more than yours`] : []),
    ...(same > 0 ? [`${same} that you have already`] : []),
  ].join(', ')
}

/** What of each part is new: `4 jobs: 2 new, 1 that says more than yours, 1 that you have already`. */
export const foundLines = ({ counts }: Pick<MergedForms, 'counts'>): string[] =>
  parts
    .filter(part => counts[part].found > 0)
    .map(part => `${counted(part, counts[part].found)}: ${whatIsNew(counts[part])}`)

const fieldNames: Readonly<Record<Difference['field'], string>> = {
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  location: 'Location',
  jobTitle: 'Professional title',
  summary: 'Professional summary',
  linkedinUrl: 'LinkedIn URL',
  portfolioUrl: 'Portfolio URL',
  githubUrl: 'GitHub URL',
  company: 'Company',
  place: 'Place',
  duration: 'Duration',
  description: 'Description',
  degree: 'Degree',
  school: 'Institution',
  year: 'Year',
  gpa: 'GPA',
}

/** Where a difference is: `Phone`, or `Duration, Staff Nurse at Lagoon Hospital`. */
export const differenceName = ({ form }: Pick<MergedForms, 'form'>, difference: Difference): string => {
  if (difference.of === 'person') return fieldNames[difference.field]
  const job = difference.of === 'work' ? form.workExperience[difference.at] : undefined
  const course = difference.of === 'education' ? form.education[difference.at] : undefined
  const entry = job ? [job.jobTitle, job.company] : [course?.degree ?? '', course?.school ?? '']
  const field = difference.field === 'jobTitle' ? 'Job title' : fieldNames[difference.field]
  return [field, entry.filter(text => text !== '').join(' at ')].filter(text => text !== '').join(', ')
}
