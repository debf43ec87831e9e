import * as z from 'zod/mini'
import { ulid } from '../../../../shared/api/fields.ts'
import { type InterviewStart, interviewStart } from '../../../../shared/api/interviews.ts'
import { difficulties, type InterviewIndustry, interviewIndustries } from '../../../../shared/lists.ts'
import type { TargetJob } from '../../../writing/target-job.ts'
import { sessionName } from '../practice/names.ts'

const descriptionLimit = 20_000

/** The application or the posting that the practice is for. */
const job = z.nullable(
  z.object({
    name: z.string(),
    companyName: z.string(),
    applicationId: z.nullable(ulid),
    /** The advert, or of an application without one its notes. Empty: neither. */
    jobDescription: z.string(),
    isAdvert: z.boolean(),
  }),
)

const { jobTitle, industry, difficulty } = interviewStart.shape
export const practiceFields = z.object({ jobTitle, industry, difficulty, job })
export type PracticeFields = z.infer<typeof practiceFields>

export const practiceFieldNames = z.keyof(practiceFields)

/** As typed: a draft may hold what the form would not take yet. */
export const typedFields = z.object({
  jobTitle: z.string(),
  industry: z.enum(interviewIndustries),
  difficulty: z.enum(difficulties),
  job,
})

/** The profile's industry where a practice can be about it; else the default. */
export const industryOf = (told: string | null | undefined): InterviewIndustry =>
  interviewIndustries.find(each => each === told?.toLowerCase()) ?? 'technology'

/** The fields as the job fills them in. */
export const fieldsFor = (aim: TargetJob | null, industry: InterviewIndustry): PracticeFields => {
  const jobTitle = (aim?.jobTitle ?? '').slice(0, 200)
  const companyName = (aim?.companyName ?? '').slice(0, 200)
  return {
    jobTitle,
    industry,
    difficulty: 'beginner',
    job: aim && {
      name: sessionName({ jobTitle, companyName }),
      companyName,
      applicationId: aim.applicationId,
      jobDescription: aim.description.slice(0, descriptionLimit),
      isAdvert: aim.jobId !== null,
    },
  }
}

/** What is asked for, besides its id. */
export const wishOf = ({ job, ...fields }: PracticeFields): Omit<InterviewStart, 'id'> => ({
  ...fields,
  companyName: job?.companyName ?? '',
  applicationId: job?.applicationId ?? null,
  jobDescription: job?.jobDescription ?? '',
  repeats: null,
})
