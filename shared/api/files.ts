import * as z from 'zod/mini'
import { fileTypes } from '../lists.ts'
import { instant, line, ulid } from './fields.ts'
import { domain } from './operation.ts'

/** The largest file that is stored, in bytes. */
export const fileLimit = 5 * 1024 * 1024
/** How long a signed link for a download or an upload is valid, in seconds. */
export const fileLinkSeconds = 300

export const storedFile = z.object({
  id: ulid,
  name: z.string(),
  type: z.enum(fileTypes),
  /** In bytes. */
  size: z.int(),
  createdAt: instant,
})
export type StoredFile = z.infer<typeof storedFile>

const byId = z.strictObject({ id: ulid })

export const fileOperations = domain({
  list: {
    method: 'GET',
    path: '/files',
    access: 'person',
    summary: "The caller's files, newest first, and how many the plan keeps.",
    response: z.object({ files: z.array(storedFile), limit: z.int() }),
    errors: [],
  },
  begin: {
    method: 'POST',
    path: '/files',
    access: 'person',
    summary: 'Ask where to send a file. It counts, and is listed, once `finish` has looked at what came.',
    body: z.strictObject({
      id: ulid,
      name: line('Name', 200),
      /** In bytes. The upload is refused when its size is another one. */
      size: z.int().check(z.minimum(1), z.maximum(fileLimit, 'Please select a file of at most 5 MB.')),
    }),
    response: z.object({
      /** Where to PUT the bytes, with these headers. */
      url: z.string(),
      headers: z.record(z.string(), z.string()),
    }),
    errors: ['invalid_input', 'upgrade_required', 'too_many_files', 'daily_limit'],
  },
  finish: {
    method: 'POST',
    path: '/files/{id}/finish',
    access: 'person',
    rate: 'upload',
    summary:
      'Look at what was sent: its size and, by its content, its kind. What is not as it must be is deleted.',
    params: byId,
    response: storedFile,
    errors: ['invalid_input', 'not_found', 'wrong_file_type', 'too_large', 'too_many_files'],
  },
  link: {
    method: 'POST',
    path: '/files/{id}/link',
    access: 'person',
    rate: 'download',
    summary: 'A link to a file that holds five minutes.',
    params: byId,
    response: z.object({ url: z.string(), until: instant }),
    errors: ['invalid_input', 'not_found'],
  },
  remove: {
    method: 'DELETE',
    path: '/files/{id}',
    access: 'person',
    summary: 'Delete a file.',
    params: byId,
    response: z.object({ id: ulid }),
    errors: ['invalid_input', 'not_found'],
  },
})
