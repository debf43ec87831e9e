import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, html, plain } from '../http.ts'
import type { BoardRequest } from './stand-in.ts'

/** The faults of a board. A fault lasts until it is changed, or until the stack ends. */
export const faults = [
  'ok',
  'down',
  'hang',
  'slow',
  'large',
  'html',
  'malformed',
  'broken-row',
  'redirect',
] as const
export type Fault = (typeof faults)[number]

const page = (status: number, title: string): Answer =>
  html(
    status,
    `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1><p>We are back soon.</p></body></html>`,
  )

/** Cuts off the last part of an answer. */
const cut = (answer: Answer): Answer => {
  const bytes = Buffer.from(answer.body ?? '')
  return { ...answer, body: bytes.subarray(0, Math.floor(bytes.length * 0.6)) }
}

/** The address of the credentials of a cloud's machines. No request may be led there. */
const privateAddress = 'http://169.254.169.254/latest/meta-data/'

/** Returns the answer of a board with a fault. Faults that take time happen while the answer is sent. */
export const answerWith = (fault: Fault, answer: Answer): Answer => {
  if (fault === 'down') return page(500, '500 Internal Server Error')
  if (fault === 'html') return page(200, 'Checking your browser')
  if (fault === 'malformed') return cut(answer)
  if (fault === 'redirect') return { status: 302, headers: { location: privateAddress } }
  return answer
}

const bytesOf = ({ body }: Answer): Buffer => Buffer.from(body ?? '')

/** Sends eight bytes every 250 ms, so the answer does not end before any deadline. */
async function* drips(answer: Answer) {
  const bytes = bytesOf(answer)
  for (let at = 0; at < bytes.length; at += 8) {
    yield bytes.subarray(at, at + 8)
    await wait(250, undefined, { ref: false })
  }
}

const megabytes = 50

/** Sends fifty megabytes of blanks and then the answer. A reader without a limit reads all of it. */
function* flood(answer: Answer) {
  const blanks = Buffer.alloc(1_000_000, ' ')
  for (let sent = 0; sent < megabytes; sent += 1) yield blanks
  yield bytesOf(answer)
}

const streams: Partial<Record<Fault, (answer: Answer) => Iterable<Buffer> | AsyncIterable<Buffer>>> = {
  slow: drips,
  large: flood,
}

/** Writes the answer over time, until it is complete or the connection is closed. */
const send = (response: ServerResponse, answer: Answer, chunks: Iterable<Buffer> | AsyncIterable<Buffer>) => {
  response.writeHead(answer.status, answer.headers)
  pipeline(Readable.from(chunks), response).catch(() => response.destroy())
}

/**
 * Reads a request such as `/boards/remotive.com/api/remote-jobs?search=x`: host, path and query as on the board itself.
 */
const askedIn = ({ headers }: IncomingMessage, { pathname, searchParams }: URL): BoardRequest => {
  const [, , host = '', ...path] = pathname.split('/')
  return { host, path: `/${path.join('/')}`, query: searchParams, headers }
}

/** The answer of a board, and its fault. */
export type Reply = { readonly fault: Fault; readonly answer: Answer }

/** Makes the route `/boards`, which serves all boards. */
export const createBoardsRoute =
  (boards: { readonly answer: (asked: BoardRequest) => Reply | undefined }) =>
  async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<Answer | undefined> => {
    const reply = boards.answer(askedIn(request, url))
    if (!reply) return plain(404, 'No board has this address.')
    const { fault, answer } = reply
    // No answer is sent. The client has to give up.
    if (fault === 'hang') return undefined
    const stream = streams[fault]
    if (!stream) return answer
    send(response, answer, stream(answer))
    return undefined
  }
