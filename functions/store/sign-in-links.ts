import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { expiring, isOver } from './keys.ts'
import type { Key, Table } from './table.ts'

/** How long the token of a mail's link signs in, in milliseconds. The code of the same mail is valid for longer. */
export const linkSignsInFor = 15 * 60_000

/** The key is a hash of the token, because a person who reads the table must not be able to sign in. */
const keyOf = (token: string): Key => ({
  pk: `SIGN-IN-LINK#${createHash('sha256').update(token).digest('hex')}`,
  sk: 'SIGN-IN-LINK',
})

const stored = z.object({ sub: z.string() })

/** The tokens in the links of confirmation mails. Their rows expire by themselves, also after a purge of the person. */
export const signInLinkStore = (table: Table) => ({
  add: async (token: string, sub: string, now: Date): Promise<void> => {
    await table.put({ ...keyOf(token), sub, ...expiring(new Date(now.getTime() + linkSignsInFor)) })
  },
  /** The person of a token. Null if there is no such token, or if it has expired. */
  owner: async (token: string, now: Date): Promise<string | null> => {
    const row = await table.get(keyOf(token))
    return row && !isOver(row, now) ? stored.parse(row).sub : null
  },
  /** Uses up a token. Of two simultaneous calls, only one returns true. */
  use: async (token: string): Promise<boolean> => {
    const { written } = await table.remove(keyOf(token), { is: {} })
    return written
  },
})
export type SignInLinkStore = ReturnType<typeof signInLinkStore>
