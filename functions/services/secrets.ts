import { GetSecretValueCommand, type SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import * as z from 'zod/mini'
import { ApiError } from '../../shared/api/errors.ts'
import { type BoardKey, boardKeys as names } from '../../shared/domain/jobs/boards.ts'
import { jsonOrNothing } from '../../shared/json.ts'

/** In milliseconds. A secret that was replaced is read again after this time at the latest. */
const freshFor = 5 * 60 * 1000
/**
 * In milliseconds, for all tries. A function of the API has ten seconds, of which the payment provider may take five;
 * the rest is for the table.
 */
const ofFunctions = 3000

type Secrets = {
  /** The text of a secret. Throws where it can't be read. */
  readonly get: (name: string) => Promise<string>
}

/**
 * Reads secrets of Secrets Manager by name. They are cached for some minutes, in memory only. Calls at the same time share
 * one read.
 */
export const createSecrets = (client: SecretsManagerClient, deadline = ofFunctions): Secrets => {
  const cache = new Map<string, { text: Promise<string>; until: number }>()
  const read = async (name: string): Promise<string> => {
    const abortSignal = AbortSignal.timeout(deadline)
    const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: name }), { abortSignal })
    if (!SecretString) throw new Error('The secret has no text.')
    return SecretString
  }
  return {
    get: name => {
      const known = cache.get(name)
      if (known && performance.now() < known.until) return known.text
      const text = read(name)
      const entry = { text, until: performance.now() + freshFor }
      cache.set(name, entry)
      // An error is not cached. A read that was begun later stays.
      text.catch(() => cache.get(name) === entry && cache.delete(name))
      return text
    },
  }
}

type BoardKeys = Readonly<Partial<Record<BoardKey, string>>>

const word = z.optional(z.string().check(z.trim(), z.minLength(1)))
const secretOfBoards = z.strictObject({
  reliefwebAppName: word,
  adzunaAppId: word,
  adzunaAppKey: word,
} satisfies Record<BoardKey, typeof word>)

const isMissing = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ResourceNotFoundException'

/** The keys of the boards: `{"reliefwebAppName":"…"}`. A key, or the whole secret, may be missing. */
export const boardKeys = (secrets: Secrets, secretName: string) => async (): Promise<BoardKeys> => {
  try {
    const secret = secretOfBoards.safeParse(jsonOrNothing(await secrets.get(secretName)))
    // Without the error of the schema, because it may quote the secret.
    if (!secret.success)
      throw new Error(`The secret of the boards has other things than ${names.join(', ')}.`)
    return secret.data
  } catch (error) {
    if (isMissing(error)) return {}
    throw error
  }
}

const paymentSecret = z.object({ secretKey: z.string().check(z.regex(/^sk_(test|live)_\w+$/)) })

/** The key of the payment provider, from the secret of that name: `{"secretKey":"sk_live_…"}`. */
export const paystackKey = (secrets: Secrets, secretName: string) => async (): Promise<string> => {
  const secret = paymentSecret.safeParse(jsonOrNothing(await secrets.get(secretName)))
  // Without the error of the schema, because it may quote the secret.
  if (!secret.success) throw new Error('The payment secret is not {"secretKey":"sk_…"}.')
  return secret.data.secretKey
}
export type PaystackKey = ReturnType<typeof paystackKey>

/** In characters. A shorter salt could be guessed. */
const shortest = 32

/** The key that hashes mailboxes of people who had a trial, from the secret of that name. Throws unavailable. */
export const trialSalt = (secrets: Secrets, secretName: string) => async (): Promise<string> => {
  try {
    const salt = await secrets.get(secretName)
    if (salt.length < shortest) throw new Error('The trial secret is too short.')
    return salt
  } catch (cause) {
    throw new ApiError('unavailable', { cause })
  }
}
export type TrialSalt = ReturnType<typeof trialSalt>
