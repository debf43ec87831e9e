import type { ResumeRequest } from '../../../../shared/api/assistant.ts'
import { formOf, type GenerateValues } from './fields.ts'

type Words = Omit<ResumeRequest, 'id'>

/** What is asked for, besides its id. */
export const wishOf = (values: GenerateValues, rewrites: ResumeRequest['rewrites']): Words => ({
  title: values.title,
  template: values.template,
  form: values.mode === 'quick' ? null : formOf(values),
  jobDescription: values.jobDescription,
  rewrites,
})

/**
 * The id that a wish goes out with. Where nobody knows what became of the last one, the same words are the same wish, and
 * are counted once; other words are a wish of their own.
 */
export const idFor = (
  words: string,
  { id, sent }: { id: string; sent: string | null },
  freshId: string,
): string => (sent === null || sent === words ? id : freshId)
