import * as z from 'zod'
import { enableSoftwareTokenMfa, invalidParameter } from '../errors.ts'
import { changeMfa, makeTotpSecret, mfaSetting, mfaSettings, totpStep } from '../mfa.ts'
import { forAdmin, forPerson } from '../operation.ts'
import { removeUser } from '../pool.ts'
import { attributeList, listAttributes, writableAttributes } from '../users.ts'

export const GetUser = forPerson({}, ({ user }) => ({
  Username: user.sub,
  UserAttributes: listAttributes(user),
  ...mfaSettings(user),
}))

export const DeleteUser = forPerson({}, ({ user }, pool) => {
  removeUser(pool, user)
  return {}
})

export const AdminGetUser = forAdmin(user => ({
  Username: user.sub,
  UserAttributes: listAttributes(user),
  UserStatus: user.status,
  Enabled: user.enabled,
  UserCreateDate: user.createdAt / 1000,
  UserLastModifiedDate: user.updatedAt / 1000,
  ...mfaSettings(user),
}))

export const AdminDeleteUser = forAdmin((user, pool) => {
  removeUser(pool, user)
  return {}
})

export const AdminUserGlobalSignOut = forAdmin((user, pool) => {
  pool.sessions.endAll(user.sub)
  return {}
})

export const AdminEnableUser = forAdmin((user, pool, now) => {
  pool.users.save({ ...user, enabled: true, updatedAt: now })
  return {}
})

export const AdminDisableUser = forAdmin((user, pool, now) => {
  pool.users.save({ ...user, enabled: false, updatedAt: now })
  pool.sessions.endAll(user.sub)
  return {}
})

/** A client can't change the address: only our own API does. */
export const UpdateUserAttributes = forPerson(
  { UserAttributes: attributeList },
  ({ UserAttributes, user }, pool, now) => {
    const changes = writableAttributes(UserAttributes)
    pool.users.save({ ...user, attributes: { ...user.attributes, ...changes }, updatedAt: now })
    return {}
  },
)

export const AssociateSoftwareToken = forPerson({}, ({ user }, pool) => {
  // The current secret stays until a code confirms the new one, so a set-up that is not completed changes nothing.
  const secret = makeTotpSecret()
  pool.users.save({ ...user, totpOffer: secret })
  return { SecretCode: secret }
})

export const VerifySoftwareToken = forPerson({ UserCode: z.string() }, ({ UserCode, user }, pool, now) => {
  if (user.totpOffer === null || totpStep(user.totpOffer, UserCode, now) === null)
    throw enableSoftwareTokenMfa('Code mismatch and fail enable Software Token MFA')
  const previous = user.totp ?? { enabled: false, preferred: false }
  pool.users.save({
    ...user,
    totp: { ...previous, secret: user.totpOffer, lastStep: 0 },
    totpOffer: null,
    updatedAt: now,
  })
  return { Status: 'SUCCESS' }
})

export const SetUserMFAPreference = forPerson(
  { SoftwareTokenMfaSettings: mfaSetting, SMSMfaSettings: mfaSetting, EmailMfaSettings: mfaSetting },
  ({ SoftwareTokenMfaSettings, SMSMfaSettings, EmailMfaSettings, user }, pool, now) => {
    if (SMSMfaSettings?.Enabled || EmailMfaSettings?.Enabled)
      throw invalidParameter('User does not have delivery config set to turn on this kind of MFA')
    return changeMfa(pool, user, SoftwareTokenMfaSettings, now)
  },
)
