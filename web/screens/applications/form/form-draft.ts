import * as z from 'zod'
import { applicationStatus } from '../../../../shared/api/applications.ts'
import { ulid } from '../../../../shared/api/fields.ts'
import { draft } from '../../../drafts.ts'

/** As typed: a draft may hold what the form would not take yet. */
const typed = z.object({
  jobTitle: z.string(),
  companyName: z.string(),
  location: z.string(),
  status: applicationStatus,
  appliedDate: z.string().nullable(),
  jobUrl: z.string(),
  notes: z.string(),
})

const formDraft = z.object({
  /** Made when the words were begun, so that a create sent again after a reload is the same create. */
  id: ulid,
  /** What the person saw when they began, and its version. */
  version: z.int(),
  before: typed,
  values: typed,
})
export type FormDraft = z.infer<typeof formDraft>

/** The words of one dialog of one person: `new`, or the id of the application that is edited. */
export const formDraftOf = (sub: string, name: string) => draft(sub, `application.${name}`, formDraft)
