import * as z from 'zod/mini'

/** An answer on this device: what stands in the box, and how its way to the server went. */
export const answerDraft = z.object({
  text: z.string(),
  /** The words that were sent to be scored, while nobody here knows that they arrived; null: none are on their way. */
  sent: z.nullable(z.string()),
  /** A try to send them has failed: fixed rules score them here meanwhile. */
  away: z.boolean(),
  /** What the server may hold until these arrive, as far as this device knows: anything else there is newer. */
  over: z.optional(z.array(z.string())),
})
export type AnswerDraft = z.infer<typeof answerDraft>

/** What was typed, as of now. With null, the words are those that the server has. */
export const typed =
  (text: string | null) =>
  (before: AnswerDraft | null): AnswerDraft | null => {
    if (text !== null) return { sent: null, away: false, ...before, text }
    return before?.sent == null ? null : { ...before, text: before.sent }
  }

/** What stands in the box. An empty one is no draft where no words lie under it: `saved` by the server, or sent. */
export const inBox =
  (text: string, saved: string) =>
  (before: AnswerDraft | null): AnswerDraft | null =>
    text === '' && saved === '' && before?.sent == null ? null : typed(text)(before)

const mayHold = (before: AnswerDraft | null, there: string | null): string[] | undefined => {
  const unsettled = before?.sent == null ? [] : [...(before.over ?? []), before.sent]
  const over = new Set(there === null ? unsettled : [...unsettled, there])
  return over.size > 0 ? [...over] : undefined
}

/** These words go out to be scored, in the place of those that are `there` as far as is known. */
export const sending =
  (text: string, there: string | null = null) =>
  (before: AnswerDraft | null): AnswerDraft => ({
    text,
    ...before,
    sent: text,
    away: false,
    over: mayHold(before, there),
  })

/** The server has other words by now, of another device: those that wait here would undo them. */
export const isOvertaken = ({ sent, over = [] }: AnswerDraft, there: string | null): boolean =>
  sent !== null && there !== null && there !== sent && !over.includes(there)

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
