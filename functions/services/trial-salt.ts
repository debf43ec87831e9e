import { ApiError } from '../../shared/api/errors.ts'
import type { Secrets } from './secrets.ts'

/** Of a generated secret; what is shorter could be guessed. */
const shortest = 32

/** The key of the marks that say who had a trial, from the secret of that name. Throws unavailable. */
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
