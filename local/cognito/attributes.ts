import * as z from 'zod'
import { notAuthorized } from './errors.ts'
import type { User } from './users.ts'

/** Attributes as they go over the wire. */
export const attributeList = z.array(z.object({ Name: z.string(), Value: z.string().max(2048) })).max(50)

/** What the deployed pool's client may write: see infra/identity.ts. */
const writable = new Set(['name'])

/** What a client may set, by name. Throws for an attribute that is not its to write. */
export const writableAttributes = (list: z.infer<typeof attributeList>): Record<string, string> => {
  for (const { Name } of list) {
    if (!writable.has(Name)) throw notAuthorized('A client attempted to write unauthorized attribute')
  }
  return Object.fromEntries(list.map(({ Name, Value }) => [Name, Value]))
}

/** A person's attributes as GetUser and AdminGetUser list them. */
export const listAttributes = (user: User): { Name: string; Value: string }[] =>
  Object.entries({ sub: user.sub, ...user.attributes }).map(([Name, Value]) => ({ Name, Value }))

/** A person's attributes as triggers see them. */
export const attributesOf = (user: User): Record<string, string> => ({
  sub: user.sub,
  'cognito:user_status': user.status,
  ...user.attributes,
})
