import * as z from 'zod'
import { wrongCode, wrongCredentials } from '../errors.ts'
import { ClientMetadata, checkPassword, forClient, forPerson, Username } from '../operation.ts'
import { isPassword, makeVerifier } from '../srp.ts'
import { deliveryTo } from '../triggers.ts'
import type { User } from '../users.ts'

const canRecover = (user: User): boolean => user.enabled && user.attributes.email_verified === 'true'

export const ForgotPassword = forClient({ Username, ClientMetadata }, async (input, pool, now) => {
  const { holder, user } = pool.users.find(input.Username)
  const to = user?.attributes.email ?? input.Username
  const code = pool.codes.issue(holder, 'reset', to, now)
  const clientMetadata = input.ClientMetadata
  // An unknown user, or one without a confirmed address, gets the same answer and no mail.
  if (user && canRecover(user))
    await pool.sendCode({ source: 'ForgotPassword', user, to, code, clientMetadata })
  return { CodeDeliveryDetails: deliveryTo(to) }
})

const confirmShape = { Username, ConfirmationCode: z.string(), Password: z.string(), ClientMetadata }

export const ConfirmForgotPassword = forClient(confirmShape, async (input, pool, now) => {
  const { holder, user } = pool.users.find(input.Username)
  // The password is checked first, so that a refused password does not use up the code.
  checkPassword(input.Password)
  pool.codes.redeem(holder, 'reset', input.ConfirmationCode, now)
  if (!user || !canRecover(user)) throw wrongCode()
  const verifier = makeVerifier(pool.identity(user.sub), input.Password)
  const saved = pool.users.save({ ...user, ...verifier, status: 'CONFIRMED', updatedAt: now })
  pool.attempts.forget(user.sub)
  await pool.triggers.postConfirmation('ConfirmForgotPassword', saved, input.ClientMetadata)
  return {}
})

export const ChangePassword = forPerson(
  { PreviousPassword: z.string(), ProposedPassword: z.string() },
  ({ PreviousPassword, ProposedPassword, user }, pool, now) => {
    checkPassword(ProposedPassword)
    const identity = pool.identity(user.sub)
    pool.attempts.check(user.sub, now)
    if (!isPassword(identity, user, PreviousPassword)) {
      pool.attempts.fail(user.sub, now)
      throw wrongCredentials()
    }
    pool.attempts.forget(user.sub)
    pool.users.save({ ...user, ...makeVerifier(identity, ProposedPassword), updatedAt: now })
    return {}
  },
)
