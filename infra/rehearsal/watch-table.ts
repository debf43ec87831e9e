import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { text } from 'node:stream/consumers'
import * as z from 'zod'
import { onTable, type Rights } from './rights.ts'

const address = z.object({ port: z.number() })

/** Starts a proxy before the table that records which rights each function uses. */
export const watchTable = async (endpoint: string, { record }: Rights) => {
  const server = createServer(async (asked, answer) => {
    const { method, headers } = asked
    const body = await text(asked)
    record(asked, onTable(headers, body))
    request(endpoint, { method, headers }, answered => {
      answer.writeHead(answered.statusCode ?? 500, answered.headers)
      answered.pipe(answer)
    })
      .on('error', cause => answer.destroy(cause))
      .end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${address.parse(server.address()).port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
