import * as z from 'zod/mini'
import { jobDescriptionLimit } from '../../../shared/api/assistant.ts'
import { ulid } from '../../../shared/api/fields.ts'
import { type InterviewStart, interviewStart } from '../../../shared/api/interviews.ts'
import { difficulties, type InterviewIndustry, interviewIndustries } from '../../../shared/lists.ts'
import { changedFields } from '../../forms/changes.ts'
import { type FormDraft, formDraft } from '../../kit/draft.ts'
import type { TargetJob } from '../../writing/target-job.ts'
import { interviewName } from './words.ts'

/** The application or the posting that the interview is for. */
const job = z.nullable(
  z.object({
    name: z.string(),
    companyName: z.string(),
    applicationId: z.nullable(ulid),
    /** The advert, or else the notes of the application. Empty: neither. */
    jobDescription: z.string(),
    isAdvert: z.boolean(),
  }),
)

const { jobTitle, industry, difficulty } = interviewStart.shape
export const startFields = z.object({ jobTitle, industry, difficulty, job })
export type StartFields = z.infer<typeof startFields>

export const startFieldNames = z.keyof(startFields)

/** A draft may hold values that the form does not accept yet. */
const typedFields = z.object({
  jobTitle: z.string(),
  industry: z.enum(interviewIndustries),
  difficulty: z.enum(difficulties),
  job,
})

/** The profile's industry if interviews know it, or else the default. */
export const industryOf = (ofProfile: string | null | undefined): InterviewIndustry =>
  interviewIndustries.find(each => each === ofProfile?.toLowerCase()) ?? 'technology'

export const fieldsFor = (target: TargetJob | null, industry: InterviewIndustry): StartFields => {
  const jobTitle = (target?.jobTitle ?? '').slice(0, 200)
  const companyName = (target?.companyName ?? '').slice(0, 200)
  return {
    jobTitle,
    industry,
    difficulty: 'beginner',
    job: target && {
      name: interviewName({ jobTitle, companyName }),
      companyName,
      applicationId: target.applicationId,
      jobDescription: target.description.slice(0, jobDescriptionLimit),
      isAdvert: target.jobId !== null,
    },
  }
}

/** The request, without its id. */
export const startRequestOf = ({ job, ...fields }: StartFields): Omit<InterviewStart, 'id'> => ({
  ...fields,
  companyName: job?.companyName ?? '',
  applicationId: job?.applicationId ?? null,
  jobDescription: job?.jobDescription ?? '',
  repeats: null,
})

/** Dialogs with and without a job have separate drafts. */
export const startDraft = (sub: string, target: TargetJob | null) =>
  formDraft(sub, `new-practice.${target ? 'job' : 'new'}`, typedFields)

/** A draft is restored unless it is for another job. Only the profile's industry may have changed. */
export const startGoesOn = (found: FormDraft<StartFields>, begun: FormDraft<StartFields>): boolean =>
  changedFields(found.before, begun.before).every(field => field === 'industry')
