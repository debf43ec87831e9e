import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { deployedTable } from '../runtime/deployed-table.ts'
import { setting } from '../runtime/env.ts'
import { forgetUnconfirmed } from '../schedules/forget-unconfirmed.ts'
import { createUsers } from '../services/users.ts'
import { profileStore } from '../store/profiles.ts'
import { signUpStore } from '../store/sign-ups.ts'

const users = createUsers({
  client: new CognitoIdentityProviderClient({}),
  userPoolId: setting('USER_POOL_ID'),
})
const table = deployedTable()
export const handler = forgetUnconfirmed({
  signUps: signUpStore(table),
  profiles: profileStore(table),
  users,
})
