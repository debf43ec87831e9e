import { randomBytes } from 'node:crypto'
import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminResetUserPasswordCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  AliasExistsException,
  AssociateSoftwareTokenCommand,
  CodeMismatchException,
  type CognitoIdentityProviderClient,
  EnableSoftwareTokenMFAException,
  UserNotFoundException,
  type UserStatusType,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { ApiError } from '../../shared/api/errors.ts'

export type User = {
  /** Such as CONFIRMED or UNCONFIRMED. */
  readonly status: UserStatusType | undefined
  readonly sub: string
  readonly email: string
  readonly name: string
  /** Whether a sign-in needs a code of an authenticator app. */
  readonly twoFactor: boolean
}

export type Users = {
  /** Finds a user by user name or address. Null where there is none. */
  readonly find: (username: string) => Promise<User | null>
  /** Sets the address, which counts as confirmed at once. Throws email_taken. */
  readonly setEmail: (username: string, email: string) => Promise<void>
  /** Sets the password. Sessions do not end. */
  readonly setPassword: (username: string, password: string) => Promise<void>
  /** No password signs in until the owner has chosen one with a code from a mail. */
  readonly forgetPassword: (username: string) => Promise<void>
  /** Mails a code for a new password to the confirmed address. Earlier codes stop working. */
  readonly sendResetCode: (username: string) => Promise<void>
  /** Switches the second factor. It can be switched on only after a key was proved. */
  readonly setTwoFactor: (username: string, on: boolean) => Promise<void>
  /** A new key for an authenticator app, in base 32. The access token must be a proof. */
  readonly offerTwoFactor: (accessToken: string) => Promise<string>
  /** Shows that the authenticator app has the key. Throws wrong_code. */
  readonly proveTwoFactor: (accessToken: string, code: string) => Promise<void>
  /** Revokes the refresh tokens. Access tokens are valid until they expire: see `sessionStore`. */
  readonly endSessions: (username: string) => Promise<void>
  /** Ends all sessions and disables sign-in. It does nothing for a user that is blocked or deleted. */
  readonly block: (username: string) => Promise<void>
  /** The owner may sign in again. */
  readonly unblock: (username: string) => Promise<void>
  /** Deletes the user. It does nothing for a user that is deleted. */
  readonly remove: (username: string) => Promise<void>
}

const orNull = async <T>(call: Promise<T>): Promise<T | null> => {
  try {
    return await call
  } catch (error) {
    if (error instanceof UserNotFoundException) return null
    throw error
  }
}

/** Turns the named errors of the user pool into an ApiError. */
const insteadOf = async <T>(
  names: readonly (abstract new (...given: never[]) => Error)[],
  code: 'email_taken' | 'wrong_code',
  call: Promise<T>,
): Promise<T> => {
  try {
    return await call
  } catch (cause) {
    throw names.some(name => cause instanceof name) ? new ApiError(code, { cause }) : cause
  }
}

/** The operator's side of a user pool. Each method takes the user name, which is the sub. */
export const createUsers = ({
  client,
  userPoolId: UserPoolId,
}: {
  readonly client: CognitoIdentityProviderClient
  readonly userPoolId: string
}): Users => {
  const setPassword = async (Username: string, Password: string): Promise<void> => {
    await client.send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password, Permanent: true }))
  }
  return {
    find: async Username => {
      const found = await orNull(client.send(new AdminGetUserCommand({ UserPoolId, Username })))
      if (!found) return null
      const attribute = (name: string) => found.UserAttributes?.find(({ Name }) => Name === name)?.Value
      return {
        status: found.UserStatus,
        sub: attribute('sub') ?? Username,
        email: attribute('email') ?? '',
        name: attribute('name') ?? '',
        twoFactor: (found.UserMFASettingList ?? []).length > 0,
      }
    },
    setEmail: async (Username, email) => {
      // Without `email_verified` the pool would keep the old address and send a code of its own.
      const UserAttributes = [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ]
      const changed = client.send(
        new AdminUpdateUserAttributesCommand({ UserPoolId, Username, UserAttributes }),
      )
      await insteadOf([AliasExistsException], 'email_taken', changed)
    },
    setPassword,
    // Nobody knows this password. The pool's own reset would mail a code to the present address at once.
    forgetPassword: username => setPassword(username, randomBytes(32).toString('base64url')),
    sendResetCode: async Username => {
      await client.send(
        new AdminResetUserPasswordCommand({ UserPoolId, Username, ClientMetadata: { reason: 'undone' } }),
      )
    },
    setTwoFactor: async (Username, on) => {
      const SoftwareTokenMfaSettings = { Enabled: on, PreferredMfa: on }
      await client.send(
        new AdminSetUserMFAPreferenceCommand({ UserPoolId, Username, SoftwareTokenMfaSettings }),
      )
    },
    offerTwoFactor: async AccessToken => {
      const { SecretCode } = await client.send(new AssociateSoftwareTokenCommand({ AccessToken }))
      if (!SecretCode) throw new Error('The user pool gave no key.')
      return SecretCode
    },
    proveTwoFactor: async (AccessToken, UserCode) => {
      const proved = client.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }))
      await insteadOf([EnableSoftwareTokenMFAException, CodeMismatchException], 'wrong_code', proved)
    },
    endSessions: async Username => {
      await orNull(client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username })))
    },
    block: async Username => {
      // The login is disabled first, so that no session begins between the two calls.
      await orNull(client.send(new AdminDisableUserCommand({ UserPoolId, Username })))
      await orNull(client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username })))
    },
    unblock: async Username => {
      await client.send(new AdminEnableUserCommand({ UserPoolId, Username }))
    },
    remove: async Username => {
      await orNull(client.send(new AdminDeleteUserCommand({ UserPoolId, Username })))
    },
  }
}
