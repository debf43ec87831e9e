/** What the browser keeps of a session. Amplify writes it, and kept-tokens.test.ts holds the names to those it takes. */
export type StoredTokens = {
  /** Null where there is none, or where the little that it still lives would not see a request through. */
  readonly access: (now: Date) => string | null
  readonly refresh: () => string | null
  readonly forget: () => void
}

/** An access token that ends sooner than this, in milliseconds, is renewed before it is sent. */
const spareMs = 30_000

/** When a token ends, in milliseconds; 0 for what is none. Only the server proves it. */
const endOf = (token: string): number => {
  const [, payload = ''] = token.split('.')
  const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
  const exp: unknown = typeof claims === 'object' && claims !== null ? Reflect.get(claims, 'exp') : 0
  return typeof exp === 'number' ? exp * 1000 : 0
}

/**
 * Reads and forgets the tokens without Amplify, whose code is 35 kB: who opens the app needs only the token that is
 * there, and who leaves must get away on a dead line too.
 */
export const storedTokens = (storage: () => Storage, clientId: string): StoredTokens => {
  const prefix = `CognitoIdentityServiceProvider.${clientId}.`
  const read = (name: string): string | null => {
    try {
      const person = storage().getItem(`${prefix}LastAuthUser`)
      return person === null ? null : storage().getItem(`${prefix}${person}.${name}`)
    } catch {
      // A browser that refuses storage keeps nobody signed in.
      return null
    }
  }
  return {
    access: now => {
      const token = read('accessToken')
      if (token === null) return null
      const drift = Number(read('clockDrift') ?? 0)
      try {
        return now.getTime() + drift + spareMs < endOf(token) ? token : null
      } catch {
        return null
      }
    },
    refresh: () => read('refreshToken'),
    forget: () => {
      const keys = Array.from({ length: storage().length }, (_, at) => storage().key(at) ?? '')
      for (const key of keys) if (key.startsWith(prefix)) storage().removeItem(key)
    },
  }
}
