import { createHash, createHmac, randomBytes } from 'node:crypto'
import {
  type CognitoIdentityProviderClient,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import * as z from 'zod'
import { proofMetadata } from '../shared/token-scopes.ts'
import { N, power } from './cognito/srp-group.ts'
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
  /** True for a token that proves who the person is. Operations that change the account require such a token. */
  readonly asProof?: boolean
}

/** Signs a person in as the app does, for tests and tools. Throws Cognito's error. */
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

// The client's half of SRP, written from the protocol. With the server's half, which it tests, it shares only the group.

/** Writes a number in two's complement, in the fewest bytes. */
const signed = (number: bigint): Buffer => {
  const hex = number.toString(16)
  const bytes = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex')
  return bytes.readUInt8(0) < 0x80 ? bytes : Buffer.concat([Buffer.of(0), bytes])
}
const sha256 = (...parts: Uint8Array[]) => createHash('sha256').update(Buffer.concat(parts)).digest()
const number = (bytes: Buffer) => BigInt(`0x${bytes.toString('hex')}`)

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Writes a time such as `Fri Nov 20 18:07:14 UTC 2026`, the only format that Cognito reads. */
const timestampOf = (now: Date): string =>
  `${days[now.getUTCDay()]} ${months[now.getUTCMonth()]} ${now.getUTCDate()} ${now.toISOString().slice(11, 19)} UTC ${now.getUTCFullYear()}`

/** Makes the client for one sign-in of a person who knows the password. `a` is secret. */
export const srpClient = (poolName: string, a: bigint = number(randomBytes(32))) => {
  const A = power(2n, a)
  return {
    A: A.toString(16),
    /** Makes the claim that answers a PASSWORD_VERIFIER challenge. */
    claim(
      challenge: { userId: string; salt: string; B: string; secretBlock: string },
      password: string,
      timestamp = timestampOf(new Date()),
    ) {
      const { userId, secretBlock } = challenge
      const B = BigInt(`0x${challenge.B}`)
      const salt = BigInt(`0x${challenge.salt}`)
      const u = number(sha256(signed(A), signed(B)))
      const x = number(sha256(signed(salt), sha256(Buffer.from(`${poolName}${userId}:${password}`))))
      const k = number(sha256(signed(N), signed(2n)))
      const S = power((((B - k * power(2n, x)) % N) + N) % N, a + u * x)
      const extracted = createHmac('sha256', signed(u)).update(signed(S)).digest()
      const key = createHmac('sha256', extracted).update('Caldera Derived Key\u0001').digest().subarray(0, 16)
      const signature = createHmac('sha256', key)
        .update(`${poolName}${userId}`)
        .update(Buffer.from(secretBlock, 'base64'))
        .update(timestamp)
        .digest('base64')
      return { secretBlock, timestamp, signature }
    },
  }
}
