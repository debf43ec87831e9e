import { PassThrough, type Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { format } from 'node:util'

// This file runs in its own process, like Lambda's runtime: it imports the bundle once, and then handles one event at a
// time. It doesn't load zod, which would take as long as the start of Node, for each function.

type Call = { readonly event: unknown; readonly requestId: string; readonly milliseconds: number }
const isCall = (message: unknown): message is Call =>
  typeof message === 'object' && message !== null && 'event' in message && 'milliseconds' in message
type Handler = (...given: unknown[]) => unknown
const isHandler = (exported: unknown): exported is Handler => typeof exported === 'function'

const { LAMBDA_TASK_ROOT, AWS_LAMBDA_FUNCTION_NAME } = process.env
let requestId: string | undefined
/** With the log format JSON, Lambda wraps what the console gets in lines of its own. */
const wrapped =
  (level: string) =>
  (...given: unknown[]): void => {
    const message = given.length === 1 ? given[0] : format(...given)
    process.stdout.write(`${JSON.stringify({ timestamp: new Date(), level, requestId, message })}\n`)
  }
for (const method of ['debug', 'info', 'warn', 'error'] as const)
  console[method] = wrapped(method.toUpperCase())
console.log = wrapped('INFO')

/** The bytes that Lambda puts between the metadata and the body of a streamed answer. */
const afterPrelude = Buffer.alloc(8)
const streaming = Symbol.for('aws.lambda.runtime.handler.streaming')
// A bundle that streams uses this global while it loads.
Object.assign(globalThis, {
  awslambda: {
    streamifyResponse: (given: object) => Object.assign(given, { [streaming]: 'response' }),
    HttpResponseStream: {
      from: (stream: Writable, metadata: object) => {
        stream.write(JSON.stringify(metadata))
        stream.write(afterPrelude)
        return stream
      },
    },
  },
})

const { handler } = await import(pathToFileURL(`${LAMBDA_TASK_ROOT}/index.mjs`).href)
if (!isHandler(handler)) throw new Error('The bundle exports no handler.')
const streams = streaming in handler
if (handler.length > 2 && !streams) throw new Error('Node 24 in Lambda refuses a handler with a callback.')

/** Calls a handler that streams, and returns its whole answer. */
const streamed = async (event: unknown, context: object): Promise<object> => {
  const stream = new PassThrough()
  const whole = buffer(stream)
  await handler(event, stream, context)
  stream.end()
  const bytes = await whole
  const end = bytes.indexOf(afterPrelude)
  const body = bytes.subarray(end + afterPrelude.length).toString('utf8')
  return { ...JSON.parse(bytes.subarray(0, end).toString('utf8')), body }
}

process.on('message', async (message: unknown) => {
  if (!isCall(message)) throw new Error('The rehearsal sent something else than a call.')
  const { event, milliseconds, ...sent } = message
  requestId = sent.requestId
  const deadline = Date.now() + milliseconds
  const context = {
    awsRequestId: requestId,
    functionName: AWS_LAMBDA_FUNCTION_NAME,
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => deadline - Date.now(),
  }
  try {
    process.send?.({ answer: JSON.stringify((await (streams ? streamed : handler)(event, context)) ?? null) })
  } catch (error) {
    process.send?.({ failure: error instanceof Error ? `${error.name}: ${error.message}` : String(error) })
  }
})
process.send?.({ ready: process.version })
