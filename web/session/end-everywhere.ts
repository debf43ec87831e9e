import { ConnectionLost } from '../connection-lost.ts'
import { Trouble } from './trouble.ts'

/**
 * Ends every session of the person, also on devices that are not at hand. Amplify's own sign-out hides its failures: on
 * a dead line it would say that a stolen phone is out, when it is not. Throws ConnectionLost or Trouble.
 */
export const endEverywhere = async (accessToken: string, endpoint: string): Promise<void> => {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GlobalSignOut',
    },
    body: JSON.stringify({ AccessToken: accessToken }),
  }).catch((cause: unknown) => {
    throw new ConnectionLost({ cause })
  })
  if (!answer.ok) throw new Trouble('failed', { cause: await answer.text() })
}
