import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { isEnded, sessionsKey } from './access.ts'
import { expiring, isOver } from './keys.ts'
import type { Key, Table } from './table.ts'

/** What a link is for: to sign in, or to choose a password. */
export type LinkPurpose = 'sign-in' | 'password'

/**
 * How long a token works, in milliseconds. A token that chooses a password works longer than the code of its mail, which
 * is valid for 24 hours: otherwise an old link would confirm the address, and leave the password of somebody else.
 */
export const linkWorksFor: Readonly<Record<LinkPurpose, number>> = {
  'sign-in': 15 * 60_000,
  password: 25 * 60 * 60_000,
}

/** The key is a hash of the token, because a person who reads the table must not be able to sign in. */
const keyOf = (token: string): Key => ({
  pk: `SIGN-IN-LINK#${createHash('sha256').update(token).digest('hex')}`,
  sk: 'SIGN-IN-LINK',
})

const stored = z.object({
  sub: z.string(),
  /** The address that the mail went to. */
  email: z.string(),
  purpose: z.enum(['sign-in', 'password']),
  /** In seconds since 1970, as the times in an access token. */
  issuedAt: z.number(),
})
type Link = z.infer<typeof stored>

/** The tokens in the links of confirmation mails. Their rows expire by themselves, also after a purge of the person. */
export const signInLinkStore = (table: Table) => ({
  add: async (token: string, link: Omit<Link, 'issuedAt'>, now: Date): Promise<void> => {
    const issuedAt = Math.floor(now.getTime() / 1000)
    const until = new Date(now.getTime() + linkWorksFor[link.purpose])
    await table.put({ ...keyOf(token), ...link, issuedAt, ...expiring(until) })
  },
  /** The link of a token. Null if there is none, if it has expired, or if the person ended all sessions since. */
  find: async (token: string, now: Date): Promise<Link | null> => {
    const row = await table.get(keyOf(token))
    if (!row || isOver(row, now)) return null
    const link = stored.parse(row)
    const ended = await table.get(sessionsKey(link.sub))
    return isEnded(ended, { session: '', signedInAt: link.issuedAt }) ? null : link
  },
  /** Uses up a token. Of two simultaneous calls, only one returns true. */
  use: async (token: string): Promise<boolean> => {
    const { written } = await table.remove(keyOf(token), { is: {} })
    return written
  },
})
export type SignInLinkStore = ReturnType<typeof signInLinkStore>
