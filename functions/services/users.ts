import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminUserGlobalSignOutCommand,
  type CognitoIdentityProviderClient,
  UserNotFoundException,
  type UserStatusType,
} from '@aws-sdk/client-cognito-identity-provider'

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
  /** Null when there is no such user. */
  readonly find: (username: string) => Promise<User | null>
  /** Ends every session, and lets nobody sign in any more; done again, or to one that is gone, it is no error. */
  readonly block: (username: string) => Promise<void>
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

/** The people of a user pool, as an operator sees them. */
export const createUsers = ({
  client,
  userPoolId: UserPoolId,
}: {
  readonly client: CognitoIdentityProviderClient
  readonly userPoolId: string
}): Users => ({
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
  block: async Username => {
    // First the way in, so that no session begins between the two.
    await orNull(client.send(new AdminDisableUserCommand({ UserPoolId, Username })))
    await orNull(client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username })))
  },
  remove: async Username => {
    await orNull(client.send(new AdminDeleteUserCommand({ UserPoolId, Username })))
  },
})
