import * as z from 'zod'
import { invalidParameter, notAuthorized } from './errors.ts'
import type { User } from './users.ts'

/** Attributes as they go over the wire. */
export const attributeList = z.array(z.object({ Name: z.string(), Value: z.string().max(2048) })).max(50)

const readOnly = new Set(['sub', 'email_verified', 'phone_number_verified'])
// The attributes of OpenID Connect that a pool has unless it is told otherwise.
const writable = new Set(
  `address birthdate email family_name gender given_name locale middle_name name nickname phone_number picture
  preferred_username profile website zoneinfo`.split(/\s+/),
)

/** What a client may set, by name. Throws for an attribute that is not its to write. */
export const writableAttributes = (list: z.infer<typeof attributeList>): Record<string, string> => {
  for (const { Name } of list) {
    if (readOnly.has(Name)) throw notAuthorized('A client attempted to write unauthorized attribute')
    if (!writable.has(Name))
      throw invalidParameter(
        `Attributes did not conform to the schema: Type for attribute {${Name}} could not be determined`,
      )
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
