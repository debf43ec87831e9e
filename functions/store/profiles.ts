import * as z from 'zod/mini'
import type { Profile } from '../../shared/api/profile.ts'
import { brand } from '../../shared/brand.ts'
import { currencies } from '../../shared/lists.ts'
import { personPartition } from './keys.ts'
import { profileSortKey } from './schema.ts'
import { storedAnswers } from './stored-answers.ts'
import type { Table } from './table.ts'

const keyOf = (sub: string) => ({ pk: personPartition(sub), sk: profileSortKey })
const storedProfile = z.extend(storedAnswers, {
  email: z.string(),
  country: z._default(z.string(), brand.country),
  currency: z._default(z.enum(currencies), 'NGN'),
  updatedAt: z.string(),
})

/** One profile row for each person. */
export const profileStore = (table: Table) => ({
  /** Null before there is one. */
  get: async (sub: string): Promise<Profile | null> => {
    const row = await table.get(keyOf(sub))
    return row ? storedProfile.parse(row) : null
  },
  /** Writes the first profile; one that is there already stays as it is. */
  begin: async (sub: string, first: Profile): Promise<void> => {
    await table.put({ ...first, ...keyOf(sub) }, { absent: true })
  },
})
export type ProfileStore = ReturnType<typeof profileStore>
