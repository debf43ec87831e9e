import * as z from 'zod'
import { aliasExists, invalidParameter } from '../errors.ts'
import { changeMfa, mfaSetting } from '../mfa.ts'
import { ClientMetadata, checkPassword, forAdminWith } from '../operation.ts'
import { makeVerifier } from '../srp.ts'
import { attributeList } from '../users.ts'

/**
 * Without `email_verified` the pool would keep the old address and send a code to the new one. Our functions never do
 * that.
 */
const written = z.object({ email: z.email(), email_verified: z.literal('true') })

export const AdminUpdateUserAttributes = forAdminWith(
  { UserAttributes: attributeList },
  ({ UserAttributes, user }, pool, now) => {
    const given = written.safeParse(
      Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value])),
    )
    if (!given.success) throw invalidParameter('This stand-in changes a confirmed address alone.')
    const owner = pool.users.withAddress(given.data.email)
    if (owner && owner.sub !== user.sub) throw aliasExists('An account with the given email already exists.')
    pool.users.save({ ...user, attributes: { ...user.attributes, ...given.data }, updatedAt: now })
    return {}
  },
)

export const AdminSetUserPassword = forAdminWith(
  { Password: z.string(), Permanent: z.literal(true) },
  ({ Password, user }, pool, now) => {
    checkPassword(Password)
    const verifier = makeVerifier(pool.identity(user.sub), Password)
    pool.users.save({ ...user, ...verifier, updatedAt: now })
    pool.attempts.forget(user.sub)
    return {}
  },
)

/** The password becomes void, and the new code replaces an earlier one. An operator has no limit. */
export const AdminResetUserPassword = forAdminWith({ ClientMetadata }, async (input, pool, now) => {
  const to = input.user.attributes.email ?? ''
  pool.codes.forget(input.user.sub)
  const code = pool.codes.issue(input.user.sub, 'reset', to, now)
  const user = pool.users.save({ ...input.user, status: 'RESET_REQUIRED', updatedAt: now })
  const { ClientMetadata: clientMetadata } = input
  await pool.sendCode({ source: 'ForgotPassword', user, to, code, clientMetadata, isOperators: true })
  return {}
})

export const AdminSetUserMFAPreference = forAdminWith(
  { SoftwareTokenMfaSettings: mfaSetting },
  ({ SoftwareTokenMfaSettings, user }, pool, now) => changeMfa(pool, user, SoftwareTokenMfaSettings, now),
)
