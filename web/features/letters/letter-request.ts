import * as z from 'zod/mini'
import { jobDescriptionLimit, letterRequest } from '../../../shared/api/assistant.ts'
import { ulid } from '../../../shared/api/fields.ts'
import { letterTones } from '../../../shared/lists.ts'
import { formDraft } from '../../kit/draft.ts'
import type { TargetJob } from '../../writing/target-job.ts'

const { jobTitle, companyName, tone, jobDescription } = letterRequest.shape
/** The application that it is for, and what that is called. */
const application = z.nullable(z.object({ id: ulid, name: z.string() }))

export const letterFields = z.object({ jobTitle, companyName, tone, jobDescription, application })
export type LetterFields = z.infer<typeof letterFields>

/** As typed: a draft may hold what the form would not take yet. */
const typedFields = z.object({
  jobTitle: z.string(),
  companyName: z.string(),
  tone: z.enum(letterTones),
  jobDescription: z.string(),
  application,
})

const emptyFields: LetterFields = {
  jobTitle: '',
  companyName: '',
  tone: 'professional',
  jobDescription: '',
  application: null,
}

/** What is known of an application. Its notes are the person's own, and no advert. */
export const ofApplication = ({
  id,
  jobTitle,
  companyName,
}: {
  readonly id: string
  readonly jobTitle: string
  readonly companyName: string
}) => ({ jobTitle, companyName, application: { id, name: `${jobTitle} at ${companyName}` } })

/** The fields as the job fills them in. */
export const fieldsFor = (job: TargetJob | null): LetterFields => {
  if (!job) return emptyFields
  const { applicationId: id } = job
  const jobDescription = job.description.slice(0, jobDescriptionLimit)
  // Notes of an application are the person's own; its advert is not.
  if (id !== null)
    return { ...emptyFields, ...ofApplication({ ...job, id }), ...(job.jobId !== null && { jobDescription }) }
  return {
    ...emptyFields,
    jobTitle: job.jobTitle.slice(0, 200),
    companyName: job.companyName.slice(0, 200),
    jobDescription,
  }
}

/** The request, without its id. */
export const letterRequestOf = ({ application, ...fields }: LetterFields) => ({
  ...fields,
  applicationId: application?.id ?? null,
})

/** The draft of the dialog of a new letter, or of one for a job that an address names. */
export const letterRequestDraft = (sub: string, job: TargetJob | null) =>
  formDraft(sub, `new-letter.${job ? 'job' : 'new'}`, typedFields)
