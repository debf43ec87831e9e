import {
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  NotAuthorizedException,
} from '@aws-sdk/client-cognito-identity-provider'
import { apiClient } from '../local/people.ts'
import { signIn } from '../local/sign-in.ts'
import type { BrowserConfig } from '../shared/browser-config.ts'

type Credentials = { readonly email: string; readonly password: string }

/** Whether the pool refuses a token. Throws any other error. */
const isRefused = async (asked: Promise<unknown>): Promise<boolean> => {
  try {
    await asked
    return false
  } catch (error) {
    if (error instanceof NotAuthorizedException) return true
    throw error
  }
}

/** The user pool of a site, without a browser. These operations need no credentials of AWS. */
export const userPool = ({ region, userPoolId, userPoolClientId, userPoolEndpoint }: BrowserConfig) => {
  const client = new CognitoIdentityProviderClient({
    region,
    ...(userPoolEndpoint && { endpoint: userPoolEndpoint }),
  })
  const pool = { name: userPoolId.replace(/^.*_/, ''), clientId: userPoolClientId }
  return {
    /** Whether an access token has no right to the pool's own API. */
    refusesAccess: (AccessToken: string) => isRefused(client.send(new GetUserCommand({ AccessToken }))),
    /** Whether a refresh token no longer brings other tokens. */
    refusesRefresh: (RefreshToken: string) =>
      isRefused(client.send(new GetTokensFromRefreshTokenCommand({ ClientId: pool.clientId, RefreshToken }))),
    /** Deletes an account as its owner does, who gives the password again. */
    deleteAccount: async (site: string, person: Credentials): Promise<void> => {
      const { AccessToken } = await signIn(client, { ...person, asProof: true }, pool)
      await apiClient(site, AccessToken).account.remove({})
    },
  }
}
