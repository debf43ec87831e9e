import type { Application } from '../../../shared/api/applications.ts'
import { dayInLagos } from '../../../shared/domain/calendar.ts'
import { formatDay } from './format-day.ts'

/** The day of the application; before one is sent, the day on which it came onto the list. `today` as 2026-11-20. */
export const RowDay = ({ row, today }: { row: Application; today: string }) =>
  row.appliedDate ? (
    <time dateTime={row.appliedDate}>{formatDay(row.appliedDate, today)}</time>
  ) : (
    `Added ${formatDay(dayInLagos(new Date(row.createdAt)), today)}`
  )
