import { dayMs } from '../../shared/domain/calendar.ts'
import { firstProfile } from '../../shared/domain/profile.ts'
import { profileStore } from './profiles.ts'
import type { Table } from './table.ts'

/** Makes accounts that begin a day before `now`, so that their reports count. */
export const beKnown = async (table: Table, now: Date, ...subs: readonly string[]): Promise<void> => {
  const since = new Date(now.getTime() - dayMs)
  for (const sub of subs) {
    const profile = firstProfile({ email: `${sub}@example.com`, name: 'Ada', answers: null }, since)
    await profileStore(table).begin(sub, { ...profile, agreedAt: since.toISOString() })
  }
}
