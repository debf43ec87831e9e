import { once } from 'node:events'
import { Readable, Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { eventOf, streamCall } from '../../local/gateway.testing.ts'
import { ApiError } from '../../shared/api/errors.ts'
import { heartbeat } from '../../shared/api/event-stream.ts'
import { domain } from '../../shared/api/operation.ts'
import { logTo } from './log.ts'
import { type StreamHandlers, serveStream, withHeartbeats } from './serve-stream.ts'
import { sendBody } from './streamed.ts'

const lines: string[] = []
logTo(line => lines.push(line))
afterEach(() => lines.splice(0))

const operations = domain({
  count: {
    method: 'POST',
    path: '/count',
    access: 'person',
    summary: 'Counts.',
    response: z.object({ at: z.number() }),
    streams: true,
    errors: ['not_found'],
  },
})
const counting = (count: StreamHandlers<typeof operations, null>['count']) =>
  serveStream(operations)(null, { count })
const call = { route: 'POST /count' }

const bodyOf = async (gateway: ReturnType<typeof counting>): Promise<Readable> => {
  const { body } = await gateway(eventOf(call), {} as never)
  if (!(body instanceof Readable)) throw new Error('It does not stream.')
  return body
}

test('an error before the first event is a status, and a later error is the last event', async () => {
  const before = counting(async function* () {
    if (lines.length === 0) throw new ApiError('not_found')
    yield { at: 1 }
  })
  expect(await streamCall(before, call)).toMatchObject({
    status: 404,
    body: { error: { code: 'not_found' } },
  })
  const after = counting(async function* () {
    yield { at: 1 }
    throw new Error('the words of a person')
  })
  const { status, events } = await streamCall(after, call)
  expect(status).toBe(200)
  expect(events).toMatchObject([{ at: 1 }, { type: 'failed', error: { code: 'internal' } }])
})

test('an event that breaks the contract is not sent', async () => {
  const wrong = counting(async function* () {
    yield { at: 1 }
    yield JSON.parse('{"at":"the words of a person"}')
  })
  const { events } = await streamCall(wrong, call)
  expect(events).toMatchObject([{ at: 1 }, { type: 'failed', error: { code: 'internal' } }])
  expect(lines.join()).not.toContain('the words')
})

test('the stream closes when everything that it began has ended', async () => {
  let hasEnded = false
  const slow = counting(async function* ({ signal }) {
    try {
      yield { at: 1 }
      await once(signal, 'abort')
      yield { at: 2 }
    } finally {
      await wait(20)
      hasEnded = true
    }
  })
  // A connection that breaks at the first word.
  const broken = new Writable({ write: (_, __, done) => done(new Error('gone')) })
  await sendBody(await bodyOf(slow), broken)
  expect(hasEnded).toBe(true)
})

test('a caller who left before the stream began ends it, too', async () => {
  let hasEnded = false
  const slow = counting(async function* () {
    try {
      yield { at: 1 }
    } finally {
      hasEnded = true
    }
  })
  const gone = new Writable().destroy()
  await sendBody(await bodyOf(slow), gone)
  expect(hasEnded).toBe(true)
})

test("a caller who doesn't read stops the generator when the buffer is full", async () => {
  let asked = 0
  const endless = counting(async function* () {
    for (;;) {
      asked += 1
      yield { at: asked }
    }
  })
  const body = await bodyOf(endless)
  body.read(0)
  while (body.readableLength < body.readableHighWaterMark) await wait(1)
  const before = asked
  await wait(20)
  expect(asked).toBe(before)
  body.destroy()
  await once(body, 'close')
})

test.each([
  ['before the first word is read', false],
  ['after it', true],
] as const)('a caller who leaves %s ends the work, and a later error is logged', async (_, isRead) => {
  const failing = counting(async function* () {
    try {
      yield { at: 1 }
      yield { at: 2 }
    } finally {
      // biome-ignore lint/correctness/noUnsafeFinally: as giving back may fail
      throw new Error('The table does not answer.')
    }
  })
  const body = await bodyOf(failing)
  if (isRead) await once(body.resume(), 'data')
  body.destroy()
  await once(body, 'close')
  expect(lines.join()).toContain('The table does not answer.')
})

test('a silent stream sends heartbeats, and then the event', async () => {
  const late = Promise.withResolvers<string>()
  let isLeft = false
  async function* texts() {
    try {
      yield 'first'
      yield await late.promise
    } finally {
      isLeft = true
    }
  }
  const heard: string[] = []
  for await (const text of withHeartbeats(texts(), 1)) {
    heard.push(text)
    if (text === heartbeat) late.resolve('second')
  }
  expect(heard.at(0)).toBe('first')
  expect(heard).toContain(heartbeat)
  expect(heard.at(-1)).toBe('second')
  expect(isLeft).toBe(true)
})

test('an error is passed on', async () => {
  async function* texts(): AsyncGenerator<string> {
    yield 'first'
    throw new Error('broken')
  }
  const all = async () => {
    for await (const _ of withHeartbeats(texts()));
  }
  await expect(all()).rejects.toThrow('broken')
})
