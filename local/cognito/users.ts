import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod'
import { usernameExists } from './errors.ts'

const user = z.object({
  /** A UUID; also the user name that the pool gives. People sign in with the address. */
  sub: z.string(),
  status: z.enum(['UNCONFIRMED', 'CONFIRMED', 'RESET_REQUIRED']),
  enabled: z.boolean(),
  /** As triggers and tokens see them, such as `{ email, email_verified: 'true', name }`; `sub` apart. */
  attributes: z.record(z.string(), z.string()),
  salt: z.string(),
  verifier: z.string(),
  /** An authenticator app's secret that a code has proven. `lastStep` is the latest half minute that was used. */
  totp: z
    .object({ secret: z.string(), enabled: z.boolean(), preferred: z.boolean(), lastStep: z.int() })
    .nullable(),
  /** A secret that no code has proven yet. */
  totpOffer: z.string().nullable(),
  createdAt: z.int(),
  updatedAt: z.int(),
})
export type User = z.infer<typeof user>

/** Whom a user name means. Codes and failed attempts are counted under `holder` whether or not there is a user. */
export type Found = { readonly holder: string; readonly user: User | undefined }

const row = z.object({ person: z.string() })
const addressOf = ({ attributes }: User): string => (attributes.email ?? '').toLowerCase()

export type UserTable = ReturnType<typeof userTable>

export const userTable = (database: DatabaseSync) => {
  const bySub = database.prepare('SELECT person FROM users WHERE sub = ?')
  const byAddress = database.prepare('SELECT person FROM users WHERE address = ?')
  const insert = database.prepare(
    'INSERT INTO users (sub, address, person) VALUES (?, ?, ?) ON CONFLICT (address) DO NOTHING',
  )
  const update = database.prepare('UPDATE users SET address = ?, person = ? WHERE sub = ?')
  const remove = database.prepare('DELETE FROM users WHERE sub = ?')
  const read = (found: unknown): User | undefined =>
    found === undefined ? undefined : user.parse(JSON.parse(row.parse(found).person))
  const withAddress = (address: string): User | undefined => read(byAddress.get(address.toLowerCase()))

  return {
    get: (sub: string): User | undefined => read(bySub.get(sub)),
    withAddress,
    find(username: string): Found {
      const found = read(bySub.get(username)) ?? withAddress(username)
      return { holder: found?.sub ?? username.toLowerCase(), user: found }
    },
    insert(added: User): void {
      const { changes } = insert.run(added.sub, addressOf(added), JSON.stringify(added))
      if (changes === 0) throw usernameExists('An account with the given email already exists.')
    },
    /** Keeps the changed person and gives it back. */
    save(changed: User): User {
      update.run(addressOf(changed), JSON.stringify(changed), changed.sub)
      return changed
    },
    remove: (sub: string): void => void remove.run(sub),
  }
}
