import { randomBytes } from 'node:crypto'
import {
  type CognitoIdentityProviderClient,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import * as z from 'zod'
import { bytesOf, hash, hmac, integer, integerOf, k, N, power } from './cognito/srp-numbers.ts'
import { pool } from './pool.ts'

const challenge = z.object({
  USER_ID_FOR_SRP: z.string(),
  SALT: z.string(),
  SRP_B: z.string(),
  SECRET_BLOCK: z.string(),
})

const tokens = z.object({ AccessToken: z.string(), IdToken: z.string(), RefreshToken: z.string() })
export type SignedIn = z.infer<typeof tokens>

type Person = { readonly email: string; readonly password: string }

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `Fri Nov 20 18:07:14 UTC 2026`: the one way that Cognito reads a time. */
const timestampOf = (now: Date): string =>
  `${days[now.getUTCDay()]} ${months[now.getUTCMonth()]} ${now.getUTCDate()} ${now.toISOString().slice(11, 19)} UTC ${now.getUTCFullYear()}`

/** The client's half of the exchange: proof that it knows the password, without sending it. */
const signatureOf = (
  password: string,
  a: bigint,
  given: z.infer<typeof challenge>,
  timestamp: string,
): string => {
  const [A, B] = [power(2n, a), integer(given.SRP_B)]
  const u = integerOf(hash(bytesOf(A), bytesOf(B)))
  const secret = hash(`${pool.name}${given.USER_ID_FOR_SRP}:${password}`)
  const x = integerOf(hash(bytesOf(integer(given.SALT)), secret))
  const base = (((B - k * power(2n, x)) % N) + N) % N
  const S = power(base, a + u * x)
  const key = hmac(hmac(bytesOf(u), bytesOf(S)), 'Caldera Derived Key\x01').subarray(0, 16)
  const block = Buffer.from(given.SECRET_BLOCK, 'base64')
  return hmac(key, pool.name, given.USER_ID_FOR_SRP, block, timestamp).toString('base64')
}

/** Signs a person in as the app does, for tests and tools. Throws what Cognito says against it. */
export const signIn = async (
  client: CognitoIdentityProviderClient,
  { email, password }: Person,
): Promise<SignedIn> => {
  const a = integerOf(randomBytes(32))
  const opened = await client.send(
    new InitiateAuthCommand({
      ClientId: pool.clientId,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: email, SRP_A: power(2n, a).toString(16) },
    }),
  )
  const given = challenge.parse(opened.ChallengeParameters)
  const timestamp = timestampOf(new Date())
  const answered = await client.send(
    new RespondToAuthChallengeCommand({
      ClientId: pool.clientId,
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeResponses: {
        USERNAME: given.USER_ID_FOR_SRP,
        PASSWORD_CLAIM_SECRET_BLOCK: given.SECRET_BLOCK,
        PASSWORD_CLAIM_SIGNATURE: signatureOf(password, a, given, timestamp),
        TIMESTAMP: timestamp,
      },
      Session: opened.Session,
    }),
  )
  return tokens.parse(answered.AuthenticationResult)
}
