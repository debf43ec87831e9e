import { ApiError } from '../../shared/api/errors.ts'
import { dayInLagos } from '../../shared/domain/calendar.ts'
import { securityReportsADay } from '../../shared/domain/daily-limits.ts'
import { type Notice, notificationRow } from './notifications.ts'
import type { Table } from './table.ts'
import { oneUse } from './usage.ts'

/** Notifications of what was done to an account. */
export const securityNoticeStore = (table: Table) => ({
  /** Throws daily_limit: each notice goes out by mail too. */
  add: async (sub: string, notice: Notice, now: Date): Promise<void> => {
    const failed = await table.transact([
      { put: notificationRow(sub, notice, now) },
      oneUse(sub, 'security-report', dayInLagos(now), securityReportsADay),
    ])
    if (failed.length > 0) throw new ApiError('daily_limit')
  },
})
export type SecurityNoticeStore = ReturnType<typeof securityNoticeStore>
