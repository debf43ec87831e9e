import { createServer, type IncomingMessage } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { readBody } from '../../local/http.ts'
import { isSigned } from '../../local/live/signature.ts'
import type { LiveEvent } from '../../shared/api/live.ts'
import { createLive } from './live.ts'

const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' }
const event: LiveEvent = { topic: 'profile', change: 'modified' }

/** AppSync as a publisher sees it. It stores the requests, and answers as the test sets it. */
const startAppSync = async (status = 200, answer: unknown = { failed: [], successful: [] }) => {
  const received: { request: IncomingMessage; text: string }[] = []
  const server = createServer(async (request, response) => {
    received.push({ request, text: await readBody(request, 1_000_000) })
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const live = createLive({ endpoint: `http://127.0.0.1:${port}/event`, region: 'af-south-1', credentials })
  return { live, received, bodies: () => received.map(({ text }) => JSON.parse(text)) }
}

test('an event is published to its channel, signed', async () => {
  const { live, received, bodies } = await startAppSync()
  await live.publish('/person/ada', [event])
  expect(bodies()).toEqual([{ channel: '/person/ada', events: [JSON.stringify(event)] }])
  const [first] = received
  expect(first?.request.method).toBe('POST')
  expect(first && isSigned(first.request, first.text, credentials)).toBe(true)
})

test('more than five events are sent in several calls, in order', async () => {
  const { live, bodies } = await startAppSync()
  const events = Array.from(
    { length: 12 },
    (_, n): LiveEvent => ({
      topic: 'applications',
      change: 'inserted',
      id: `01JCZ3N2K8W5T7R9V0X1Y2Z3${n + 10}`,
      status: 'viewed',
      origin: 'search',
      jobTitle: `Olùkọ́ ${n}`,
      companyName: 'Tudun Foods',
    }),
  )
  await live.publish('/person/ada', events)
  const sent = bodies().map(body => body.events.map(JSON.parse))
  expect(sent.map(({ length }) => length)).toEqual([5, 5, 2])
  expect(sent.flat()).toEqual(events)
})

test.each([
  ['refuses the call', 403, { errors: [] }],
  ['refuses some of the events', 200, { failed: [{ code: 500 }], successful: [] }],
])('throws when AppSync %s', async (_, status, answer) => {
  const { live } = await startAppSync(status, answer)
  await expect(live.publish('/person/ada', [event])).rejects.toThrow(/The live channel/)
})
