/** How often an advert was posted, and the last day that it was, in days since 1970. */
export type TimesPosted = { readonly times: number; readonly lastDay: number }

/** Adverts whose days lie so close together are one advert, on several boards or with its date renewed. */
const apart = 7

/**
 * Counts the days on which an advert was posted, those that are known from before first. A board that moves the date a
 * little every day does not make a new advert of it.
 */
export const timesPosted = (
  days: readonly number[],
  before: TimesPosted | undefined,
): TimesPosted | undefined => {
  let known = before
  for (const day of days.toSorted((a, b) => a - b)) {
    if (known && day <= known.lastDay) continue
    const isAgain = known !== undefined && day - known.lastDay >= apart
    known = { times: (known?.times ?? 1) + (isAgain ? 1 : 0), lastDay: day }
  }
  return known
}
