/**
 * The calls of the user pool's API that change how an account is protected. The audit trail reports them, no matter who
 * made them.
 */
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
