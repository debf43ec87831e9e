import { ulid } from 'ulid'
import * as z from 'zod/mini'
import { storedValue } from '../../browser/stored-value.ts'
import { storedPerson } from '../../session/person.ts'

const schema = z.object({
  id: z.string(),
  rating: z.int(),
  reviewText: z.string(),
  reviewerName: z.string(),
})
export type ReviewDraft = z.infer<typeof schema>

/** What was typed and not sent: it outlives the dialog, and the way to the login and back. */
export const keptReview = storedValue(() => sessionStorage, 'aiki.review', schema)

/** A rating of 0 is none yet. The id is made once, so that a review that is sent twice is one. */
export const newReview = (): ReviewDraft => ({
  id: ulid(),
  rating: 0,
  reviewText: '',
  reviewerName: storedPerson.read()?.name ?? '',
})
