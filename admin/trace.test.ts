import { CloudWatchLogsClient } from '@aws-sdk/client-cloudwatch-logs'
import { ulid } from 'ulid'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { logTo } from '../functions/runtime/log.ts'
import { apiClient } from '../local/people.ts'
import { LocalStack } from '../local/stack.ts'
import { ApiError } from '../shared/api/errors.ts'
import { requestIdOf, storyOf } from './story.ts'
import { linesOfStack, trace } from './trace.ts'

const stack = await LocalStack.start({ rhythm: false })
afterAll(stack.stop)
const person = await stack.signUp({ email: 'ada@example.com', fullName: 'Ada Obi' })
const api = apiClient(stack.url, await stack.accessToken(person.email, person.password))

/** Collects the log lines of a test. */
const collect = () => {
  const lines: string[] = []
  logTo(line => lines.push(line))
  onTestFinished(() => logTo(line => console.log(line)))
  return lines
}
const rowsOf = (lines: readonly string[], id: string) => {
  const story = storyOf(lines, id)
  return 'rows' in story ? story.rows : []
}

test('a request is followed from the gateway over its function to the rows that it wrote and their stream', async () => {
  const lines = collect()
  await api.applications.create({ body: { id: ulid(), jobTitle: 'Nurse', companyName: 'Reddington' } })
  const { requestId } = JSON.parse(lines.find(line => line.includes('"POST /applications"')) ?? '{}')
  await vi.waitFor(() => expect(lines.join('')).toContain('rows changed'))
  expect(rowsOf(lines, requestId.slice(0, 8))).toMatchObject([
    { message: 'answered', route: 'POST /applications', status: 201 },
    { message: 'rows changed', rest: expect.stringContaining('kinds: ["APPLICATION#"') },
  ])
})

test('the id that a refused person gets is that of the log', async () => {
  const lines = collect()
  const refused = await api.applications.remove({ params: { id: ulid() } }).catch(error => error)
  if (!(refused instanceof ApiError)) throw new Error('The request should be refused.')
  expect(rowsOf(lines, requestIdOf(` ${refused.requestId?.slice(0, 8).toUpperCase()} `))).toMatchObject([
    { message: 'answered', route: 'DELETE /applications/{id}', status: 404, code: 'not_found' },
  ])
})

test('what is no id is refused with a sentence, and a machine without a log says so', async () => {
  await expect(trace(['.*'])).rejects.toThrow('A request id is like')
  await expect(trace([])).rejects.toThrow('Use: npm run admin -- trace')
  const { port } = new URL(stack.url)
  await expect(trace(['3f2a9c1b'], port)).rejects.toThrow('has its data in memory, and no log')
})

test('on AWS all log groups of the stack are asked, fifty at once', async () => {
  const line = (more: object) =>
    JSON.stringify({ requestId: '3f2a9c1b-7d40', timestamp: '2026-11-28T10:00:00Z', ...more })
  const asked: string[][] = []
  const client = new CloudWatchLogsClient({ region: 'eu-west-1' })
  onTestFinished(() => client.destroy())
  let polls = 0
  vi.spyOn(client, 'send').mockImplementation(async ({ input }: { input: object }) => {
    if ('logGroupNamePrefix' in input)
      return {
        logGroups: Array.from({ length: 60 }, (_, n) => ({
          logGroupName: `${input.logGroupNamePrefix}${n}`,
        })),
      }
    if ('logGroupNames' in input && Array.isArray(input.logGroupNames)) {
      asked.push(input.logGroupNames)
      return { queryId: String(asked.length) }
    }
    polls += 1
    if (polls === 1) return { status: 'Running' }
    return {
      status: 'Complete',
      results: [[{ field: '@message', value: line({ message: 'answered', n: polls }) }]],
    }
  })
  const question = { id: '3f2a9c1b', now: new Date('2026-11-28T12:00:00Z'), days: 7, poll: 0 }
  const lines = await linesOfStack(client, 'Aiki-production', question)
  expect(asked.map(groups => groups.length)).toEqual([50, 10])
  expect(asked[0]?.[0]).toBe('Aiki-production-0')
  expect(rowsOf(lines, '3f2a9c1b')).toHaveLength(2)
})
