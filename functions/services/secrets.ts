import { GetSecretValueCommand, type SecretsManagerClient } from '@aws-sdk/client-secrets-manager'

/** A secret that was replaced counts after this long at the latest, in milliseconds. */
const freshFor = 5 * 60 * 1000
const deadline = 3000

export type Secrets = {
  /** The text of a secret. Throws where it can't be had. */
  readonly get: (name: string) => Promise<string>
}

/** Secrets Manager, by name. What was read is kept in memory for some minutes, and nowhere else. */
export const createSecrets = (client: SecretsManagerClient): Secrets => {
  const kept = new Map<string, { text: string; until: number }>()
  return {
    get: async name => {
      const known = kept.get(name)
      if (known && performance.now() < known.until) return known.text
      const abortSignal = AbortSignal.timeout(deadline)
      const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: name }), {
        abortSignal,
      })
      if (!SecretString) throw new Error('The secret has no text.')
      kept.set(name, { text: SecretString, until: performance.now() + freshFor })
      return SecretString
    },
  }
}
