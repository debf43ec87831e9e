const within = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const elsewhere = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A calendar day as "17 Nov", with its year when that is not the year of `today`. Both as 2026-11-20. */
export const formatDay = (day: string, today: string): string =>
  (day.slice(0, 4) === today.slice(0, 4) ? within : elsewhere).format(new Date(`${day}T00:00:00Z`))
