import { ulid } from 'ulid'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { createLive } from '../../functions/services/live.ts'
import { type LiveEvent, liveChannel } from '../../shared/api/live.ts'
import { apiClient } from '../people.ts'
import { LocalStack } from '../stack.ts'

type Message = { type: string; id?: string; event?: string; errors?: { errorType: string }[] }

let stack: LocalStack
beforeAll(async () => {
  stack = await LocalStack.start()
})
afterAll(() => stack.stop())

const newPerson = async () => {
  const { sub, email, password } = await stack.signUp({ email: `${ulid()}@example.com`, fullName: 'Amina' })
  return { sub, token: await stack.accessToken(email, password) }
}

/** The live events of a person's own sign-up. */
const beginnings = (['profile', 'notifications'] as const).map(topic =>
  JSON.stringify({ topic, change: 'inserted' } satisfies LiveEvent),
)

/** Opens a connection as Amplify does in a browser. */
const connect = async (token: string) => {
  const header = Buffer.from(JSON.stringify({ Authorization: token, host: 'localhost' })).toString(
    'base64url',
  )
  const socket = new WebSocket(`${stack.url.replace('http', 'ws')}/event/realtime`, [
    'aws-appsync-event-ws',
    `header-${header}`,
  ])
  onTestFinished(() => socket.terminate())
  const heard: Message[] = []
  socket.on('message', data => {
    const message: Message = JSON.parse(String(data))
    // The events of the person's own profile and welcome may still be on their way, or may have come already.
    if (!beginnings.includes(message.event ?? '')) heard.push(message)
  })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  const say = (message: object) => socket.send(JSON.stringify(message))
  return {
    socket,
    heard,
    say,
    subscribe: (channel: string, by = token) =>
      say({
        type: 'subscribe',
        id: 'mine',
        channel,
        authorization: { Authorization: by, host: 'localhost' },
      }),
    events: () => heard.filter(({ type }) => type === 'data').map(({ event }) => JSON.parse(event ?? '')),
  }
}

const saved: LiveEvent = { topic: 'profile', change: 'modified' }
const publisher = (secretAccessKey: string) =>
  createLive({
    endpoint: `${stack.url}/event`,
    region: 'af-south-1',
    credentials: { accessKeyId: 'local', secretAccessKey },
  })

test('the server acknowledges a connection as AppSync does', async () => {
  const { socket, heard, say } = await connect((await newPerson()).token)
  expect(socket.protocol).toBe('aws-appsync-event-ws')
  say({ type: 'connection_init' })
  await expect
    .poll(() => heard)
    .toEqual([{ type: 'connection_ack', connectionTimeoutMs: 300_000 }, { type: 'ka' }])
})

test("a change of a person's row is sent to that person's screens only", async () => {
  const [amina, other] = [await newPerson(), await newPerson()]
  const screens = [await connect(amina.token), await connect(amina.token)]
  const stranger = await connect(other.token)
  for (const screen of screens) screen.subscribe(liveChannel(amina.sub))
  stranger.subscribe(liveChannel(other.sub))
  for (const { heard } of [...screens, stranger])
    await expect.poll(() => heard).toEqual([{ type: 'subscribe_success', id: 'mine' }])
  const id = ulid()
  const body = { id, jobTitle: 'Planner', companyName: 'Gada Cement' }
  await apiClient(stack.url, amina.token).applications.create({ body })
  const told = { topic: 'applications', change: 'inserted', id, status: 'applied', jobTitle: 'Planner' }
  // An event for the counts of the home screen follows.
  const home = { topic: 'home', change: 'inserted' }
  for (const screen of screens) await expect.poll(screen.events).toMatchObject([told, home])
  expect(stranger.events()).toEqual([])
})

test.each([
  ["another person's channel", (other: string) => liveChannel(other)],
  ['everyone at once', () => '/person/*'],
  ['no namespace of ours', () => '/elsewhere/x'],
])('%s is refused', async (_, channelOf) => {
  const [amina, other] = [await newPerson(), await newPerson()]
  const { heard, subscribe } = await connect(amina.token)
  subscribe(channelOf(other.sub))
  await expect
    .poll(() => heard)
    .toMatchObject([
      { type: 'subscribe_error', id: 'mine', errors: [{ errorType: 'UnauthorizedException' }] },
    ])
})

test('a connection without a valid token is refused before it opens', async () => {
  await expect(connect('nonsense')).rejects.toThrow('Unexpected server response: 401')
})

test('after unsubscribing no events come', async () => {
  const { sub, token } = await newPerson()
  const { heard, say, subscribe, events } = await connect(token)
  subscribe(liveChannel(sub))
  say({ type: 'unsubscribe', id: 'mine' })
  await expect.poll(() => heard.map(({ type }) => type)).toEqual(['subscribe_success', 'unsubscribe_success'])
  await publisher('local').publish(liveChannel(sub), [saved])
  say({ type: 'connection_init' })
  await expect.poll(() => heard.at(-1)).toEqual({ type: 'ka' })
  expect(events()).toEqual([])
})

test('only a publisher may publish', async () => {
  const { sub, token } = await newPerson()
  const body = JSON.stringify({ channel: liveChannel(sub), events: ['{}'] })
  const asPerson = await fetch(`${stack.url}/event`, {
    method: 'POST',
    headers: { authorization: token },
    body,
  })
  expect(asPerson.status).toBe(401)
  await expect(publisher('guessed').publish(liveChannel(sub), [saved])).rejects.toThrow('answered 401')
})
