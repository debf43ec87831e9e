import * as z from 'zod/mini'
import { jobDescriptionLimit, letterWish } from '../../../../shared/api/assistant.ts'
import { ulid } from '../../../../shared/api/fields.ts'
import { letterTones } from '../../../../shared/lists.ts'
import type { Aim } from '../../../writing/aim.ts'

const { jobTitle, companyName, tone, jobDescription } = letterWish.shape
/** The application that it is for, and what that is called. */
const application = z.nullable(z.object({ id: ulid, name: z.string() }))

export const letterFields = z.object({ jobTitle, companyName, tone, jobDescription, application })
export type LetterFields = z.infer<typeof letterFields>

export const letterFieldNames = z.keyof(letterFields)

/** As typed: a draft may hold what the form would not take yet. */
export const typedFields = z.object({
  jobTitle: z.string(),
  companyName: z.string(),
  tone: z.enum(letterTones),
  jobDescription: z.string(),
  application,
})

export const emptyFields: LetterFields = {
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
export const fieldsFor = (aim: Aim | null): LetterFields => {
  if (!aim) return emptyFields
  const { applicationId: id } = aim
  const jobDescription = aim.description.slice(0, jobDescriptionLimit)
  // Notes of an application are the person's own; its advert is not.
  if (id !== null)
    return {
      ...emptyFields,
      ...ofApplication({ ...aim, id }),
      ...(aim.jobId !== null && { jobDescription }),
    }
  return {
    ...emptyFields,
    jobTitle: aim.jobTitle.slice(0, 200),
    companyName: aim.companyName.slice(0, 200),
    jobDescription,
  }
}

/** What is asked for, besides its id. */
export const wishOf = ({ application, ...fields }: LetterFields) => ({
  ...fields,
  applicationId: application?.id ?? null,
})
