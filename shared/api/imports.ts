import * as z from 'zod/mini'
import { domain } from './operation.ts'
import { filledForm } from './resume-form.ts'

/** The largest file that is read, in bytes. As base64 the file still fits into the payload of a Lambda. */
export const importLimit = 4 * 1024 * 1024
/** The most characters of a pasted text. */
export const pastedLimit = 100_000

const bytesAtMost = Math.ceil(importLimit / 3) * 4 + 64
/** A file as a data URL: `data:application/pdf;base64,…`. The server recognises the type from the content. */
const bytes = z.string().check(
  z.maxLength(bytesAtMost, 'Please select a file of at most 4 MB.'),
  // The pattern reads only the beginning, because a pattern over the whole text overflows the stack.
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
      /** A file in the JSON Resume format, or as Reactive Resume exports it. */
      z.strictObject({ kind: z.literal('json'), data: text }),
      z.strictObject({ kind: z.literal('text'), data: text }),
    ]),
    response: z.object({
      form: filledForm,
      /** Lines that fit no field of the form. The screen shows them, so that no text is lost silently. */
      unplaced: z.array(z.string()),
    }),
    errors: ['invalid_input', 'too_large', 'unreadable_file', 'wrong_file_type'],
    maxBodyBytes: bytesAtMost + 1024,
  },
})
