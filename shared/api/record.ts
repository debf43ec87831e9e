import * as z from 'zod/mini'
import { instant } from './fields.ts'
import { domain } from './operation.ts'
import { filledForm, resumeForm } from './resume-form.ts'

/** Counts the saves; 0 before the first. */
const saved = z.int().check(z.minimum(0))

/** All that a person says of their career. Resumes and letters are made from it, and none of them owns it. */
export const careerRecord = z.object({
  form: filledForm,
  version: saved,
  /** Null before the first save. */
  updatedAt: z.nullable(instant),
})
export type CareerRecord = z.infer<typeof careerRecord>

/** Enough for the longest record in any script. */
const mostBytes = 1024 * 1024

export const recordOperations = domain({
  get: {
    method: 'GET',
    path: '/record',
    access: 'person',
    summary: "The caller's career record; before the first save, what their profile and primary resume say.",
    response: careerRecord,
    errors: [],
  },
  save: {
    method: 'PUT',
    path: '/record',
    access: 'person',
    summary: 'Save the career record whole, from the version that the caller saw.',
    body: z.strictObject({ form: resumeForm, version: saved }),
    response: careerRecord,
    errors: ['invalid_input', 'stale_version'],
    maxBodyBytes: mostBytes,
  },
})
