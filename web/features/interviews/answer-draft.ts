import * as z from 'zod/mini'

/** An answer on this device: what stands in the box, and what became of it on its way to the server. */
export const answerDraft = z.object({
  text: z.string(),
  /** The words that were sent to be scored, while nobody here knows whether they arrived; null: none are on their way. */
  sent: z.nullable(z.string()),
  /** The last request with them failed: fixed rules score them here meanwhile. */
  away: z.boolean(),
  /** The words that the server may have until these arrive, as far as this device knows: any others there are newer. */
  over: z.optional(z.array(z.string())),
})
export type AnswerDraft = z.infer<typeof answerDraft>

/** With what was typed. Null: with the words that the server has. */
export const typed =
  (text: string | null) =>
  (before: AnswerDraft | null): AnswerDraft | null => {
    if (text !== null) return { sent: null, away: false, ...before, text }
    return before?.sent == null ? null : { ...before, text: before.sent }
  }

/** With what stands in the box. An empty box is no draft where the server has no words (`saved`), and none were sent. */
export const inBox =
  (text: string, saved: string) =>
  (before: AnswerDraft | null): AnswerDraft | null =>
    text === '' && saved === '' && before?.sent == null ? null : typed(text)(before)

const mayHold = (before: AnswerDraft | null, there: string | null): string[] | undefined => {
  const unsettled = before?.sent == null ? [] : [...(before.over ?? []), before.sent]
  const over = new Set(there === null ? unsettled : [...unsettled, there])
  return over.size > 0 ? [...over] : undefined
}

/** These words are sent to be scored, in the place of those that the server has as far as is known (`there`). */
export const sending =
  (text: string, there: string | null = null) =>
  (before: AnswerDraft | null): AnswerDraft => ({
    text,
    ...before,
    sent: text,
    away: false,
    over: mayHold(before, there),
  })

/** The server has other words by now, from another device: those that wait here would undo them. */
export const isOvertaken = ({ sent, over = [] }: AnswerDraft, there: string | null): boolean =>
  sent !== null && there !== null && there !== sent && !over.includes(there)

/** The words did not arrive, as far as anybody knows. */
export const notArrived = (before: AnswerDraft | null): AnswerDraft | null =>
  before?.sent == null ? before : { ...before, away: true }

/** The server has these words: what was typed since stays. */
export const arrived =
  (text: string) =>
  (before: AnswerDraft | null): AnswerDraft | null => {
    if (before === null || before.text === text) return null
    return { text: before.text, sent: null, away: false }
  }

/** The server refused the words: they are a draft that is not sent again by itself. */
export const refused = (before: AnswerDraft | null): AnswerDraft | null =>
  before && { text: before.text, sent: null, away: false }
