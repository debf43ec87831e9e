import * as z from 'zod/mini'

/** Questions as the model gives them. What can't be asked is dropped by `questionSet`. */
export const questionsDraft = z.object({
  questions: z
    .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(600)))
    .check(z.minLength(1), z.maxLength(20)),
})
export type QuestionsDraft = z.infer<typeof questionsDraft>

const points = z.array(z.string().check(z.maxLength(600))).check(z.maxLength(8))

/** Feedback as the model gives it: what it leaves out takes the documented defaults (`feedbackFrom`). */
export const feedbackDraft = z.object({
  overall: z.optional(z.number()),
  communication: z.optional(z.number()),
  content: z.optional(z.number()),
  confidence: z.optional(z.number()),
  assessment: z.optional(z.string().check(z.maxLength(2000))),
  strengths: z.optional(points),
  improvements: z.optional(points),
})
export type FeedbackDraft = z.infer<typeof feedbackDraft>
