import { type Client, client } from '../shared/api/client.ts'
import { type Api, api } from '../shared/api/index.ts'

/** The typed client of a stack for one person's access token, over HTTP. */
export const apiClient = (url: string, accessToken: string): Client<Api> =>
  client(api, async ({ method, path, body }, { signal }) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    })
    return { status: response.status, text: await response.text() }
  })
