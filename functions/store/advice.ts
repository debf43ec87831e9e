import { coachMessageStore } from './coach-messages.ts'
import { profileTextStore } from './profile-texts.ts'
import { skillGapStore } from './skill-gaps.ts'
import type { Table } from './table.ts'
import { trackedJobStore } from './tracked-jobs.ts'

/** What advice is made from, and where it is kept. */
export const adviceStores = (table: Table) => ({
  profileTexts: profileTextStore(table),
  skillGaps: skillGapStore(table),
  coachMessages: coachMessageStore(table),
  trackedJobs: trackedJobStore(table),
})
