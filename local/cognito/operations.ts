import type { Operation } from './operation.ts'
import * as account from './operations/account.ts'
import * as admin from './operations/admin.ts'
import * as attributes from './operations/attributes.ts'
import { InitiateAuth } from './operations/initiate-auth.ts'
import * as passwords from './operations/passwords.ts'
import { RespondToAuthChallenge } from './operations/respond-to-auth-challenge.ts'
import * as sessions from './operations/sessions.ts'
import * as signUp from './operations/sign-up.ts'
import * as softwareToken from './operations/software-token.ts'

/** Every operation under Cognito's own name. */
export const operations: ReadonlyMap<string, Operation> = new Map(
  Object.entries({
    SignUp: signUp.SignUp,
    ConfirmSignUp: signUp.ConfirmSignUp,
    ResendConfirmationCode: signUp.ResendConfirmationCode,
    InitiateAuth,
    RespondToAuthChallenge,
    GetTokensFromRefreshToken: sessions.GetTokensFromRefreshToken,
    RevokeToken: sessions.RevokeToken,
    GlobalSignOut: sessions.GlobalSignOut,
    ForgotPassword: passwords.ForgotPassword,
    ConfirmForgotPassword: passwords.ConfirmForgotPassword,
    ChangePassword: passwords.ChangePassword,
    GetUser: account.GetUser,
    DeleteUser: account.DeleteUser,
    UpdateUserAttributes: attributes.UpdateUserAttributes,
    AssociateSoftwareToken: softwareToken.AssociateSoftwareToken,
    VerifySoftwareToken: softwareToken.VerifySoftwareToken,
    SetUserMFAPreference: softwareToken.SetUserMFAPreference,
    AdminGetUser: account.AdminGetUser,
    AdminUpdateUserAttributes: admin.AdminUpdateUserAttributes,
    AdminResetUserPassword: admin.AdminResetUserPassword,
    AdminSetUserPassword: admin.AdminSetUserPassword,
    AdminSetUserMFAPreference: admin.AdminSetUserMFAPreference,
    AdminEnableUser: account.AdminEnableUser,
    AdminDeleteUser: account.AdminDeleteUser,
    AdminUserGlobalSignOut: account.AdminUserGlobalSignOut,
    AdminDisableUser: account.AdminDisableUser,
  }),
)
