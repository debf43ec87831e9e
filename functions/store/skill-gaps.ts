import { type SkillGap, skillGap, skillGapsAtMost } from '../../shared/api/career.ts'
import { addCounted, countedThings } from './counted-things.ts'
import { personPartition } from './keys.ts'
import { skillGapPrefix } from './schema.ts'
import type { Key, Row, Table, Write } from './table.ts'

const skillGapKey = (sub: string, id: string): Key => ({
  pk: personPartition(sub),
  sk: `${skillGapPrefix}${id}`,
})
/** How many there are. */
export const skillGapsKey = (sub: string): Key => ({ pk: personPartition(sub), sk: 'SKILL-GAPS' })

/** Throws when the row is no analysis: that is a fault of ours. */
const skillGapOf = (row: Row): SkillGap => skillGap.parse(row)

const kind = {
  keyOf: skillGapKey,
  countKey: skillGapsKey,
  prefix: skillGapPrefix,
  atMost: skillGapsAtMost,
  read: skillGapOf,
}

/** The writes of a new analysis. The second holds the most that there can be. */
export const newSkillGap = (sub: string, it: Omit<SkillGap, 'createdAt'>, now: Date): Write[] =>
  addCounted(kind, sub, { ...it, createdAt: now.toISOString() })

/** A person's analyses of skills. Each verb sees only rows of `sub`. */
export const skillGapStore = (table: Table) => countedThings(table, kind)
export type SkillGapStore = ReturnType<typeof skillGapStore>
