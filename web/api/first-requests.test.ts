import { expect, test } from 'vitest'
import { api } from '../../shared/api/index.ts'
import { firstRequestsAt } from './first-requests.ts'

const frame = [api.profile.get, api.settings.get, api.subscription.get, api.notifications.unread]

test.each([
  ['/dashboard', [api.home.get, ...frame]],
  ['/dashboard/', [api.home.get, ...frame]],
  ['/dashboard/applications', frame],
])('%s asks first for operations of the contract, all of which read', (pathname, operations) => {
  expect(operations.map(({ method }) => method)).toEqual(operations.map(() => 'GET'))
  expect(firstRequestsAt(pathname)).toEqual(operations.map(({ path }) => `/api${path}`))
})
