import { Readable } from 'node:stream'
import middy, { type MiddyfiedHandler } from '@middy/core'
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda'
import { eventText } from '../../shared/api/event-stream.ts'
import type { Answer, Domain, Operation } from '../../shared/api/operation.ts'
import { accessChecked } from './access-check.ts'
import { answerErrors, toApiError } from './answer-errors.ts'
import { errorBodyOf } from './answers.ts'
import { withHeartbeats } from './heartbeats.ts'
import { describeError, type Log } from './log.ts'
import { logRequests } from './log-requests.ts'
import { type Context, orRefused, router } from './serve.ts'

/** As a result of API Gateway's, but that its body may come bit by bit. */
export type StreamedResult = Omit<APIGatewayProxyResult, 'body'> & { readonly body: string | Readable }
export type StreamGateway = MiddyfiedHandler<APIGatewayProxyEvent, StreamedResult>

type StreamContext<Op extends Operation> = Context<Op> & {
  /** Aborted when whoever asked has left. */
  readonly signal: AbortSignal
}

export type StreamHandlers<D extends Domain, Services> = {
  readonly [Name in keyof D]: (
    context: StreamContext<D[Name]>,
    services: Services,
  ) => AsyncGenerator<Answer<D[Name]>, void, undefined>
}

const headers = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' }

/** What nobody hears of any more, such as a use that could not be given back. */
const tellLate = (error: unknown, left: AbortSignal, log: Log): void => {
  if (error !== left.reason) log.error('failed after all had left', describeError(error))
}

/** What went wrong after the first event can't be a status any more: it is the last event. */
async function* withFailure(
  events: AsyncGenerator<string, void, undefined>,
  { log, requestId, left }: { log: Log; requestId: string; left: AbortSignal },
): AsyncGenerator<string, void, undefined> {
  try {
    yield* events
  } catch (error) {
    if (left.aborted) return tellLate(error, left, log)
    const known = toApiError(error)
    if (known.status >= 500) log.error('failed in mid-stream', describeError(error))
    yield eventText(JSON.stringify({ type: 'failed', ...errorBodyOf(known, requestId) }))
  }
}

/**
 * Not Readable.from: whoever leaves is told of first, so that nothing waits for a model. It has closed when the generator
 * has ended: until then Lambda must not put the function to sleep.
 */
const bodyOf = (
  texts: AsyncGenerator<string, void, undefined>,
  { leave, end }: { leave: () => void; end: () => Promise<unknown> },
): Readable =>
  new Readable({
    read() {
      texts.next().then(
        ({ done, value }) => this.push(done ? null : value),
        error => this.destroy(error),
      )
    },
    destroy(error, callback) {
      leave()
      // Texts that nobody has asked for yet end without what they are made of.
      const close = () => callback(error)
      texts.return().then(end, end).then(close, close)
    },
  })

/**
 * The handler of a domain whose operations stream: `serve`, with events in the place of the answer. It waits for the
 * first event, so that a refusal is still a status; each event is checked against the contract before it leaves. Lambda
 * wants it wrapped: `streamed.ts`.
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
      const told = withFailure(texts(), { log, requestId, left })
      const body = bodyOf(withHeartbeats(told), {
        leave: () => leaving.abort(new Error('Whoever asked has left.')),
        end: () => events.return().catch(error => tellLate(error, left, log)),
      })
      return { statusCode: 200, headers, body }
    }

    return middy<APIGatewayProxyEvent, StreamedResult>()
      .use(logRequests<StreamedResult>())
      .use(answerErrors<StreamedResult>())
      .handler(event => answer(event))
  }
