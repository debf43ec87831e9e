import { attributeList, writableAttributes } from '../attributes.ts'
import { forPerson } from '../operation.ts'

/** The address is not among what a client may write: it changes by our own API. */
export const UpdateUserAttributes = forPerson(
  { UserAttributes: attributeList },
  ({ UserAttributes, user }, pool, now) => {
    const changes = writableAttributes(UserAttributes)
    pool.users.save({ ...user, attributes: { ...user.attributes, ...changes }, updatedAt: now })
    return {}
  },
)
