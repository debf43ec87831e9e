import { Amplify } from 'aws-amplify'
import { ConsoleLogger } from 'aws-amplify/utils'
import { config } from '../api/config.ts'
import { withDeadline } from '../api/connection-lost.ts'
import { accountErrorOf } from './account-error.ts'
import { userPool } from './user-pool.ts'

// Amplify, set up for our user pool. Only web/session/identity*.ts import it, which are loaded on demand.

// It warns of every endpoint that is not AWS's own, as on one machine, each time a page opens. Errors are still told.
ConsoleLogger.LOG_LEVEL = 'ERROR'

Amplify.configure({
  Auth: {
    Cognito: {
      userPoolId: userPool.id,
      userPoolClientId: userPool.clientId,
      ...(config.userPoolEndpoint && { userPoolEndpoint: config.userPoolEndpoint }),
    },
  },
})

/** Amplify itself retries a lost line for some seconds; a line that merely hangs ends here. */
const patience = 30_000

/** Does it, and throws what went wrong with words for a person: ConnectionLost or Trouble. */
export const plainly = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await withDeadline(work(), patience)
  } catch (thrown) {
    throw accountErrorOf(thrown)
  }
}

let before: Promise<unknown> = Promise.resolve()

/** Runs one work at a time: Amplify has one storage of tokens, and a proof replaces it for a moment. */
export const alone = <T>(work: () => Promise<T>): Promise<T> => {
  const done = before.then(work, work)
  before = done.catch(() => undefined)
  return done
}
