import { ThrottlingException } from '@aws-sdk/client-dynamodb'
import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { call } from '../../local/gateway.testing.ts'
import { ApiError } from '../../shared/api/errors.ts'
import { domain } from '../../shared/api/operation.ts'
import { logTo } from './log.ts'
import { serve } from './serve.ts'

const notes = domain({
  add: {
    method: 'POST',
    path: '/notes',
    access: 'person',
    summary: 'Keep a note.',
    body: z.strictObject({
      title: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, 'A title is required.'),
          z.maxLength(20, 'Keep this to at most 20 characters.'),
        ),
      tags: z._default(
        z.array(z.strictObject({ name: z.string().check(z.minLength(1, 'Name the tag.')) })),
        [],
      ),
    }),
    response: z.object({ by: z.string(), title: z.string(), tags: z.int() }),
    status: 201,
    errors: ['invalid_input'],
  },
  show: {
    method: 'GET',
    path: '/notes/{id}',
    access: 'public',
    summary: 'Show a note.',
    params: z.strictObject({ id: z.string().check(z.maxLength(5, 'Too long.')) }),
    query: z.strictObject({ page: z.optional(z.coerce.number()) }),
    response: z.object({ id: z.string().check(z.minLength(1)) }),
    errors: ['not_found'],
  },
})

/** A test sets what the handler of `show` does. */
let show: () => Promise<{ id: string }>
const gateway = serve(notes)(
  {},
  {
    add: async ({ caller, body }) => ({ by: caller.sub, title: body.title, tags: body.tags.length }),
    show: () => show(),
  },
)
const add = (body: unknown, more = {}) => call(gateway, { route: 'POST /notes', body, ...more })
const showing = () => call(gateway, { route: 'GET /notes/{id}', sub: null, params: { id: '1' } })

const lines: string[] = []
const logged = () => lines.map(line => JSON.parse(line))
beforeEach(() => {
  lines.length = 0
  logTo(line => void lines.push(line))
})

describe('a valid request', () => {
  test('reaches its handler parsed and defaulted, and is answered as the contract says', async () => {
    const answer = await add({ title: '  Call Halima  ' }, { sub: 'ada' })
    expect(answer).toMatchObject({ status: 201, body: { by: 'ada', title: 'Call Halima', tags: 0 } })
    expect(answer.headers).toEqual({ 'content-type': 'application/json', 'cache-control': 'no-store' })
  })

  test('may be encoded by the gateway', async () => {
    expect(await add({ title: 'Ọ̀rọ̀' }, { base64: true })).toMatchObject({
      status: 201,
      body: { title: 'Ọ̀rọ̀' },
    })
  })

  test('is answered with the fields of the contract only', async () => {
    const row = { id: '1', passwordHash: 'abc' }
    show = async () => row
    expect(await showing()).toMatchObject({ status: 200, text: '{"id":"1"}' })
  })

  test('needs no caller when the operation is public', async () => {
    show = async () => ({ id: '1' })
    expect(await showing()).toMatchObject({ status: 200, body: { id: '1' } })
  })
})

describe('an invalid request', () => {
  test.each<[string, unknown, Record<string, string>]>([
    ['an empty field', { title: ' ' }, { title: 'A title is required.' }],
    ['a long field', { title: 'x'.repeat(21) }, { title: 'Keep this to at most 20 characters.' }],
    ['another kind of value', { title: 7 }, { title: 'Invalid input: expected string, received number' }],
    ['an unknown field', { title: 'x', owner: 'ada' }, { owner: 'This field is not known here.' }],
    [
      'several, deep ones too',
      { title: '', tags: [{ name: 'a' }, { name: '', colour: 'red' }] },
      {
        title: 'A title is required.',
        'tags.1.name': 'Name the tag.',
        'tags.1.colour': 'This field is not known here.',
      },
    ],
  ])('%s is named, with a message', async (_, body, fields) => {
    const answer = await add(body)
    expect(answer.status).toBe(400)
    expect(answer.body.error).toMatchObject({ code: 'invalid_input', requestId: 'request-1', fields })
    expect(Object.keys(answer.body.error.fields)).toEqual(expect.arrayContaining(Object.keys(fields)))
  })

  test.each([
    ['broken JSON', '{"title": "secret words', 'malformed_json', 400],
    ['no body', undefined, 'malformed_json', 400],
    [
      '256 KB and a byte',
      `{"title":"${'x'.repeat(256 * 1024 - 11)}"`.padEnd(256 * 1024 + 1),
      'too_large',
      413,
    ],
    ['too large only in bytes', JSON.stringify({ title: 'ọ'.repeat(100 * 1024) }), 'too_large', 413],
  ])('%s', async (_, body, code, status) => {
    for (const base64 of [false, true])
      expect(await add(body, { base64 })).toMatchObject({ status, body: { error: { code } } })
  })

  test('an invalid id or query', async () => {
    const params = { id: 'far too long' }
    const answer = await call(gateway, { route: 'GET /notes/{id}', params, query: { page: '1' } })
    expect(answer).toMatchObject({ status: 400, body: { error: { fields: { id: 'Too long.' } } } })
    const other = await call(gateway, {
      route: 'GET /notes/{id}',
      params: { id: '1' },
      query: { pages: '1' },
    })
    expect(other).toMatchObject({ status: 400, body: { error: { fields: { pages: expect.any(String) } } } })
  })

  test.each([
    ['another route', 'GET /letters', 'unknown_route', 404],
    ['another method', 'DELETE /notes', 'unknown_route', 404],
  ])('%s', async (_, route, code, status) => {
    expect(await call(gateway, { route })).toMatchObject({ status, body: { error: { code } } })
  })

  test.each([[null], ['']])('no caller (%j)', async sub => {
    expect(await add({ title: 'x' }, { sub })).toMatchObject({
      status: 401,
      body: { error: { code: 'unauthenticated', message: 'Please log in to continue.' } },
    })
  })
})

describe('a handler that fails', () => {
  test('with an ApiError: the answer has its status and words', async () => {
    show = async () => Promise.reject(new ApiError('not_found'))
    expect(await showing()).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } })
    expect(logged()).toMatchObject([{ message: 'answered', status: 404, code: 'not_found' }])
  })

  test.each([
    ['with anything else', new TypeError('select * from secrets'), 'internal', 500],
    [
      'because the table is throttled',
      new ThrottlingException({ message: 'slow', $metadata: {} }),
      'unavailable',
      503,
    ],
  ])('%s: the person gets plain words, and the log gets the cause', async (_, error, code, status) => {
    show = async () => Promise.reject(error)
    const answer = await showing()
    expect(answer).toMatchObject({ status, body: { error: { code, requestId: 'request-1' } } })
    expect(answer.text).not.toMatch(/secrets|slow|at |TypeError/)
    expect(logged()).toMatchObject([
      { level: 'error', requestId: 'request-1', cause: { error: error.name, detail: error.message } },
      { level: 'info', status },
    ])
  })

  test('by breaking the contract: 500', async () => {
    show = async () => ({ id: '' })
    expect(await showing()).toMatchObject({ status: 500, body: { error: { code: 'internal' } } })
    expect(logged()[0]).toMatchObject({ cause: { error: '$ZodError', detail: 'id: too_small' } })
  })
})

test('each line of the log is JSON with the request id, without request bodies and tokens', async () => {
  await add({ title: 'private words' })
  await add({ title: 'private words'.repeat(9) })
  await add('{"title": "private words')
  expect(logged()).toHaveLength(3)
  for (const line of logged())
    expect(line).toMatchObject({
      level: 'info',
      requestId: 'request-1',
      route: 'POST /notes',
      milliseconds: expect.any(Number),
    })
  expect(JSON.stringify(logged())).not.toMatch(/private|secret-access-token|Bearer/)
})
