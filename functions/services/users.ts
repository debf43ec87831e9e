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
  /** A code of an authenticator app is asked for at sign-in. */
  readonly twoFactor: boolean
}

export type Users = {
  /** By the user name or the address. Null when there is no such user. */
  readonly find: (username: string) => Promise<User | null>
  /** The address counts at once, as confirmed. Throws email_taken. */
  readonly setEmail: (username: string, email: string) => Promise<void>
  /** From now on this password signs in, and no other. It ends no session. */
  readonly setPassword: (username: string, password: string) => Promise<void>
  /** No password signs in until its owner has chosen one with a code from a mail. */
  readonly forgetPassword: (username: string) => Promise<void>
  /** Writes to the confirmed address, with a code for a new password. No code that was sent before is good any more. */
  readonly sendResetCode: (username: string) => Promise<void>
  /** Whether a sign-in asks for a code. On only where a key was proved before. */
  readonly setTwoFactor: (username: string, on: boolean) => Promise<void>
  /** A new key for an authenticator app, in base 32. The access token must be a proof. */
  readonly offerTwoFactor: (accessToken: string) => Promise<string>
  /** Shows that the authenticator app has the key. Throws wrong_code. */
  readonly proveTwoFactor: (accessToken: string, code: string) => Promise<void>
  /** No session can be renewed. Access tokens go on until they expire: see `sessionStore`. */
  readonly endSessions: (username: string) => Promise<void>
  /** Ends every session, and lets nobody sign in any more; done again, or to one that is gone, it is no error. */
  readonly block: (username: string) => Promise<void>
  /** The owner may sign in again. */
  readonly unblock: (username: string) => Promise<void>
  /** Deletes the user; one that is gone already is no error. */
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

/** What the user pool refused, as an error that a person reads. */
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

/** The people of a user pool, as an operator sees them. Each verb takes the user name, which is the sub. */
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
      // The second says that it is proven: without it the pool would keep the old one, and send a code of its own.
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
    // Nobody knows this password. The pool's own reset would mail a code at once, to whatever address there is.
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
