import { ConnectionLost } from '../connection-lost.ts'

/** Brings Amplify in when it is first needed: pages that are only read do without its 40 kB. */
export const loadIdentity = async (): Promise<typeof import('./identity.ts')> => {
  try {
    return await import('./identity.ts')
  } catch (cause) {
    throw new ConnectionLost({ cause })
  }
}
