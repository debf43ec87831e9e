import { type Client, client, type Wire } from '../shared/api/client.ts'
import { type Api, api } from '../shared/api/index.ts'

/** The typed client of a stack for one person's access token, over HTTP. */
export const apiClient = (url: string, accessToken: string): Client<Api> => {
  const ask = ({ method, path, body }: Wire, signal: AbortSignal | undefined): Promise<Response> =>
    fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    })

  async function* textsOf({ body }: Response): AsyncGenerator<string, void, undefined> {
    const decoder = new TextDecoder()
    for await (const bytes of body ?? []) yield decoder.decode(bytes, { stream: true })
  }

  return client(
    api,
    async (wire, { signal }) => {
      const response = await ask(wire, signal)
      return { status: response.status, text: await response.text() }
    },
    async (wire, { signal }) => {
      const response = await ask(wire, signal)
      return { status: response.status, texts: textsOf(response) }
    },
  )
}
