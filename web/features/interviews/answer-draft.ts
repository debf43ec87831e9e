import * as z from 'zod/mini'

export const answerDraft = z.object({
  text: z.string(),
  /** The text that was sent to be scored, until the server confirms it; null: none. */
  sent: z.nullable(z.string()),
  /** The last request failed, so fixed rules score the sent text on this device. */
  away: z.boolean(),
  /** The texts that the server may have before it gets `sent`. Any other text there is newer, from another device. */
  over: z.optional(z.array(z.string())),
})
export type AnswerDraft = z.infer<typeof answerDraft>

/** The draft with this text in the box. Null: with the text that was sent, or else with the server's. */
export const typed =
  (text: string | null) =>
  (before: AnswerDraft | null): AnswerDraft | null => {
    if (text !== null) return { sent: null, away: false, ...before, text }
    return before?.sent == null ? null : { ...before, text: before.sent }
  }

/** The draft while the person types. An empty box is no draft if the server has no text (`saved`) and none was sent. */
export const inBox =
  (text: string, saved: string) =>
  (before: AnswerDraft | null): AnswerDraft | null =>
    text === '' && saved === '' && before?.sent == null ? null : typed(text)(before)

/** This text is sent to be scored. `saved` is the text that the server has, as far as this device knows. */
export const sending =
  (text: string, saved: string | null = null) =>
  (before: AnswerDraft | null): AnswerDraft => {
    const unconfirmed = before?.sent == null ? [] : [...(before.over ?? []), before.sent]
    const over = new Set(saved === null ? unconfirmed : [...unconfirmed, saved])
    return { text, ...before, sent: text, away: false, over: over.size > 0 ? [...over] : undefined }
  }

/** Another device has changed the answer on the server (`saved`): sending this draft would overwrite the change. */
export const isOvertaken = ({ sent, over = [] }: AnswerDraft, saved: string | null): boolean =>
  sent !== null && saved !== null && saved !== sent && !over.includes(saved)

/** The request failed: the server may not have the text. */
export const notArrived = (before: AnswerDraft | null): AnswerDraft | null =>
  before?.sent == null ? before : { ...before, away: true }

/** The server has this text. What was typed since stays. */
export const arrived =
  (text: string) =>
  (before: AnswerDraft | null): AnswerDraft | null => {
    if (before === null || before.text === text) return null
    return { text: before.text, sent: null, away: false }
  }

/** The server refused the text. It stays a draft, and is not sent again automatically. */
export const refused = (before: AnswerDraft | null): AnswerDraft | null =>
  before && { text: before.text, sent: null, away: false }
