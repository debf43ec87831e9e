import * as z from 'zod/mini'
import { type BoardKey, boardKeys as names } from '../../shared/domain/jobs/boards.ts'
import { jsonOrNothing } from '../../shared/json.ts'
import type { Secrets } from './secrets.ts'

export type BoardKeys = Readonly<Partial<Record<BoardKey, string>>>

const word = z.optional(z.string().check(z.trim(), z.minLength(1)))
const secretOfBoards = z.strictObject({
  reliefwebAppName: word,
  adzunaAppId: word,
  adzunaAppKey: word,
} satisfies Record<BoardKey, typeof word>)

const isMissing = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ResourceNotFoundException'

/**
 * The keys of boards that want one, from the secret of that name: `{"reliefwebAppName":"…"}`. Each may be left out, and
 * so may the secret: a board without its keys is not read.
 */
export const boardKeys = (secrets: Secrets, secretName: string) => async (): Promise<BoardKeys> => {
  try {
    const secret = secretOfBoards.safeParse(jsonOrNothing(await secrets.get(secretName)))
    // Not the schema's own complaint: it may list what was there.
    if (!secret.success)
      throw new Error(`The secret of the boards has other things than ${names.join(', ')}.`)
    return secret.data
  } catch (error) {
    if (isMissing(error)) return {}
    throw error
  }
}
