import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ulid } from 'ulid'
import { afterAll, expect, test } from 'vitest'
import { apiClient } from '../local/people.ts'
import { LocalStack } from '../local/stack.ts'
import { command } from './command.ts'

const stack = await LocalStack.start()
afterAll(stack.stop)
const { email, password } = await stack.signUp({ email: 'ada@example.com', fullName: 'Ada Obi' })
const api = apiClient(stack.url, await stack.accessToken(email, password))

const { port } = new URL(stack.url)
const admin = (...args: string[]) => command(args, port)
const json = async (...args: string[]) => JSON.parse(await admin(...args, '--json'))

const review = async (reviewText: string) => {
  const id = ulid()
  await api.reviews.submit({ body: { id, rating: 5, reviewText, reviewerName: 'Ada' } })
  return id
}
const shown = async () => (await api.reviews.list({ query: {} })).reviews.map(({ id }) => id)

test('a review is listed, approved, published, and withdrawn', async () => {
  expect(await admin('reviews')).toBe('No review is waiting.')
  const id = await review('Good.')
  expect(await admin('reviews', 'list')).toMatch(new RegExp(`^id .*\n${id} .* Ada\n {2}\\| Good\\.$`))
  expect(await admin('reviews', 'approve', id)).toBe(`The review ${id} is public.`)
  expect(await shown()).toEqual([id])
  expect(await json('reviews', 'public')).toMatchObject([{ id, reviewText: 'Good.' }])
  expect(await json('reviews', 'list')).toEqual([])
  await admin('reviews', 'reject', id)
  expect(await shown()).toEqual([])
})

test('a review is listed to its end, and a rejected review was never public', async () => {
  const text = `${'It found me work in two weeks. '.repeat(20)}\r\n01JA7 | Ada\n\nBuy at evil.example.`
  const id = await review(text)
  expect((await admin('reviews', 'list')).split('\n').slice(2)).toEqual([
    `  | ${'It found me work in two weeks. '.repeat(20).trim()}`,
    '  | 01JA7 | Ada',
    '  |',
    '  | Buy at evil.example.',
  ])
  expect(await json('reviews', 'reject', id)).toEqual({ done: `The review ${id} is deleted.` })
  await expect(admin('reviews', 'approve', id)).rejects.toThrow(`There is none with the id ${id}.`)
})

test('tickets are listed with their due time, and closed', async () => {
  const body = { subject: 'Help', message: 'Please.', priority: 'high', category: 'billing' } as const
  const id = ulid()
  await api.support.open({ body: { ...body, id } })
  expect(await admin('tickets', 'list')).toMatch(
    new RegExp(`\n${id} .* high +billing +Help\n {2}\\| Please\\.$`),
  )
  await admin('tickets', 'close', id)
  expect(await admin('tickets', 'list')).toBe('No ticket is open.')
  await expect(admin('tickets', 'close', id)).rejects.toThrow('There is none with the id')
})

test('a payment is found by its reference, in the ledger', async () => {
  const { amount } = await api.payments.quote({ query: { tier: 'pro' } })
  const { reference } = await api.payments.checkout({ body: { tier: 'pro', amount } })
  expect(await admin('payments', 'find', reference)).toMatch(
    new RegExp(`^state .*\\nopen +${amount} +0 +pro +month +20`),
  )
  expect(await json('payments', 'find', reference)).toMatchObject([{ reference, email, state: 'open' }])
  await expect(admin('payments', 'find', 'aiki-NOBODY')).rejects.toThrow(
    'There is none with the id aiki-NOBODY.',
  )
})

test('text from people cannot control the terminal', async () => {
  const nasty = '\u001b[2J\u001b]0;owned\u0007 a\u202eb\u0085c\u061cd\u{e0041}e'
  const id = await review(nasty)
  const stdout = await admin('reviews', 'list')
  expect(stdout.replaceAll('\n', '')).not.toMatch(/\p{C}/u)
  expect(stdout).toContain('[2J ]0;owned a b c d e')
  const said = await admin('reviews', 'list', '--json')
  expect(said.replaceAll('\n', '')).not.toMatch(/\p{C}/u)
  expect(JSON.parse(said)).toMatchObject([{ id, reviewText: nasty }])
})

test.each([
  [[]],
  [['payments']],
  [['reviews', 'burn']],
  [['reviews', 'approve']],
  [['reviews', 'list', 'x']],
  [['reviews', 'list', '--region', 'eu-west-1']],
  [['reviews', 'list', '--all']],
])('%j prints the usage', async args => {
  await expect(admin(...args)).rejects.toThrow(/^Use: npm run admin/)
})

test('without a running stack, the command says what to start', async () => {
  await expect(admin('reviews', 'list', '--url', 'http://localhost:1')).rejects.toThrow(
    /^No Aiki answers at http:\/\/localhost:1: start it with `npm start`/,
  )
})

test('the command exits with success after an answer, and otherwise prints one sentence', async () => {
  const start = promisify(execFile)
  const run = (PORT: string) =>
    start(process.execPath, ['admin/run.ts', 'tickets', 'list'], { env: { ...process.env, PORT } })
  expect((await run(port)).stdout).toBe('No ticket is open.\n')
  await expect(run('1')).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^No Aiki .*\n$/) })
})
