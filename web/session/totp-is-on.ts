import * as z from 'zod/mini'
import { ConnectionLost } from '../connection-lost.ts'
import { session } from './store.ts'
import { accessToken } from './tokens.ts'
import { Trouble } from './trouble.ts'
import { userPool } from './user-pool.ts'

const user = z.object({ UserMFASettingList: z._default(z.array(z.string()), []) })

/** The pool no longer takes the token: the person is asked to log in again. */
const over = (): never => {
  session.end()
  throw new Trouble('session-over')
}

/**
 * Whether a login takes a code of the authenticator app. One question to the user pool, asked whenever Settings opens:
 * not worth the 25 kB of Amplify that the changes there need. Throws ConnectionLost or Trouble.
 */
export const totpIsOn = async (): Promise<boolean> => {
  const token = await accessToken()
  if (token === null) return over()
  const answer = await fetch(userPool.endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser',
    },
    body: JSON.stringify({ AccessToken: token }),
  }).catch((cause: unknown) => {
    throw new ConnectionLost({ cause })
  })
  const text = await answer.text()
  if (answer.ok) return user.parse(JSON.parse(text)).UserMFASettingList.includes('SOFTWARE_TOKEN_MFA')
  if (text.includes('NotAuthorizedException')) return over()
  throw new Trouble('failed', { cause: text })
}
