import type { ResumeForm } from '../../shared/api/resume-form.ts'
import {
  type Difference,
  type MergeCount,
  type MergedForms,
  type MergedPart,
  mergedParts,
} from '../../shared/domain/resume/merge-forms.ts'
import { educationLabels, recordLabels, workLabels } from './labels.ts'
import { nameOfTexts } from './record-form.ts'

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

const counted = (part: MergedPart, count: number): string =>
  `${count} ${count === 1 ? nouns[part][0] : nouns[part][1]}`

/** `Found 4 jobs, 2 schools, 18 skills`. */
export const foundTitle = ({ counts }: Pick<MergedForms, 'counts'>): string => {
  const found = mergedParts
    .filter(part => counts[part].found > 0)
    .map(part => counted(part, counts[part].found))
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

/** What of one part is new: `4 jobs: 2 new, 1 that says more than yours, 1 that you have already`. */
export const foundLine = ({ counts }: Pick<MergedForms, 'counts'>, part: MergedPart): string =>
  `${counted(part, counts[part].found)}: ${whatIsNew(counts[part])}`

/** What of each part is new. */
export const foundLines = (merged: Pick<MergedForms, 'counts'>): string[] =>
  mergedParts.filter(part => merged.counts[part].found > 0).map(part => foundLine(merged, part))

/** The name of the field, and the job or the course that it is of. */
const partsOf = (form: ResumeForm, difference: Difference): (string | undefined)[] => {
  switch (difference.of) {
    case 'person':
      return [recordLabels[difference.field]]
    case 'work': {
      const job = form.workExperience[difference.at]
      return [workLabels[difference.field], job?.jobTitle, job?.company]
    }
    case 'education': {
      const course = form.education[difference.at]
      return [educationLabels[difference.field], course?.degree, course?.school]
    }
  }
}

/** Where a difference is: `Phone`, or `Duration, Staff Nurse, Lagoon Hospital`. */
export const differenceName = ({ form }: Pick<MergedForms, 'form'>, difference: Difference): string =>
  nameOfTexts(...partsOf(form, difference))
