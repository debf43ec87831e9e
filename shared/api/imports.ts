import * as z from 'zod/mini'
import { domain } from './operation.ts'
import { filledForm } from './resume-form.ts'

/** The largest file that is read, in bytes: as base64 it fits into what a function is given. */
export const importLimit = 4 * 1024 * 1024
/** The most characters of a text that is pasted in. */
export const pastedLimit = 100_000

const bytesAtMost = Math.ceil(importLimit / 3) * 4 + 64
/** A file, as a data URL: `data:application/pdf;base64,…`. What it is, its content says. */
const bytes = z.string().check(
  z.maxLength(bytesAtMost, 'Please select a file of at most 4 MB.'),
  // Its beginning alone: a pattern over all of it needs more of the machine's stack than there is.
  z.regex(/^data:[\w.+/-]{0,100};base64,/),
)
const text = z.string().check(z.regex(/\S/), z.maxLength(pastedLimit))

export const importOperations = domain({
  read: {
    method: 'POST',
    path: '/imports',
    access: 'person',
    rate: 'import',
    summary: 'Read a resume into the form, by rules and without the model. Nothing of it is kept.',
    body: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('pdf'), data: bytes }),
      z.strictObject({ kind: z.literal('docx'), data: bytes }),
      /** JSON Resume. */
      z.strictObject({ kind: z.literal('json'), data: text }),
      z.strictObject({ kind: z.literal('text'), data: text }),
    ]),
    response: z.object({
      form: filledForm,
      /** Lines that found no place in the form: nothing of what somebody wrote is dropped unsaid. */
      unplaced: z.array(z.string()),
    }),
    errors: ['invalid_input', 'too_large', 'unreadable_file', 'wrong_file_type'],
    maxBodyBytes: bytesAtMost + 1024,
  },
})
