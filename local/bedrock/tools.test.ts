import { afterAll, expect, onTestFinished, test } from 'vitest'
import { listen } from '../server.ts'
import { startTable } from '../table.testing.ts'
import { startBedrock, toolCall } from './bedrock.testing.ts'
import { createLocalBudget } from './local-budget.ts'
import { createModelTools } from './tools.ts'

const { table, stop } = await startTable()
afterAll(() => stop())

const start = async () => {
  const bedrock = await startBedrock()
  const server = await listen(0)
  onTestFinished(server.stop)
  const tools = createModelTools(bedrock, createLocalBudget(table))
  const answer = (request: Parameters<typeof tools>[0], _response: unknown, url: URL) => tools(request, url)
  server.open({ answer, upgrade: (_request, socket) => socket.destroy() }, () => undefined)
  const url = `${server.url}/local/model`
  const send = (body: BodyInit, type: string) =>
    fetch(url, { method: 'POST', redirect: 'manual', body, headers: { 'content-type': type } })
  return {
    ...bedrock,
    page: () => fetch(url),
    json: async () => (await fetch(`${url}.json`)).json(),
    post: (body: object) => send(JSON.stringify(body), 'application/json'),
    submit: (fields: Record<string, string>) =>
      send(new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded'),
  }
}

test('a fault can be set by JSON and by the form of the page', async () => {
  const { post, submit, json, faults } = await start()
  expect(await (await post({ fault: 'throttled', times: 2 })).json()).toMatchObject({
    fault: 'throttled',
    left: 2,
  })
  const back = await submit({ fault: 'inventing', times: '' })
  expect([back.status, back.headers.get('location')]).toEqual([303, '/local/model'])
  expect(await json()).toMatchObject({ fault: 'inventing', left: null, behind: null, calls: [] })
  expect((await submit({ fault: 'ok', times: '3' })).status).toBe(303)
  expect(faults.now()).toEqual({ fault: 'ok', left: null })
})

test('what the day has cost can be set, and the page says what that means', async () => {
  const { post, submit, page } = await start()
  const budget = { spent: 8.5, dollarsADay: 10, level: 'saving' }
  expect(await (await post({ spent: 8.5 })).json()).toMatchObject({ budget })
  expect(await (await page()).text()).toContain('no other wordings on the Free plan')
  expect((await submit({ spent: '0' })).status).toBe(303)
  expect(await (await page()).text()).toContain('everything as usual')
})

test.each([
  { fault: 'sleepy' },
  { spent: -1 },
  { fault: 'hang', times: 0 },
  { times: 1 },
  { fault: 'hang', task: 'x' },
])('%o is refused with the valid values', async body => {
  const { post } = await start()
  const response = await post(body)
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('throttled, slow, hang')
})

test('the page shows the calls and the fault, and neither texts nor scripts', async () => {
  const { converse, faults, page, json } = await start()
  await converse()
  await converse(toolCall('<script>')).catch(() => undefined)
  await converse(toolCall('palm_reading')).catch(() => undefined)
  faults.set({ fault: 'slow', times: 3 })
  const response = await page()
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  const text = await response.text()
  for (const shown of [
    'write_resume',
    'palm_reading',
    'answered',
    'ValidationException',
    'for the next 3 calls',
  ])
    expect(text).toContain(shown)
  expect(text).toContain('<option value="slow" selected>')
  expect(text).not.toMatch(/<script|Amina|Haulage/)
  expect(JSON.stringify(await json())).not.toMatch(/Amina|Haulage/)
})
