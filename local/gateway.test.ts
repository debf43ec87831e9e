import { expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod'
import { api } from '../shared/api/index.ts'
import { domain } from '../shared/api/operation.ts'
import { createEdge, createGateway, createRoutes } from './gateway.ts'
import { listen } from './server.ts'

const operation = { access: 'public', summary: '', response: z.null(), errors: [] } as const
const match = createRoutes({
  notes: domain({
    read: { ...operation, method: 'GET', path: '/notes/{id}' },
    newest: { ...operation, method: 'GET', path: '/notes/newest' },
    page: { ...operation, method: 'GET', path: '/notes/{id}/pages/{page}' },
  }),
})

test.each([
  ['/notes/7', '/notes/{id}', { id: '7' }],
  ['/notes/a%2Fb%20%E1%BB%8D', '/notes/{id}', { id: 'a/b ọ' }],
  ['/notes/newest', '/notes/newest', {}],
  ['/notes/7/pages/2', '/notes/{id}/pages/{page}', { id: '7', page: '2' }],
])('the route of %s is %s', (path, template, params) => {
  expect(match('GET', path)).toMatchObject({ domain: 'notes', operation: { path: template }, params })
})

test.each([
  ['POST', '/notes/7'],
  ['GET', '/notes/'],
  ['GET', '/notes'],
  ['GET', '/notes/7/'],
  ['GET', '/notes/%E0%A4'],
])('%s %s is no route', (method, path) => {
  expect(match(method, path)).toBeUndefined()
})

test('every operation of the contract is found by its own path', () => {
  const routeOf = createRoutes(api)
  for (const [name, operations] of Object.entries(api))
    for (const operation of Object.values(operations))
      expect(routeOf(operation.method, operation.path.replace(/\{\w+\}/g, 'x'))).toMatchObject({
        domain: name,
        operation,
      })
})

test('a call that does not come through the edge reaches no function, also with a key that the caller made up', async () => {
  const notes = vi.fn(async () => ({ statusCode: 200, body: 'null' }))
  const open = { read: { ...operation, method: 'GET', path: '/notes' } } as const
  const gateway = createGateway(
    { notes: domain(open) },
    { functions: { notes }, claimsOf: async () => ({}), edgeKey: 'the key' },
  )
  const edge = createEdge(gateway, 'the key')
  const server = await listen(0)
  onTestFinished(server.stop)
  server.open(
    {
      answer: (request, response, url) =>
        (url.searchParams.has('direct') ? gateway : edge)(request, response, url),
      upgrade: (_, socket) => void socket.destroy(),
    },
    () => undefined,
  )
  const ask = async (path: string) =>
    (await fetch(`${server.url}/api/notes${path}`, { headers: { 'x-api-key': 'a guess' } })).status

  expect(await ask('?direct')).toBe(404)
  expect(notes).not.toHaveBeenCalled()
  expect(await ask('')).toBe(200)
})
