import {
  AssociateSoftwareTokenCommand,
  CognitoIdentityProviderClient,
  ForgotPasswordCommand,
  GlobalSignOutCommand,
  SetUserMFAPreferenceCommand,
  SignUpCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { TOTP } from 'otpauth'
import { pool } from '../local/pool.ts'
import { type SignedIn, signIn } from '../local/sign-in.ts'

type Credentials = { readonly email: string; readonly password: string }

export type Identity = ReturnType<typeof identityAt>

/** What people do with their account on a device that the journey does not see. */
export const identityAt = (url: string) => {
  const client = new CognitoIdentityProviderClient({ region: pool.region, endpoint: `${url}/idp` })
  return {
    signIn: (credentials: Credentials): Promise<SignedIn> => signIn(client, credentials),

    /** An account whose address waits for its code. */
    signUp: async ({ email, password }: Credentials): Promise<void> => {
      await client.send(
        new SignUpCommand({
          ClientId: pool.clientId,
          Username: email,
          Password: password,
          UserAttributes: [{ Name: 'email', Value: email }],
        }),
      )
    },

    /** Asks for the mail with the link for a new password. */
    forgetPassword: async (email: string): Promise<void> => {
      await client.send(new ForgotPasswordCommand({ ClientId: pool.clientId, Username: email }))
    },

    /** Sets an authenticator app up, and gives it back. */
    protect: async ({ AccessToken }: SignedIn): Promise<TOTP> => {
      const { SecretCode: secret = '' } = await client.send(
        new AssociateSoftwareTokenCommand({ AccessToken }),
      )
      const app = new TOTP({ secret })
      await client.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode: app.generate() }))
      await client.send(
        new SetUserMFAPreferenceCommand({
          AccessToken,
          SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true },
        }),
      )
      return app
    },

    /** Ends every session of the person, on every device. */
    signOutEverywhere: async ({ AccessToken }: SignedIn): Promise<void> => {
      await client.send(new GlobalSignOutCommand({ AccessToken }))
    },
    close: () => client.destroy(),
  }
}
