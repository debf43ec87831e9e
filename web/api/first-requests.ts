import { paths } from '../paths.ts'

// A signed-in page asks for what its first screen shows while the app is still loading. On a slow line the answers are
// there before the code that reads them.

/** The GET operations that the frame of every signed-in screen sends; first-requests.test.ts holds them to the contract. */
const ofTheFrame = ['/api/profile', '/api/settings', '/api/subscription', '/api/notifications']
const ofHome = '/api/home'
/** The Job Search begins with these, unless its address asks for something. */
const jobsForYou = '/api/jobs/for-you'

type Address = Pick<Location, 'pathname' | 'search'>

/** What a screen at this address asks for first. */
export const firstRequestsAt = ({ pathname, search }: Address): readonly string[] => {
  const path = pathname.replace(/\/$/, '')
  if (path === paths.dashboard) return [ofHome, ...ofTheFrame]
  return path === paths.jobSearch && search === '' ? [jobsForYou, ...ofTheFrame] : ofTheFrame
}

/** How long an answer is good for, in milliseconds. A screen that is opened later asks again. */
const goodFor = 60_000

type Sent = { readonly token: string; readonly at: number; readonly response: Promise<Response> }

const sent = new Map<string, Sent>()

/** Sends these requests for the person of the token. */
export const sendFirst = (addresses: readonly string[], token: string): void => {
  for (const address of addresses) {
    const response = fetch(address, { headers: { authorization: `Bearer ${token}` } })
    // The caller that takes the answer handles its error.
    response.catch(() => undefined)
    sent.set(address, { token, at: Date.now(), response })
  }
}

/** The answer to a request that was sent first, for the first caller with the same token. Undefined if it is too old. */
export const takeFirst = (address: string, token: string | null): Promise<Response> | undefined => {
  const found = sent.get(address)
  sent.delete(address)
  return found?.token === token && Date.now() - found.at < goodFor ? found.response : undefined
}

/** A change was sent, so answers from before it show an old state. */
export const forgetFirst = (): void => sent.clear()
