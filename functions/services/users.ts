import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  type CognitoIdentityProviderClient,
  UserNotFoundException,
  type UserStatusType,
} from '@aws-sdk/client-cognito-identity-provider'

export type Users = {
  /** Such as CONFIRMED or UNCONFIRMED; null when there is no such user. */
  readonly status: (username: string) => Promise<UserStatusType | null>
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
  status: async Username => {
    const user = await orNull(client.send(new AdminGetUserCommand({ UserPoolId, Username })))
    return user?.UserStatus ?? null
  },
  remove: async Username => {
    await orNull(client.send(new AdminDeleteUserCommand({ UserPoolId, Username })))
  },
})
