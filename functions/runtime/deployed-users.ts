import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { createUsers, type Users } from '../services/users.ts'
import { setting } from './env.ts'

/** The people of the user pool that the environment names. */
export const deployedUsers = (): Users =>
  createUsers({ client: new CognitoIdentityProviderClient({}), userPoolId: setting('USER_POOL_ID') })
