import { brand } from '../../../../shared/brand.ts'

const words = new Intl.DateTimeFormat('en-GB', {
  timeZone: brand.timeZone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** An instant as the clocks of Lagos show it: "20 Nov 2026, 09:00". */
export const timeInWords = (instant: string): string => words.format(new Date(instant))
