import { listAttributes } from '../attributes.ts'
import { forAdmin, forPerson } from '../operation.ts'
import { removeUser } from '../pool.ts'
import { mfaSettings } from './software-token.ts'

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
