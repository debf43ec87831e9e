import * as z from 'zod/mini'

/** An answer on this device: what stands in the box, and how its way to the server went. */
export const answerDraft = z.object({
  text: z.string(),
  /** The words that were sent to be scored, while nobody here knows that they arrived; null: none are on their way. */
  sent: z.nullable(z.string()),
  /** A try to send them has failed: fixed rules score them here meanwhile. */
  away: z.boolean(),
})
export type AnswerDraft = z.infer<typeof answerDraft>

/** What was typed, as of now. With null, the words are those that the server has. */
export const typed =
  (text: string | null) =>
  (before: AnswerDraft | null): AnswerDraft | null => {
    if (text !== null) return { sent: null, away: false, ...before, text }
    return before?.sent == null ? null : { ...before, text: before.sent }
  }

/** These words go out to be scored; `quietly`, where nobody pressed for it: then what is shown meanwhile stays. */
export const sending =
  (text: string, quietly = false) =>
  (before: AnswerDraft | null): AnswerDraft => ({
    text,
    ...before,
    sent: text,
    away: quietly && before?.away === true,
  })

/** They did not arrive, as far as anybody knows. */
export const notArrived = (before: AnswerDraft | null): AnswerDraft | null =>
  before?.sent == null ? before : { ...before, away: true }

/** The server has these words: what was typed since stays. */
export const arrived =
  (text: string) =>
  (before: AnswerDraft | null): AnswerDraft | null => {
    if (before === null || before.text === text) return null
    return { text: before.text, sent: null, away: false }
  }

/** The server would not take them: they are words that were typed, and no more. */
export const refused = (before: AnswerDraft | null): AnswerDraft | null =>
  before && { text: before.text, sent: null, away: false }
