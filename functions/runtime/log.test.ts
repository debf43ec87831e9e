import { expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod'
import * as mini from 'zod/mini'
import { createLog, describeError, logTo, toStdout } from './log.ts'

test('a line goes directly to stdout, where Lambda does not wrap it', () => {
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  onTestFinished(() => {
    output.mockRestore()
    logTo(line => console.log(line))
  })
  logTo(toStdout)
  createLog({ requestId: 'r1' }).error('failed', { status: 500 })
  const line = /^\{"timestamp":"\S+Z","level":"error","message":"failed","requestId":"r1","status":500\}\n$/
  expect(output.mock.calls).toEqual([[expect.stringMatching(line)]])
})

test.each([
  ['the small', '$ZodError', mini.strictObject({ title: mini.number() })],
  ['the full', 'ZodError', z.strictObject({ title: z.number() })],
])('an error of a schema of %s zod is logged with its paths and kinds only', (_, name, schema) => {
  const sent = { title: 'private words', 'a private key': 1 }
  const { error } = schema.safeParse(sent)
  const described = describeError(new Error('not readable', { cause: error }))
  expect(described).toMatchObject({
    error: 'Error',
    detail: 'not readable',
    stack: expect.stringMatching(/^ {4}at .*log\.test\.ts/),
    cause: { error: name, detail: 'title: invalid_type, all: unrecognized_keys' },
  })
  expect(JSON.stringify(described)).not.toContain('private')
})
