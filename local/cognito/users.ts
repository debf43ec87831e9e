import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod'
import { notAuthorized, usernameExists } from './errors.ts'

const user = z.object({
  /** A UUID, which is also the pool's user name. People sign in with the address. */
  sub: z.string(),
  status: z.enum(['UNCONFIRMED', 'CONFIRMED', 'RESET_REQUIRED']),
  enabled: z.boolean(),
  /** The attributes without `sub`, in the form for triggers and tokens: `{ email, email_verified: 'true', name }`. */
  attributes: z.record(z.string(), z.string()),
  salt: z.string(),
  verifier: z.string(),
  /**
   * The secret of an authenticator app that a code has confirmed. `lastStep` is the latest half minute that was used.
   */
  totp: z
    .object({ secret: z.string(), enabled: z.boolean(), preferred: z.boolean(), lastStep: z.int() })
    .nullable(),
  /** A secret that no code has confirmed yet. */
  totpOffer: z.string().nullable(),
  createdAt: z.int(),
  updatedAt: z.int(),
})
export type User = z.infer<typeof user>

/**
 * The result of a look-up by user name. Codes and failed attempts are counted under `holder`, whether or not there is a
 * user.
 */
export type Found = { readonly holder: string; readonly user: User | undefined }

const row = z.object({ person: z.string() })
const addressOf = ({ attributes }: User): string => (attributes.email ?? '').toLowerCase()

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
    /** Stores the changed person and returns it. */
    save(changed: User): User {
      update.run(addressOf(changed), JSON.stringify(changed), changed.sub)
      return changed
    },
    remove: (sub: string): void => void remove.run(sub),
  }
}

/** Attributes in the wire format. */
export const attributeList = z.array(z.object({ Name: z.string(), Value: z.string().max(2048) })).max(50)

/** The attributes that the client of the deployed pool may write: see infra/identity.ts. */
const writable = new Set(['name'])

/** Returns the attributes that a client sets, by name. Throws for an attribute that a client may not write. */
export const writableAttributes = (list: z.infer<typeof attributeList>): Record<string, string> => {
  for (const { Name } of list) {
    if (!writable.has(Name)) throw notAuthorized('A client attempted to write unauthorized attribute')
  }
  return Object.fromEntries(list.map(({ Name, Value }) => [Name, Value]))
}

/** Returns a person's attributes in the form of GetUser and AdminGetUser. */
export const listAttributes = (user: User): { Name: string; Value: string }[] =>
  Object.entries({ sub: user.sub, ...user.attributes }).map(([Name, Value]) => ({ Name, Value }))

/** Returns a person's attributes in the form for triggers. */
export const attributesOf = (user: User): Record<string, string> => ({
  sub: user.sub,
  'cognito:user_status': user.status,
  ...user.attributes,
})
