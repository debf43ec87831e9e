import {
  type CognitoIdentityProviderClient,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import * as z from 'zod'
import { proofMetadata } from '../shared/token-scopes.ts'
import { srpClient } from './cognito/srp-client.ts'
import { pool } from './pool.ts'

const challenge = z.object({
  USER_ID_FOR_SRP: z.string(),
  SALT: z.string(),
  SRP_B: z.string(),
  SECRET_BLOCK: z.string(),
})

const tokens = z.object({ AccessToken: z.string(), IdToken: z.string(), RefreshToken: z.string() })
export type SignedIn = z.infer<typeof tokens>

type Person = {
  readonly email: string
  readonly password: string
  /** To get a token that proves who the person is: what changes the account asks for one. */
  readonly asProof?: boolean
}

/** Signs a person in as the app does, for tests and tools. Throws what Cognito says against it. */
export const signIn = async (
  cognito: CognitoIdentityProviderClient,
  { email, password, asProof = false }: Person,
  { name, clientId }: { readonly name: string; readonly clientId: string } = pool,
): Promise<SignedIn> => {
  const client = srpClient(name)
  const opened = await cognito.send(
    new InitiateAuthCommand({
      ClientId: clientId,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: email, SRP_A: client.A },
    }),
  )
  const { SALT: salt, SRP_B: B, ...given } = challenge.parse(opened.ChallengeParameters)
  const { USER_ID_FOR_SRP: userId, SECRET_BLOCK: secretBlock } = given
  const claim = client.claim({ userId, salt, B, secretBlock }, password)
  const answered = await cognito.send(
    new RespondToAuthChallengeCommand({
      ClientId: clientId,
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeResponses: {
        USERNAME: userId,
        PASSWORD_CLAIM_SECRET_BLOCK: claim.secretBlock,
        PASSWORD_CLAIM_SIGNATURE: claim.signature,
        TIMESTAMP: claim.timestamp,
      },
      Session: opened.Session,
      ...(asProof && { ClientMetadata: proofMetadata }),
    }),
  )
  return tokens.parse(answered.AuthenticationResult)
}
