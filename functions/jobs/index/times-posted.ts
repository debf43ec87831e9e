import type { TimesPosted } from './seen-file.ts'

/** In days: posts of an advert within this time are one, on several boards or with a renewed date. */
const newPostAfter = 7

/**
 * Counts how often an advert was posted, and continues the count of the previous index. A board that moves the date a
 * little each day does not post a new advert.
 */
export const timesPosted = (
  days: readonly number[],
  before: TimesPosted | undefined,
): TimesPosted | undefined => {
  let known = before
  for (const day of days.toSorted((a, b) => a - b)) {
    if (known && day <= known.lastDay) continue
    const isAgain = known !== undefined && day - known.lastDay >= newPostAfter
    known = { times: (known?.times ?? 1) + (isAgain ? 1 : 0), lastDay: day }
  }
  return known
}
