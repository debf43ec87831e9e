import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'
import * as z from 'zod'

const address = z.object({ port: z.number() })
const transaction = z.object({ TransactItems: z.array(z.record(z.string(), z.unknown())) })
const query = z.object({ IndexName: z.string().optional() })

/** The actions that IAM checks for the parts of a transaction. */
const verbs: Readonly<Record<string, string>> = {
  ConditionCheck: 'ConditionCheckItem',
  Delete: 'DeleteItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
}

/** Returns the rights that one request needs, as `action`, or as `action on its name` for an index. */
const rightsOf = (operation: string, body: unknown): string[] => {
  if (operation === 'TransactWriteItems')
    return transaction
      .parse(body)
      .TransactItems.flatMap(Object.keys)
      .map(part => verbs[part] ?? part)
  const { IndexName } = query.parse(body)
  return [IndexName === undefined ? operation : `${operation} on ${IndexName}`]
}

/**
 * Starts a proxy before the table that records which rights each function uses. It tells the functions apart by their
 * access keys.
 */
export const watchTable = async (endpoint: string) => {
  const used = new Map<string, Set<string>>()
  const recordRights = (
    { authorization = '', 'x-amz-target': target = '' }: IncomingHttpHeaders,
    body: string,
  ) => {
    const [, caller = ''] = /Credential=([^/]+)\//.exec(authorization) ?? []
    const rights = used.get(caller) ?? new Set()
    for (const right of rightsOf(String(target).replace(/^.*\./, ''), JSON.parse(body))) rights.add(right)
    used.set(caller, rights)
  }
  const server = createServer(async (asked, answer) => {
    const { method, headers } = asked
    const body = await text(asked)
    recordRights(headers, body)
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
    /** Returns the rights that a function has used until now. */
    rightsUsedBy: (name: string): string[] => [...(used.get(name) ?? [])].toSorted(),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
