import { expect, test } from 'vitest'
import { realtimeOf } from './socket.ts'

test.each([
  [
    'https://abc.appsync-api.eu-west-1.amazonaws.com/event',
    'wss://abc.appsync-realtime-api.eu-west-1.amazonaws.com/event/realtime',
    'abc.appsync-api.eu-west-1.amazonaws.com',
  ],
  ['https://live.aiki.example/event', 'wss://live.aiki.example/event/realtime', 'live.aiki.example'],
  ['ws://localhost:4000/event', 'ws://localhost:4000/event/realtime', 'localhost:4000'],
])('an event published to %s is received at %s', (endpoint, address, host) => {
  expect(realtimeOf(endpoint)).toEqual({ address, host })
})
