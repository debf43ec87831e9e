/** The calls of the user pool's own API that change what guards an account, whoever makes them. */
export const watchedCalls = [
  'AdminDeleteUser',
  'AdminSetUserMFAPreference',
  'AdminUpdateUserAttributes',
  'ChangePassword',
  'DeleteUser',
  'SetUserMFAPreference',
  'UpdateUserAttributes',
  'VerifySoftwareToken',
] as const
