import { mapBounded } from './bounded.ts'
import { cardKey } from './cards.ts'
import { everyRow } from './every-row.ts'
import { fileCountKey } from './files.ts'
import { answerPrefix, interviewsKey } from './interview-row.ts'
import { personPartition } from './keys.ts'
import { profileTextKind } from './profile-text-row.ts'
import { coachPrefix, filePrefix, interviewPrefix, profileTextPrefix, skillGapPrefix } from './schema.ts'
import { skillGapsKey } from './skill-gaps.ts'
import type { Table } from './table.ts'

const concurrency = 8
const prefixes = [filePrefix, interviewPrefix, answerPrefix, profileTextPrefix, skillGapPrefix, coachPrefix]

/**
 * Removes what only a paid plan keeps of a person, 90 days after its end: the card that renewed it, their files, their
 * practice, and what advice came to. What a later tool stores for paid plans alone joins here. Cut short it goes on where
 * it was; done again it is no error. The counts go last: what is left is never more than they say.
 */
export const removePaidData = async (table: Table, sub: string): Promise<void> => {
  const partition = personPartition(sub)
  for (const startsWith of prefixes) {
    const rows = await everyRow(table, { partition, startsWith, only: [] })
    await mapBounded(concurrency, rows, ({ sk }) => table.remove({ pk: partition, sk: String(sk) }))
  }
  const counts = [fileCountKey(sub), interviewsKey(sub), profileTextKind.countKey(sub), skillGapsKey(sub)]
  for (const key of [cardKey(sub), ...counts]) await table.remove(key)
}
