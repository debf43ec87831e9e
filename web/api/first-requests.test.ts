import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '../../shared/api/index.ts'
import { firstRequestsAt, forgetFirst, sendFirst, takeFirst } from './first-requests.ts'

const frame = [api.profile.get, api.settings.get, api.subscription.get, api.notifications.unread]

test.each([
  ['/dashboard', '', [api.home.get, ...frame]],
  ['/dashboard/', '?welcome', [api.home.get, ...frame]],
  ['/dashboard/job-search', '', [api.jobs.forYou, ...frame]],
  ['/dashboard/job-search', '?q=nurse', frame],
  ['/dashboard/applications', '', frame],
])('%s%s asks first for operations of the contract, all of which read', (pathname, search, operations) => {
  expect(operations.map(({ method }) => method)).toEqual(operations.map(() => 'GET'))
  expect(firstRequestsAt({ pathname, search })).toEqual(operations.map(({ path }) => `/api${path}`))
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('fetch', async () => Response.json({}))
  sendFirst(['/api/home'], 'a token')
})
afterEach(() => {
  forgetFirst()
  vi.useRealTimers()
})

test('an answer is for one caller, and for the person who sent the request', () => {
  expect(takeFirst('/api/home', 'a token')).toBeDefined()
  expect(takeFirst('/api/home', 'a token')).toBeUndefined()
  sendFirst(['/api/home'], 'a token')
  expect(takeFirst('/api/home', 'the token of another person')).toBeUndefined()
})

test('an answer that is a minute old, or older than a change, is not used', () => {
  vi.setSystemTime(Date.now() + 60_000)
  expect(takeFirst('/api/home', 'a token')).toBeUndefined()
  sendFirst(['/api/home'], 'a token')
  forgetFirst()
  expect(takeFirst('/api/home', 'a token')).toBeUndefined()
})
