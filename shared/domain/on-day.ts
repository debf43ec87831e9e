import { dayInLagos } from './calendar.ts'
import { dayInWords } from './day-in-words.ts'

/** An instant, ISO 8601, as its day in Lagos: `20 November 2026`. */
export const onDay = (instant: string): string => dayInWords(dayInLagos(new Date(instant)))
