import * as z from 'zod/mini'
import { applicationStatus } from '../../../../shared/api/applications.ts'
import { ulid } from '../../../../shared/api/fields.ts'
import { draft } from '../../../kit/draft.ts'

/** As typed: a draft may hold what the form would not take yet. */
const typed = z.object({
  jobTitle: z.string(),
  companyName: z.string(),
  location: z.string(),
  status: applicationStatus,
  appliedDate: z.nullable(z.string()),
  jobUrl: z.string(),
  notes: z.string(),
})

const formDraft = z.object({
  /** Of the row that is edited, or that a create will make. */
  id: ulid,
  /** A create went out with this id: sent again, also after a reload, it is to be the same create. */
  sent: z._default(z.boolean(), false),
  /** What the person saw when they began, and its version. */
  version: z.int(),
  before: typed,
  values: typed,
})
export type FormDraft = z.infer<typeof formDraft>

/** Words of an add dialog, taken up again. Two tabs may do so at once: unless it was sent, each makes a row of its own. */
export const takenUp = (found: FormDraft, freshId: string): FormDraft =>
  found.sent ? found : { ...found, id: freshId }

/** The words of one dialog of one person: `new`, or the id of the application that is edited. */
export const formDraftOf = (sub: string, name: string) => draft(sub, `application.${name}`, formDraft)
