import * as z from 'zod'
import { attributeList, writableAttributes } from '../attributes.ts'
import { aliasExists, invalidParameter } from '../errors.ts'
import { deliveryTo } from '../messages.ts'
import { forPerson } from '../operation.ts'
import type { Pool } from '../pool.ts'
import type { MessageSource, Metadata } from '../triggers.ts'
import type { User } from '../users.ts'
import { ClientMetadata } from './fields.ts'

const AttributeName = z.literal('email', 'Only the email can be verified.')

const assertFree = (pool: Pool, user: User, email: string): void => {
  const owner = pool.users.withAddress(email)
  if (owner && owner.sub !== user.sub) throw aliasExists('An account with the given email already exists.')
}

const sendTo = async (
  pool: Pool,
  now: number,
  message: { source: MessageSource; user: User; to: string; clientMetadata: Metadata },
) => {
  const code = pool.codes.issue(message.user.sub, 'verify', message.to, now)
  await pool.sendCode({ ...message, code })
  return deliveryTo(message.to)
}

/** A new address is kept aside until its code comes back; the old one signs in meanwhile. */
export const UpdateUserAttributes = forPerson(
  { UserAttributes: attributeList, ClientMetadata },
  async ({ UserAttributes, ClientMetadata: clientMetadata, user }, pool, now) => {
    const { email, ...changes } = writableAttributes(UserAttributes)
    if (email !== undefined && !z.email().safeParse(email).success)
      throw invalidParameter('Invalid email address format.')
    if (email !== undefined) assertFree(pool, user, email)
    const saved = pool.users.save({ ...user, attributes: { ...user.attributes, ...changes }, updatedAt: now })
    if (email === undefined || email === user.attributes.email) return {}
    const message = { source: 'UpdateUserAttribute', user: saved, to: email, clientMetadata } as const
    return { CodeDeliveryDetailsList: [await sendTo(pool, now, message)] }
  },
)

export const GetUserAttributeVerificationCode = forPerson(
  { AttributeName, ClientMetadata },
  async ({ ClientMetadata: clientMetadata, user }, pool, now) => {
    const to = pool.codes.pending(user.sub, 'verify', now) ?? user.attributes.email ?? ''
    const message = { source: 'VerifyUserAttribute', user, to, clientMetadata } as const
    return { CodeDeliveryDetails: await sendTo(pool, now, message) }
  },
)

export const VerifyUserAttribute = forPerson(
  { AttributeName, Code: z.string() },
  ({ Code, user }, pool, now) => {
    const email = pool.codes.redeem(user.sub, 'verify', Code, now)
    assertFree(pool, user, email)
    pool.users.save({
      ...user,
      attributes: { ...user.attributes, email, email_verified: 'true' },
      updatedAt: now,
    })
    return {}
  },
)
