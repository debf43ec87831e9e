import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { pool } from '../../local/pool.ts'
import { createUsers } from './users.ts'

/** The operator's side of a stand-in of the user pool. */
export const usersAt = (
  endpoint: string,
  { region, userPoolId }: { readonly region: string; readonly userPoolId: string } = pool,
) => {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  return createUsers({
    client: new CognitoIdentityProviderClient({ region, endpoint, credentials }),
    userPoolId,
  })
}
