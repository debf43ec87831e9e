import * as z from 'zod/mini'

/** Questions as the model gives them. What can't be asked is dropped by `questionSet`. */
export const questionsDraft = z.object({
  /** What each question is about. They stand first, so that the questions are spread over the job. */
  topics: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(20)),
  questions: z
    .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(600)))
    .check(z.minLength(1), z.maxLength(20)),
})
export type QuestionsDraft = z.infer<typeof questionsDraft>

const points = z.array(z.string().check(z.maxLength(600))).check(z.maxLength(8))

/** Feedback as the model gives it: what it leaves out takes the documented defaults (`feedbackFrom`). */
export const feedbackDraft = z.object({
  /** Pieces of the answer. They stand first, and the scores last, so that the model looks before it judges. */
  said: z.optional(points),
  strengths: z.optional(points),
  improvements: z.optional(points),
  assessment: z.optional(z.string().check(z.maxLength(2000))),
  communication: z.optional(z.number()),
  content: z.optional(z.number()),
  confidence: z.optional(z.number()),
  overall: z.optional(z.number()),
})
export type FeedbackDraft = z.infer<typeof feedbackDraft>
