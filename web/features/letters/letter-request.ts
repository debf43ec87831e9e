import * as z from 'zod/mini'
import type { Application } from '../../../shared/api/applications.ts'
import { jobDescriptionLimit, letterRequest } from '../../../shared/api/assistant.ts'
import { ulid } from '../../../shared/api/fields.ts'
import { letterTones } from '../../../shared/lists.ts'
import { jobName } from '../../applications/job-name.ts'
import { formDraft } from '../../kit/draft.ts'
import type { TargetJob } from '../../writing/target-job.ts'

const { jobTitle, companyName, recipientName, employerAddress, tone, jobDescription } = letterRequest.shape
const application = z.nullable(z.object({ id: ulid, name: z.string() }))

export const letterFields = z.object({
  jobTitle,
  companyName,
  recipientName,
  employerAddress,
  tone,
  jobDescription,
  application,
})
export type LetterFields = z.infer<typeof letterFields>

/** The fields as typed, without limits, because a draft may not be valid yet. */
const typedFields = z.object({
  jobTitle: z.string(),
  companyName: z.string(),
  recipientName: z._default(z.string(), ''),
  employerAddress: z._default(z.string(), ''),
  tone: z.enum(letterTones),
  jobDescription: z.string(),
  application,
})

const emptyFields: LetterFields = {
  jobTitle: '',
  companyName: '',
  recipientName: '',
  employerAddress: '',
  tone: 'professional',
  jobDescription: '',
  application: null,
}

/** The fields that an application fills in. */
export const ofApplication = (row: Pick<Application, 'id' | 'jobTitle' | 'companyName'>) => ({
  jobTitle: row.jobTitle,
  companyName: row.companyName,
  application: { id: row.id, name: jobName(row) },
})

/** The fields at the start, filled in from the job. */
export const fieldsFor = (job: TargetJob | null): LetterFields => {
  if (!job) return emptyFields
  const { applicationId: id } = job
  const jobDescription = job.description.slice(0, jobDescriptionLimit)
  // An application without a posting has notes as its description, and those are no advert.
  if (id !== null)
    return { ...emptyFields, ...ofApplication({ ...job, id }), ...(job.jobId !== null && { jobDescription }) }
  return {
    ...emptyFields,
    jobTitle: job.jobTitle.slice(0, 200),
    companyName: job.companyName.slice(0, 200),
    jobDescription,
  }
}

export const letterRequestOf = ({ application, ...fields }: LetterFields) => ({
  ...fields,
  applicationId: application?.id ?? null,
})

/** A letter for a job of the address has a draft of its own. */
export const letterRequestDraft = (sub: string, job: TargetJob | null) =>
  formDraft(sub, `new-letter.${job ? 'job' : 'new'}`, typedFields)
