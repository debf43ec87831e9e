import * as z from 'zod/mini'
import { instant, ulid } from '../../../../shared/api/fields.ts'
import { draft } from '../../../kit/draft.ts'

/** A message that went out, until its answer is there. */
export const sentMessage = z.object({
  /** Made once: sent again it is the same message. */
  id: ulid,
  message: z.string(),
  sentAt: instant,
})
export type SentMessage = z.infer<typeof sentMessage>

/** Messages without an answer. */
export const unansweredOf = (sub: string) => draft(sub, 'coach.unanswered', z.array(sentMessage))

/** What is typed and not sent. */
export const wordsOf = (sub: string) => draft(sub, 'coach.words', z.string())

/** Whether the coach may see the profile and the applications. Nothing is said: it may not. */
export const sharesOf = (sub: string) => draft(sub, 'coach.shares', z.boolean())
