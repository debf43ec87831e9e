import { setTimeout as wait } from 'node:timers/promises'
import { ulid } from 'ulid'
import { expect, onTestFinished, test, vi } from 'vitest'
import { filled } from '../functions/store/resumes.testing.ts'
import { apiClient } from './people.ts'
import { LocalStack, type StackOptions } from './stack.ts'

const start = async (options: StackOptions = {}) => {
  const stack = await LocalStack.start({ rhythm: false, ...options })
  onTestFinished(stack.stop)
  const { email, password } = await stack.signUp({ email: 'amina@example.com', fullName: 'Amina Bello' })
  return { stack, api: apiClient(stack.url, await stack.accessToken(email, password)) }
}

const letterRequest = () => ({
  id: ulid(),
  title: 'Operations Analyst',
  template: 'professional' as const,
  form: filled(),
  jobDescription: '',
  rewrites: null,
})

test('words arrive over HTTP while they are written', async () => {
  const { stack, api } = await start({ deadlines: { silence: 1500 } })
  // The model writes a part and then nothing. If the answer were buffered, nothing would have come.
  stack.bedrock?.faults.set({ fault: 'hang-midway' })
  const types: string[] = []
  for await (const event of api.assistant.writeResume({ body: letterRequest() })) types.push(event.type)
  expect(types.at(0)).toBe('piece')
  expect(types.at(-1)).toBe('failed')
})

test.each([
  ['in the midst of it', 'hang-midway'],
  ['before its first word', 'throttled'],
] as const)(
  'a connection that is lost %s ends the writing, and the same request then makes one resume',
  async (_, fault) => {
    const { stack, api } = await start()
    stack.bedrock?.faults.set({ fault, times: 1 })
    const body = letterRequest()
    const leaving = new AbortController()
    const left = async () => {
      for await (const event of api.assistant.writeResume({ body }, { signal: leaving.signal }))
        if (event.type === 'piece') leaving.abort()
    }
    const leftEarly = async () => {
      while (fault === 'throttled' && stack.bedrock?.calls().length === 0) await wait(1)
      if (fault === 'throttled') leaving.abort()
    }
    const [outcome] = await Promise.allSettled([left(), leftEarly()])
    expect(outcome.status).toBe('rejected')
    // The server may notice the abort late, and until then the request is under way. The rate of a minute allows this
    // number of tries.
    const written = () =>
      vi.waitFor(
        async () => {
          let last: string | undefined
          for await (const event of api.assistant.writeResume({ body })) last = event.type
          return last
        },
        { interval: 200, timeout: 2_000 },
      )
    expect(await written()).toBe('done')
    expect((await api.resumes.list({})).resumes).toHaveLength(1)
  },
)

test('a file is uploaded by its link, within its time, and downloaded', async () => {
  const { stack } = await start()
  const { email, password } = await stack.signUp({ email: 'b@example.com', fullName: 'Bala', trial: 'pro' })
  const api = apiClient(stack.url, await stack.accessToken(email, password))
  await api.subscription.startTrial({ body: { tier: 'pro' } })
  const file = '%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n'
  const id = ulid()
  const { url } = await api.files.begin({ body: { id, name: 'Ìwé ẹ̀rí.pdf', size: file.length } })
  const send = async (body: string, to = url) => (await fetch(to, { method: 'PUT', body })).status
  expect(await send(`${file}and more`)).toBe(403)
  expect(await send(file, url.replace(id, ulid()))).toBe(403)
  expect(await send(file)).toBe(200)
  expect(await api.files.finish({ params: { id } })).toMatchObject({ name: 'Ìwé ẹ̀rí.pdf', type: 'pdf' })
  const link = await api.files.link({ params: { id } })
  const got = await fetch(link.url)
  expect(got.headers.get('content-disposition')).toContain(encodeURIComponent('Ìwé ẹ̀rí.pdf'))
  expect(await got.text()).toBe(file)
  expect((await fetch(link.url.replace(id, ulid()))).status).toBe(403)
  stack.clock.advance(301)
  expect((await fetch(link.url)).status).toBe(403)
})
