import * as z from 'zod/mini'
import { ApiError } from '../../shared/api/errors.ts'
import { type BoardKey, boardKeys as names } from '../../shared/domain/jobs/boards.ts'
import { jsonOrNothing } from '../../shared/json.ts'

export type Secrets = {
  /** The text of a secret. Throws where it can't be read. */
  readonly get: (name: string) => Promise<string>
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
