import { describe, expect, test } from 'vitest'
import { client, type Wire } from './client.ts'
import { ApiError } from './errors.ts'
import { api } from './index.ts'

const id = '01JD4Z6Q0G8R5V9N3M2K1H7XYC'

const answering = (status: number, body: unknown) => {
  const sent: Wire[] = []
  const calls = client(api, async wire => {
    sent.push(wire)
    return { status, text: typeof body === 'string' ? body : JSON.stringify(body) }
  })
  return { calls, sent }
}

describe('a request', () => {
  test('has only the path and query parameters of the operation', async () => {
    const { calls, sent } = answering(200, { applications: [], older: null })
    await calls.applications.list({ query: { before: id } })
    await calls.applications.list({})
    expect(sent).toEqual([
      { method: 'GET', path: `/api/applications?before=${id}` },
      { method: 'GET', path: '/api/applications' },
    ])
  })

  test('has encoded parameters, which cannot change the path', async () => {
    const { calls, sent } = answering(200, { id })
    await calls.applications.remove({ params: { id: '../profile?x=' } })
    expect(sent[0]?.path).toBe('/api/applications/..%2Fprofile%3Fx%3D')
  })
})

describe('a response', () => {
  test('that is an error of the contract keeps its code, fields and request id', async () => {
    const fields = { jobTitle: 'Job title is required.' }
    const { calls } = answering(400, {
      error: { code: 'invalid_input', message: 'x', requestId: 'r1', fields },
    })
    await expect(calls.applications.list({})).rejects.toMatchObject({
      code: 'invalid_input',
      fields,
      requestId: 'r1',
    })
  })

  test.each([
    [401, 'Unauthorized', 'unauthenticated'],
    [500, '<html>', 'internal'],
    [502, '', 'unavailable'],
    [504, '{"message":"Endpoint request timed out"}', 'unavailable'],
    [409, { error: { code: 'from_the_future', message: '' } }, 'internal'],
  ])('with status %i and a foreign body becomes an ApiError', async (status, body, code) => {
    const { calls } = answering(status, body)
    const failed = await calls.applications.list({}).catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(ApiError)
    expect(failed).toMatchObject({ code })
  })

  test('that breaks the contract is refused', async () => {
    const { calls } = answering(200, { applications: [{ id }], older: null })
    await expect(calls.applications.list({})).rejects.toMatchObject({
      name: 'ApiError',
      code: 'internal',
      cause: { name: '$ZodError' },
    })
  })

  test('of a newer server is read without its unknown fields', async () => {
    const { calls } = answering(200, { applications: [], older: null, total: 0 })
    expect(await calls.applications.list({})).toEqual({ applications: [], older: null })
  })
})
