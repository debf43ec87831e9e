import { loadedLater } from '../../runtime/load-once.ts'
import type { Secrets } from '../../services/secrets.ts'

export const secrets = (): Secrets => {
  const { method } = loadedLater(async () => (await import('../clients/secrets.ts')).secrets())
  return { get: method(it => it.get) }
}
