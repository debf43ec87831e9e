import { ulid } from 'ulid'
import { afterAll, expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import { messagesPageSize } from '../../shared/api/career.ts'
import { mapBounded } from './bounded.ts'
import { coachMessageStore, newMessage } from './coach-messages.ts'
import { exportStore } from './exports.ts'

const { table, stop } = await startTable()
afterAll(() => stop())
const chat = coachMessageStore(table)
const now = new Date('2026-11-20T10:00:00Z')

const say = async (sub: string, at: number, message = `Message ${at}`) => {
  const id = ulid(at)
  await table.transact(newMessage(sub, { id, message, reply: 'Begin with one step.' }, now))
  return id
}
const sayMany = (sub: string, count: number, reply = '') =>
  mapBounded(
    16,
    Array.from({ length: count }, (_, at) => at),
    at => say(sub, at + 1, `${at}${reply}`),
  )

test('messages are listed newest first, page by page, to the end', async () => {
  await sayMany('ada', messagesPageSize * 2 + 1)
  const seen: string[] = []
  let before: string | undefined
  const pages: number[] = []
  do {
    const { messages, older } = await chat.page('ada', before)
    pages.push(messages.length)
    seen.push(...messages.map(({ message }) => message))
    before = older ?? undefined
  } while (before !== undefined)
  expect(pages).toEqual([messagesPageSize, messagesPageSize, 1])
  expect(seen).toEqual(Array.from({ length: seen.length }, (_, at) => `${seen.length - 1 - at}`))
  expect((await chat.page('bala')).messages).toEqual([])
})

test('a page that is exactly full is the last one', async () => {
  await sayMany('chi', messagesPageSize)
  expect((await chat.page('chi')).older).toBeNull()
})

test('the coach gets the latest messages, oldest first', async () => {
  await sayMany('dayo', 20)
  const history = await chat.history('dayo')
  expect(history.map(({ message }) => message)).toEqual(Array.from({ length: 12 }, (_, at) => `${at + 8}`))
})

test('a message is stored once', async () => {
  const id = await say('efe', 1, 'First')
  const failed = await table.transact(newMessage('efe', { id, message: 'Other', reply: 'Other' }, now))
  expect(failed).toHaveLength(1)
  expect(await chat.get('efe', id)).toMatchObject({ message: 'First' })
  expect(await chat.get('ada', id)).toBeNull()
})

test('the whole chat is deleted, of any length, and nothing of other people', async () => {
  await sayMany('femi', 950)
  await table.put({ pk: 'USER#femi', sk: 'SETTINGS', theme: 'dark' })
  const id = await say('gozi', 1)
  await chat.clear('femi')
  expect(await chat.page('femi')).toEqual({ messages: [], older: null })
  expect(await table.get({ pk: 'USER#femi', sk: 'SETTINGS' })).toBeDefined()
  expect(await chat.get('gozi', id)).not.toBeNull()
  await chat.clear('femi')
})

test('the chat is in the export', async () => {
  const id = await say('hadiza', 1)
  const { rows, unknown } = await exportStore(table).page('hadiza', undefined, now)
  expect(unknown).toEqual([])
  expect(rows).toEqual([{ section: 'coach messages', data: await chat.get('hadiza', id) }])
})
