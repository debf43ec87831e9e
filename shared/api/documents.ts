import * as z from 'zod/mini'
import { letterFormats, resumeFormats } from '../lists.ts'
import { ulid } from './fields.ts'
import { domain } from './operation.ts'

const file = z.object({
  /** Made from the person's name: `Ngozi_Umeh_CV.pdf`. */
  name: z.string(),
  /** Its media type. */
  type: z.string(),
  /** Its bytes, as base64. */
  data: z.base64(),
  /** How many lines were left out because they have no source. */
  leftOut: z.int(),
})

export const documentOperations = domain({
  resume: {
    method: 'GET',
    path: '/resumes/{id}/documents/{format}',
    access: 'person',
    rate: 'document',
    summary: 'A resume as a file, without the lines that have no source.',
    params: z.strictObject({ id: ulid, format: z.enum(resumeFormats) }),
    response: file,
    errors: ['invalid_input', 'not_found', 'upgrade_required'],
  },
  letter: {
    method: 'GET',
    path: '/letters/{id}/documents/{format}',
    access: 'person',
    rate: 'document',
    summary: 'A letter as a file, without the sentences that have no source.',
    params: z.strictObject({ id: ulid, format: z.enum(letterFormats) }),
    response: file,
    errors: ['invalid_input', 'not_found', 'upgrade_required'],
  },
})
