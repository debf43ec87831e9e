/** What a draft knows of its wish: the id of what comes of it, and its words as they went out last, or null. */
type SentWish = { readonly id: string; readonly sent: string | null }

/**
 * The id that a wish goes out with. Where nobody knows what became of the last one, the same words are the same wish, and
 * are counted once; other words are a wish of their own.
 */
export const wishId = (words: string, { id, sent }: SentWish, freshId: string): string =>
  sent === null || sent === words ? id : freshId
