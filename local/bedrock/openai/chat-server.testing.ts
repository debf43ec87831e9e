import { createServer } from 'node:http'
import { json as jsonOf } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import * as z from 'zod'

const asked = z.looseObject({
  model: z.string(),
  messages: z.array(z.looseObject({ role: z.string(), content: z.string().nullable() })),
  tools: z.array(z.unknown()).optional(),
})
export type Asked = z.infer<typeof asked>

/** The server's reaction to a request: the events of a stream, a whole answer, or an error. */
export type Does =
  | { readonly events: readonly object[]; readonly breaksOff?: true; readonly hangs?: true }
  | { readonly status: number; readonly body: object }

export const delta = (of: object, finish: string | null = null) => ({
  choices: [{ index: 0, delta: of, finish_reason: finish }],
})

/** Makes a tool call in pieces. */
export const toolDeltas = (text: string) => [
  delta({
    role: 'assistant',
    tool_calls: [{ index: 0, id: 'c1', function: { name: 'write_resume', arguments: '' } }],
  }),
  ...(text.match(/.{1,7}/gs) ?? []).map(part =>
    delta({ tool_calls: [{ index: 0, function: { arguments: part } }] }),
  ),
]
export const textDeltas = (text: string) => (text.match(/.{1,5}/gs) ?? []).map(content => delta({ content }))

/** Starts a small server with the chat completions API. */
export const startChatServer = async (does: (asked: Asked) => Does, models: readonly string[] = ['tiny']) => {
  const requests: Asked[] = []
  const left = Promise.withResolvers<void>()
  const server = createServer(async (request, response) => {
    response.on('close', () => left.resolve())
    if (request.url === '/v1/models') {
      response.end(JSON.stringify({ data: models.map(id => ({ id })) }))
      return
    }
    const body = asked.parse(await jsonOf(request))
    requests.push({ ...body, key: request.headers.authorization })
    const act = does(body)
    if ('status' in act) {
      response.writeHead(act.status, { 'content-type': 'application/json' }).end(JSON.stringify(act.body))
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const event of act.events) response.write(`data: ${JSON.stringify(event)}\n\n`)
    if (act.hangs) return
    if (act.breaksOff) response.socket?.end()
    else response.end('data: [DONE]\n\n')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { baseUrl: `http://127.0.0.1:${port}/v1`, requests, left: left.promise }
}
