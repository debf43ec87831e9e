import { ulid } from 'ulid'
import { afterAll, expect, test } from 'vitest'
import { call } from '../../local/gateway.testing.ts'
import { startTable } from '../../local/table.testing.ts'
import { notificationStore } from '../store/notifications.ts'
import { serveNotifications } from './notifications.ts'

const { table, stop } = await startTable()
afterAll(() => stop())
const store = notificationStore(table)
const gateway = serveNotifications({ notifications: store })
const person = () => {
  const sub = crypto.randomUUID()
  return {
    notify: async (title: string) => {
      const id = ulid()
      await store.add(sub, { id, title, message: 'Words.', href: null }, new Date())
      return id
    },
    unread: async () => (await call(gateway, { route: 'GET /notifications', sub })).body,
    read: (body: object) => call(gateway, { route: 'POST /notifications/read', sub, body }),
  }
}

test('a person lists and reads their unread notifications, and nobody else does', async () => {
  const [ngozi, ada] = [person(), person()]
  const id = await ngozi.notify('Hello')
  expect(await ngozi.unread()).toMatchObject({ notifications: [{ id, title: 'Hello' }], more: false })
  expect(await ada.unread()).toEqual({ notifications: [], more: false })
  expect(await ada.read({ ids: [id] })).toMatchObject({ status: 200, body: { ids: [id] } })
  expect((await ngozi.unread()).notifications).toHaveLength(1)
  expect(await ngozi.read({ ids: [id] })).toMatchObject({ status: 200, body: { ids: [id] } })
  expect(await ngozi.unread()).toEqual({ notifications: [], more: false })
})

test.each([
  ['no ids', { ids: [] }, 'ids'],
  ['more than 25', { ids: Array.from({ length: 26 }, () => ulid()) }, 'ids'],
  ['an id that is another key', { ids: ['PROFILE'] }, 'ids.0'],
  ['another person', { ids: [ulid()], userId: 'somebody' }, 'userId'],
])('%s is refused at its field', async (_, body, field) => {
  const answer = await person().read(body)
  expect(answer.status).toBe(400)
  expect(Object.keys(answer.body.error.fields)).toEqual([field])
})
