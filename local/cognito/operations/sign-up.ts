import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { invalidParameter, notAuthorized, wrongCode } from '../errors.ts'
import { ClientMetadata, checkPassword, forClient, Username } from '../operation.ts'
import { makeVerifier } from '../srp.ts'
import { deliveryTo } from '../triggers.ts'
import { attributeList, type User, writableAttributes } from '../users.ts'

const signUpShape = {
  Username,
  Password: z.string(),
  UserAttributes: attributeList.default([]),
  ValidationData: attributeList.default([]),
  ClientMetadata,
}

export const SignUp = forClient(signUpShape, async (input, pool, now) => {
  const { Username: email, Password, ClientMetadata: clientMetadata } = input
  if (!z.email().safeParse(email).success) throw invalidParameter('Username should be an email.')
  checkPassword(Password)
  // The address is the user name, so no client has to write it.
  const attributes = { ...writableAttributes(input.UserAttributes), email }
  const sub = randomUUID()
  const validationData = Object.fromEntries(input.ValidationData.map(({ Name, Value }) => [Name, Value]))
  // As in Cognito, the trigger runs before the pool checks whether the address is taken.
  await pool.triggers.preSignUp(sub, attributes, validationData, clientMetadata)
  const user: User = {
    sub,
    status: 'UNCONFIRMED',
    enabled: true,
    attributes: { ...attributes, email_verified: 'false' },
    ...makeVerifier(pool.identity(sub), Password),
    totp: null,
    totpOffer: null,
    createdAt: now,
    updatedAt: now,
  }
  pool.users.insert(user)
  const code = pool.codes.issue(sub, 'confirm', email, now)
  await pool.sendCode({ source: 'SignUp', user, to: email, code, clientMetadata })
  return { UserConfirmed: false, UserSub: sub, CodeDeliveryDetails: deliveryTo(email) }
})

const confirmShape = { Username, ConfirmationCode: z.string(), ClientMetadata }

export const ConfirmSignUp = forClient(confirmShape, async (input, pool, now) => {
  const { holder, user } = pool.users.find(input.Username)
  if (user?.status === 'CONFIRMED')
    throw notAuthorized('User cannot be confirmed. Current status is CONFIRMED')
  pool.codes.redeem(holder, 'confirm', input.ConfirmationCode, now)
  if (!user) throw wrongCode()
  const confirmed = pool.users.save({
    ...user,
    status: 'CONFIRMED',
    attributes: { ...user.attributes, email_verified: 'true' },
    updatedAt: now,
  })
  await pool.triggers.postConfirmation('ConfirmSignUp', confirmed, input.ClientMetadata)
  return {}
})

export const ResendConfirmationCode = forClient({ Username, ClientMetadata }, async (input, pool, now) => {
  const { holder, user } = pool.users.find(input.Username)
  if (user?.status === 'CONFIRMED') throw invalidParameter('User is already confirmed.')
  const to = user?.attributes.email ?? input.Username
  const code = pool.codes.issue(holder, 'confirm', to, now)
  const clientMetadata = input.ClientMetadata
  if (user) await pool.sendCode({ source: 'ResendCode', user, to, code, clientMetadata })
  return { CodeDeliveryDetails: deliveryTo(to) }
})
