import * as z from 'zod/mini'
import { securityEvents } from '../lists.ts'
import { domain } from './operation.ts'

/** A row of a person's data: the part of the file that it belongs to, and what it holds. */
export const exportedRow = z.object({ section: z.string(), data: z.record(z.string(), z.unknown()) })
export type ExportedRow = z.infer<typeof exportedRow>

export const securityEvent = z.enum(securityEvents)
export type SecurityEvent = z.infer<typeof securityEvent>

export const accountOperations = domain({
  export: {
    method: 'GET',
    path: '/account/export',
    access: 'person',
    summary:
      "All that is kept of the caller, a page at a time; `after` is the page's own word for where to go on.",
    query: z.strictObject({ after: z.optional(z.string().check(z.minLength(1), z.maxLength(400))) }),
    response: z.object({
      rows: z.array(exportedRow),
      /** Send this as `after` for the next page; null at the end. */
      next: z.nullable(z.string()),
    }),
    errors: ['invalid_input'],
  },
  report: {
    method: 'POST',
    path: '/account/security-events',
    access: 'person',
    summary:
      'Something about the account was changed with the user pool. Its owner is told in the app and by mail; a confirmed new address becomes that of the profile.',
    body: z.strictObject({ event: securityEvent }),
    response: z.object({}),
    status: 202,
    errors: ['invalid_input', 'daily_limit'],
  },
  remove: {
    method: 'DELETE',
    path: '/account',
    access: 'person',
    summary:
      'Delete the account: every session ends, nobody can sign in any more, and all data is purged within 30 days.',
    response: z.object({
      /** When at the latest everything is gone. */
      purgedBy: z.iso.datetime(),
    }),
    errors: [],
  },
})
