import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, plain } from '../answer.ts'
import type { Boards } from './boards.ts'
import type { Fault } from './fault.ts'
import type { Asked } from './stand-in.ts'

const bytesOf = ({ body }: Answer): Buffer => Buffer.from(body ?? '')

/** A few bytes, and a few bytes: no deadline sees the end of it. */
async function* drips(answer: Answer) {
  const bytes = bytesOf(answer)
  for (let at = 0; at < bytes.length; at += 8) {
    yield bytes.subarray(at, at + 8)
    await wait(250, undefined, { ref: false })
  }
}

const megabytes = 50

/** What is read well by who has no measure: blanks without end, and then the answer. */
function* flood(answer: Answer) {
  const blanks = Buffer.alloc(1_000_000, ' ')
  for (let sent = 0; sent < megabytes; sent += 1) yield blanks
  yield bytesOf(answer)
}

const streams: Partial<Record<Fault, (answer: Answer) => Iterable<Buffer> | AsyncIterable<Buffer>>> = {
  slow: drips,
  large: flood,
}

/** Written over time, until it is done or nobody listens any more. */
const send = (response: ServerResponse, answer: Answer, chunks: Iterable<Buffer> | AsyncIterable<Buffer>) => {
  response.writeHead(answer.status, answer.headers)
  pipeline(Readable.from(chunks), response).catch(() => response.destroy())
}

/** `/boards/remotive.com/api/remote-jobs?search=x`: host, path and query as the board itself has them. */
const askedIn = ({ headers }: IncomingMessage, { pathname, searchParams }: URL): Asked => {
  const [, , host = '', ...path] = pathname.split('/')
  return { host, path: `/${path.join('/')}`, query: searchParams, headers }
}

/** All boards below `/boards`. */
export const createBoardsDoor =
  (boards: Pick<Boards, 'answer'>) =>
  async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<Answer | undefined> => {
    const reply = boards.answer(askedIn(request, url))
    if (!reply) return plain(404, 'No board has this address.')
    const { fault, answer } = reply
    // Left without an answer, until who asked gives up.
    if (fault === 'hang') return undefined
    const stream = streams[fault]
    if (!stream) return answer
    send(response, answer, stream(answer))
    return undefined
  }
