import {
  type ProfileText,
  type ProfileTextEdit,
  profileText,
  profileTextsAtMost,
  type SkillGap,
  skillGap,
  skillGapsAtMost,
  textCitationsLimit,
} from '../../shared/api/career.ts'
import type { Citation } from '../../shared/api/truth.ts'
import { trackedJobStore } from './applications.ts'
import { citationsWithin } from './citations.ts'
import { coachMessageStore } from './coach-messages.ts'
import { addCounted, type CountedKind, countedRows } from './counted-rows.ts'
import { personKey } from './keys.ts'
import type { Table, Write } from './table.ts'
import { type Edit, editedRow } from './versioned.ts'

export const adviceStores = (table: Table) => ({
  profileTexts: profileTextStore(table),
  skillGaps: skillGapStore(table),
  coachMessages: coachMessageStore(table),
  trackedJobs: trackedJobStore(table),
})

type NewProfileText = Pick<ProfileText, 'id' | 'type' | 'targetRole' | 'before' | 'content' | 'reasons'> & {
  readonly citations?: readonly Citation[]
}

const profileTextKind: CountedKind<ProfileText> = {
  prefix: 'PROFILE-TEXT#',
  atMost: profileTextsAtMost,
  read: row => profileText.parse(row),
}

const begunProfileText = ({ citations = [], ...it }: NewProfileText, now: Date): ProfileText => ({
  ...it,
  kept: [],
  citations: citationsWithin(citations, textCitationsLimit),
  version: 1,
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
})

/** The writes that add a text, in the order of `addCounted`. */
export const newProfileText = (sub: string, it: NewProfileText, now: Date): Write[] =>
  addCounted(profileTextKind, sub, begunProfileText(it, now))

/** A person's texts for a LinkedIn profile. Each verb reads and writes only rows of `sub`. */
export const profileTextStore = (table: Table) => ({
  ...countedRows(table, profileTextKind),
  /** Throws not_found or stale_version. */
  update: async (sub: string, edit: Edit<ProfileTextEdit>): Promise<ProfileText> => {
    const { id, patch, version, now } = edit
    const outcome = await table.update(
      personKey(sub, `PROFILE-TEXT#${id}`),
      { set: { ...patch, version: version + 1, updatedAt: now.toISOString() } },
      { is: { version } },
    )
    return editedRow(outcome, edit, profileTextKind.read)
  },
})
export type ProfileTextStore = ReturnType<typeof profileTextStore>

const skillGapKind: CountedKind<SkillGap> = {
  prefix: 'SKILL-GAP#',
  atMost: skillGapsAtMost,
  read: row => skillGap.parse(row),
}

/** The writes that add an analysis, in the order of `addCounted`. */
export const newSkillGap = (sub: string, it: Omit<SkillGap, 'createdAt'>, now: Date): Write[] =>
  addCounted(skillGapKind, sub, { ...it, createdAt: now.toISOString() })

/** A person's analyses of skills. Each verb reads and writes only rows of `sub`. */
export const skillGapStore = (table: Table) => countedRows(table, skillGapKind)
export type SkillGapStore = ReturnType<typeof skillGapStore>
