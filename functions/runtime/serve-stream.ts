import { AsyncLocalStorage } from 'node:async_hooks'
import { Readable } from 'node:stream'
import middy, { type MiddyfiedHandler } from '@middy/core'
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda'
import { eventText, heartbeat } from '../../shared/api/event-stream.ts'
import type { Answer, Domain, Operation } from '../../shared/api/operation.ts'
import { accessChecked } from './access-check.ts'
import { answerErrors, errorBodyOf, toApiError } from './answers.ts'
import { describeError, type Log } from './log.ts'
import { logRequests } from './log-requests.ts'
import { type Context, orRefused, router } from './serve.ts'

/** In milliseconds: well below CloudFront's read timeout, after which CloudFront ends the request. */
const silence = 10_000

/** Yields the same texts, and a heartbeat after each silence of `every` milliseconds. */
export async function* withHeartbeats(
  texts: AsyncGenerator<string, void, undefined>,
  every = silence,
): AsyncGenerator<string, void, undefined> {
  try {
    let next = texts.next()
    for (;;) {
      const { promise: silent, resolve } = Promise.withResolvers<'silent'>()
      const timer = setTimeout(() => resolve('silent'), every)
      const came = await Promise.race([next, silent]).finally(() => clearTimeout(timer))
      if (came === 'silent') yield heartbeat
      else if (came.done) return
      else {
        yield came.value
        next = texts.next()
      }
    }
  } finally {
    await texts.return()
  }
}

/** A result of API Gateway whose body may be a stream. */
export type StreamedResult = Omit<APIGatewayProxyResult, 'body'> & { readonly body: string | Readable }
export type StreamGateway = MiddyfiedHandler<APIGatewayProxyEvent, StreamedResult> & {
  readonly operations: Domain
}

type StreamContext<Op extends Operation> = Context<Op> & {
  /** The signal is aborted when the caller leaves. */
  readonly signal: AbortSignal
}

export type StreamHandlers<D extends Domain, Services> = {
  readonly [Name in keyof D]: (
    context: StreamContext<D[Name]>,
    services: Services,
  ) => AsyncGenerator<Answer<D[Name]>, void, undefined>
}

const headers = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' }

/** Logs an error after the caller has left, such as a failed release of a quota. */
const logLate = (error: unknown, left: AbortSignal, log: Log): void => {
  if (error !== left.reason) log.error('failed after the caller left', describeError(error))
}

/** Makes an error after the first event the last event of the stream, because the status has been sent already. */
async function* withFailure(
  events: AsyncGenerator<string, void, undefined>,
  { log, requestId, left }: { log: Log; requestId: string; left: AbortSignal },
): AsyncGenerator<string, void, undefined> {
  try {
    yield* events
  } catch (error) {
    if (left.aborted) return logLate(error, left, log)
    const known = toApiError(error)
    if (known.status >= 500) log.error('failed in mid-stream', describeError(error))
    yield eventText(JSON.stringify({ type: 'failed', ...errorBodyOf(known, requestId) }))
  }
}

/**
 * Makes a readable body of texts. Readable.from would not end the generator at once when the caller leaves, and the
 * function would wait for the model. The body closes when the generator has ended, because Lambda freezes the function
 * after that.
 */
const bodyOf = (
  texts: AsyncGenerator<string, void, undefined>,
  { leave, end }: { leave: () => void; end: () => Promise<unknown> },
): Readable => {
  // Who reads the body later is outside of the request, whose id the rows and the log lines need.
  const inRequest = AsyncLocalStorage.snapshot()
  return new Readable({
    read() {
      inRequest(() => texts.next()).then(
        ({ done, value }) => this.push(done ? null : value),
        error => this.destroy(error),
      )
    },
    destroy(error, callback) {
      leave()
      // If the texts were never read, `texts.return()` does not end the events that they are made of. `end` does.
      const close = () => callback(error)
      texts.return().then(end, end).then(close, close)
    },
  })
}

/**
 * Makes the handler of a domain whose operations stream: like `serve`, but with events in place of the answer. It waits
 * for the first event, so a refusal still has a status. Each event is checked against the contract before it leaves.
 * Lambda needs the wrapper of `streamed.ts`.
 */
export const serveStream =
  <const D extends Domain>(operations: D) =>
  <Services>(services: Services, handlers: StreamHandlers<D, Services>): StreamGateway => {
    const route = router(operations)

    const answer = async (event: APIGatewayProxyEvent): Promise<StreamedResult> => {
      const { verb, operation, context } = await orRefused(() => route(event))
      await accessChecked()
      const leaving = new AbortController()
      const given = { ...context, signal: leaving.signal }
      const events = handlers[verb](given, services)
      const first = await events.next()
      async function* texts(): AsyncGenerator<string, void, undefined> {
        try {
          for (let next = first; !next.done; next = await events.next())
            yield eventText(JSON.stringify(operation.response.parse(next.value)))
        } finally {
          await events.return()
        }
      }
      const { requestId } = event.requestContext
      const { log } = context
      const left = leaving.signal
      const withErrors = withFailure(texts(), { log, requestId, left })
      const body = bodyOf(withHeartbeats(withErrors), {
        leave: () => leaving.abort(new Error('The caller has left.')),
        end: () => events.return().catch(error => logLate(error, left, log)),
      })
      return { statusCode: 200, headers, body }
    }

    const handler = middy<APIGatewayProxyEvent, StreamedResult>()
      .use(logRequests<StreamedResult>())
      .use(answerErrors<StreamedResult>())
      .handler(event => answer(event))
    return Object.assign(handler, { operations })
  }
