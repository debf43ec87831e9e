import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { apiClient } from '../local/people.ts'
import { pool } from '../local/pool.ts'
import { type SignedIn, signIn } from '../local/sign-in.ts'

type Credentials = { readonly email: string; readonly password: string }

export type Identity = ReturnType<typeof identityAt>

/** The identity operations of a person on another device. */
export const identityAt = (url: string) => {
  const client = new CognitoIdentityProviderClient({ region: pool.region, endpoint: `${url}/idp` })
  return {
    signIn: (credentials: Credentials): Promise<SignedIn> => signIn(client, credentials),

    /** Ends every session of the person, on every device. */
    signOutEverywhere: async ({ AccessToken }: SignedIn): Promise<void> => {
      await apiClient(url, AccessToken).account.signOutEverywhere({})
    },
    close: () => client.destroy(),
  }
}
