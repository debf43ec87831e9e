import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
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
}

export type Users = {
  /** Null when there is no such user. */
  readonly find: (username: string) => Promise<User | null>
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
    }
  },
  remove: async Username => {
    await orNull(client.send(new AdminDeleteUserCommand({ UserPoolId, Username })))
  },
})
