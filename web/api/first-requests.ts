import { paths } from '../paths.ts'

// A signed-in page asks for what its first screen shows while the app is still loading. On a slow line the answers are
// there before the code that reads them.

/** The GET operations that the frame of every signed-in screen sends; first-requests.test.ts holds them to the contract. */
const ofTheFrame = ['/api/profile', '/api/settings', '/api/subscription', '/api/notifications']
const ofHome = '/api/home'

/** What a screen at this address asks for first. */
export const firstRequestsAt = (pathname: string): readonly string[] =>
  pathname.replace(/\/$/, '') === paths.dashboard ? [ofHome, ...ofTheFrame] : ofTheFrame

type Sent = { readonly token: string; readonly response: Promise<Response> }

const sent = new Map<string, Sent>()

/** Sends these requests in the name of whom the token is of. */
export const sendFirst = (addresses: readonly string[], token: string): void => {
  for (const address of addresses) {
    const response = fetch(address, { headers: { authorization: `Bearer ${token}` } })
    // Whoever takes the answer sees its error.
    response.catch(() => undefined)
    sent.set(address, { token, response })
  }
}

/** The answer to a request that was sent first, for the first who asks with the same token. */
export const takeFirst = (address: string, token: string | null): Promise<Response> | undefined => {
  const found = sent.get(address)
  sent.delete(address)
  return found?.token === token ? found.response : undefined
}
