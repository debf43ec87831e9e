import * as z from 'zod/mini'
import { ulid } from '../../../shared/api/fields.ts'
import { changedFields } from '../../forms/changes.ts'
import { draft } from '../../kit/drafts.ts'
import { typedAlert } from './fields.ts'

const alertDraft = z.object({
  /** Of the alert that is edited, or that a create will make. */
  id: ulid,
  /** A create went out with this id: sent again, also after a reload, it is to be the same create. */
  sent: z._default(z.boolean(), false),
  /** What the person saw when they began, and its version. */
  version: z.int(),
  before: typedAlert,
  values: typedAlert,
})
export type AlertDraft = z.infer<typeof alertDraft>

/** The words of one dialog of one person: `new`, `search`, or the id of the alert that is edited. */
export const alertDraftOf = (sub: string, name: string) => draft(sub, `alert.${name}`, alertDraft)

/** Words that were kept go on, but not where the form begins with other ones now, such as those of another search. */
export const goesOn = (found: AlertDraft, begun: AlertDraft): boolean =>
  found.version > 0 || changedFields(found.before, begun.before).every(field => field === 'frequency')

/** Two tabs may take up the same words: unless they were sent, each makes an alert of its own. */
export const takenUp = (found: AlertDraft, freshId: string): AlertDraft =>
  found.sent || found.version > 0 ? found : { ...found, id: freshId }
