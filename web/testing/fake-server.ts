import { createRoutes } from '../../local/gateway.ts'
import type { Send, SendForStream, Wire } from '../../shared/api/client.ts'
import { ApiError, type ErrorBody, type ErrorCode } from '../../shared/api/errors.ts'
import { eventText } from '../../shared/api/event-stream.ts'
import { type Api, api } from '../../shared/api/index.ts'
import { type Answer, type Input, type Operation, successStatus } from '../../shared/api/operation.ts'
import { ConnectionLost } from '../api/connection-lost.ts'

/** An operation of the contract by its domain and its name, such as `applications.create`. */
export type OperationName = { [D in keyof Api]: `${D}.${keyof Api[D] & string}` }[keyof Api]
export type OperationOf<Name extends OperationName> = Name extends `${infer D extends keyof Api}.${infer V}`
  ? V extends keyof Api[D]
    ? Extract<Api[D][V], Operation>
    : never
  : never

/** Answers one operation: the parsed request in, what the contract says out. Throws ApiError to refuse. */
type Handler<Op extends Operation> = (
  input: Input<Op>,
) => Op extends { readonly streams: true } ? AsyncIterable<Answer<Op>> : Answer<Op> | Promise<Answer<Op>>

export type Handlers = { readonly [Name in OperationName]?: Handler<OperationOf<Name>> }

type Reply = { readonly status: number; readonly texts: AsyncIterable<string> }
/** What happens to a call on its way; `next` is the call without it. */
type Fault = (next: () => Promise<Reply>) => Promise<Reply>

async function* textsOf(...texts: readonly string[]): AsyncGenerator<string, void, undefined> {
  yield* texts
}

async function* eventTexts(operation: Operation, events: AsyncIterable<unknown>) {
  for await (const event of events) yield eventText(JSON.stringify(operation.response.parse(event)))
}

const isStream = (answer: unknown): answer is AsyncIterable<unknown> =>
  typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer

const replyOf = (operation: Operation, answer: unknown): Reply => ({
  status: successStatus(operation),
  texts: isStream(answer)
    ? eventTexts(operation, answer)
    : textsOf(JSON.stringify(operation.response.parse(answer))),
})

const refusalOf = ({ code, message, status, fields, existingId }: ApiError): Reply => {
  const body: ErrorBody = {
    error: { code, message, ...(fields && { fields }), ...(existingId && { existingId }) },
  }
  return { status, texts: textsOf(JSON.stringify(body)) }
}

const inputOf = (operation: Operation, params: object, query: URLSearchParams, body: string | undefined) => ({
  params: operation.params?.parse(params),
  query: operation.query?.parse(Object.fromEntries(query)),
  body: operation.body?.parse(body === undefined ? undefined : JSON.parse(body)),
})

/**
 * The server that a component's test gives to the app in the place of `send`. As the real server does, it reads requests
 * and checks answers by the contract's schemas.
 */
const createFakeServer = () => {
  const routeOf = createRoutes(api)
  let handlers: Handlers = {}
  const faults = new Map<string, Fault>()
  const asked: { readonly name: string; readonly input: unknown }[] = []
  const problems: string[] = []
  let test = 0

  const call = async (
    { method, path, body }: Wire,
    { signal, proof }: Pick<Parameters<Send>[1], 'signal' | 'proof'>,
  ): Promise<Reply> => {
    const url = new URL(path, 'http://server')
    const route = routeOf(method, url.pathname.replace(/^\/api/, ''))
    if (!route) throw new Error(`${method} ${path} is not in the contract.`)
    const { operation, params } = route
    const name = `${route.domain}.${route.name}`
    const ofTest = test
    const answered = async (): Promise<Reply> => {
      // Nobody listens any more: this call belongs to a test that has ended.
      if (ofTest !== test) throw new ConnectionLost({ afterDeadline: true })
      try {
        const input = inputOf(operation, params, url.searchParams, body)
        if (operation.proofWithin !== undefined && proof === undefined) throw new ApiError('proof_required')
        asked.push({ name, input })
        const handler: unknown = Reflect.get(handlers, name)
        if (typeof handler !== 'function') throw new Error('this test gives no answer to it')
        return replyOf(operation, await handler(input))
      } catch (error) {
        if (error instanceof ApiError) return refusalOf(error)
        problems.push(`${name}: ${error instanceof Error ? error.message : error}`)
        return refusalOf(new ApiError('internal'))
      }
    }
    // A call never answers in the same turn, so that what is shown meanwhile is seen.
    await Promise.resolve()
    signal?.throwIfAborted()
    const fault = faults.get(name)
    return fault ? fault(answered) : answered()
  }

  const send: Send = async (wire, options) => {
    const { status, texts } = await call(wire, options)
    options.signal?.throwIfAborted()
    let text = ''
    for await (const bit of texts) text += bit
    return { status, text }
  }
  const sendForStream: SendForStream = (wire, options) => call(wire, options)

  const breakWith = (name: OperationName, fault: Fault) => {
    faults.set(name, fault)
    return { mend: () => void faults.delete(name) }
  }

  return {
    send,
    sendForStream,
    /** Adds handlers; one that is named again takes the place of the one before. */
    answers: (more: Handlers): void => {
      handlers = { ...handlers, ...more }
    },
    /** What was asked of an operation so far, oldest first. */
    asked: <Name extends OperationName>(name: Name): readonly Input<OperationOf<Name>>[] =>
      // The contract's schema of this very operation has read each of them.
      asked.filter(call => call.name === name).map(({ input }) => input as Input<OperationOf<Name>>),
    /** No call of the operation reaches the server, until it is mended. */
    cut: (name: OperationName) =>
      breakWith(name, () => Promise.reject(new ConnectionLost({ afterDeadline: true }))),
    /** The server does what it is asked, and its answer is lost on the way, until it is mended. */
    loseAnswers: (name: OperationName) =>
      breakWith(name, async answered => {
        const { texts } = await answered()
        for await (const _ of texts);
        throw new ConnectionLost({ afterDeadline: true })
      }),
    /** The server refuses each call, until it is mended. */
    refuse: (name: OperationName, code: ErrorCode = 'internal') =>
      breakWith(name, async () => refusalOf(new ApiError(code))),
    /** Each call waits until it is let go on. */
    hold: (name: OperationName) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const { mend } = breakWith(name, async answered => {
        await promise
        return answered()
      })
      return {
        goOn: () => {
          mend()
          resolve()
        },
      }
    },
    /** What no test wants: calls without a handler, requests or answers that the contract refuses. */
    problems: (): readonly string[] => problems,
    reset: (): void => {
      test += 1
      handlers = {}
      faults.clear()
      asked.length = 0
      problems.length = 0
    },
  }
}

/** One for all tests of a page: setup.ts empties it before each of them. */
export const server = createFakeServer()
