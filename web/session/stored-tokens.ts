// The tokens of a session, read, forgotten and revoked without Amplify, whose code is 35 kB: a person who opens the app
// needs only the token that is there, and a person who leaves must get away on a dead line too.

/** What the browser stores of a session. Amplify writes it, and stored-tokens.test.ts checks that the names are Amplify's. */
type StoredTokens = {
  /** Null where there is none, or where it ends before a request could come through. */
  readonly access: (now: Date) => string | null
  readonly refresh: () => string | null
  readonly forget: () => void
}

/** An access token that ends sooner than this, in milliseconds, is renewed before it is sent. */
const spareMs = 30_000

/** When a token ends, in milliseconds; 0 for a text that is no token. Only the server verifies tokens. */
const endOf = (token: string): number => {
  const [, payload = ''] = token.split('.')
  const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
  const exp: unknown = typeof claims === 'object' && claims !== null ? Reflect.get(claims, 'exp') : 0
  return typeof exp === 'number' ? exp * 1000 : 0
}

export const storedTokens = (storage: () => Storage, clientId: string): StoredTokens => {
  const prefix = `CognitoIdentityServiceProvider.${clientId}.`
  const read = (name: string): string | null => {
    try {
      const person = storage().getItem(`${prefix}LastAuthUser`)
      return person === null ? null : storage().getItem(`${prefix}${person}.${name}`)
    } catch {
      // A browser that refuses storage has no tokens.
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

/** Goes out even when the page is closed meanwhile. Nobody waits for the answer. */
const post = (address: string, headers: Readonly<Record<string, string>>, body: string | null): void =>
  void fetch(address, { method: 'POST', keepalive: true, headers, body }).catch(() => undefined)

/** The path of the contract's `account.signOut`. Public pages import this and should not load the whole contract. */
export const signOutPath = '/api/account/sign-out'

/** Tells our own API that the session of this access token has ended: the gateway knows only when the token expires. */
export const endSession = (accessToken: string): void =>
  post(signOutPath, { authorization: `Bearer ${accessToken}` }, null)

/**
 * Tells the user pool that this refresh token, and every access token made with it, is no longer good. On a dead line the
 * token lives until it expires, but no device has it any more.
 */
export const revoke = (refreshToken: string, endpoint: string, clientId: string): void =>
  post(
    endpoint,
    {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.RevokeToken',
    },
    JSON.stringify({ ClientId: clientId, Token: refreshToken }),
  )
