import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { createUsers, type Users } from '../services/users.ts'
import { setting } from './env.ts'

/** The people of the user pool that the environment names. */
export const deployedUsers = (): Users => deployedUsersOf()(setting('USER_POOL_ID'))

/** The people of a pool that a trigger names: a variable with its id would be a circle in the stack. */
export const deployedUsersOf = (): ((userPoolId: string) => Users) => {
  const client = new CognitoIdentityProviderClient({})
  return userPoolId => createUsers({ client, userPoolId })
}
