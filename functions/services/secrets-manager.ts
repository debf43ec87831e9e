import { GetSecretValueCommand, type SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import type { Secrets } from './secrets.ts'

/** In milliseconds. A secret that was replaced is read again after this time at the latest. */
const freshFor = 5 * 60 * 1000
/**
 * In milliseconds, for all tries. A function of the API has ten seconds, of which the payment provider may take five;
 * the rest is for the table.
 */
const ofFunctions = 3000

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
