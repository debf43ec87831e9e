/** The minutes between a failed try and the next one. After the last try the mail is given up. */
const waits = [5, 15, 60, 240, 720]

/** What tells of a plan or money is tried for almost three days. */
export const billingWaits = [...waits, 1440, 1440]

/** When a mail whose try number `tries` fails at `now` is tried again; null: it is given up. */
export const nextTry = (tries: number, now: Date, minutesBetween = waits): Date | null => {
  const minutes = minutesBetween[tries - 1]
  return minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000)
}
