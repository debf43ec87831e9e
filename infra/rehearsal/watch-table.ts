import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'
import * as z from 'zod'

const address = z.object({ port: z.number() })
const transaction = z.object({ TransactItems: z.array(z.record(z.string(), z.unknown())) })
const query = z.object({ IndexName: z.string().optional() })

/** What IAM asks about for the parts of a transaction. */
const verbs: Readonly<Record<string, string>> = {
  ConditionCheck: 'ConditionCheckItem',
  Delete: 'DeleteItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
}

/** The rights that one request needs, as `action` or, of an index, `action on its name`. */
const rightsOf = (operation: string, body: unknown): string[] => {
  if (operation === 'TransactWriteItems')
    return transaction
      .parse(body)
      .TransactItems.flatMap(Object.keys)
      .map(part => verbs[part] ?? part)
  const { IndexName } = query.parse(body)
  return [IndexName === undefined ? operation : `${operation} on ${IndexName}`]
}

/** A door before the table that sees which rights each function uses. Functions are told apart by their access keys. */
export const watchTable = async (endpoint: string) => {
  const used = new Map<string, Set<string>>()
  const note = ({ authorization = '', 'x-amz-target': target = '' }: IncomingHttpHeaders, body: string) => {
    const [, caller = ''] = /Credential=([^/]+)\//.exec(authorization) ?? []
    const rights = used.get(caller) ?? new Set()
    for (const right of rightsOf(String(target).replace(/^.*\./, ''), JSON.parse(body))) rights.add(right)
    used.set(caller, rights)
  }
  const server = createServer(async (asked, answer) => {
    const { method, headers } = asked
    const body = await text(asked)
    note(headers, body)
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
    /** What a function did to the table so far. */
    rightsUsedBy: (name: string): string[] => [...(used.get(name) ?? [])].toSorted(),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
