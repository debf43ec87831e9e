import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countsIn, failure } from './counts.ts'

const report = async (content: object) => {
  const file = join(await mkdtemp(join(tmpdir(), 'aiki-report-')), 'report.json')
  await writeFile(file, JSON.stringify(content))
  return file
}

test.each([
  ['all well', { passed: 12, failed: 0, failures: [] }, true, 12, 0, []],
  ['one failed', { passed: 10, failed: 1, failures: ['a: b'] }, false, 10, 1, ['a: b']],
  [
    'no test ran',
    { passed: 0, failed: 0, failures: [] },
    true,
    0,
    1,
    ['vitest ended without the report of a failed test'],
  ],
  [
    'a crash after the tests',
    { passed: 10, failed: 0, failures: [] },
    false,
    10,
    1,
    ['vitest ended without the report of a failed test'],
  ],
])('vitest, %s', async (_, content, succeeded, passed, failed, failures) => {
  expect(countsIn('vitest', await report(content), succeeded)).toEqual({ passed, failed, failures })
})

test('a failure is one line: its place, its name, the action, and what it waited for', () => {
  const message = [
    'locator.click: Timeout 10000ms exceeded.',
    'Call log:',
    `\u001b[2m  - waiting for locator('[data-vitest="true"]').contentFrame().getByRole('button')\u001b[22m`,
    '    at a.test.ts:7:1',
  ]
  expect(failure('web/a.test.ts:7', 'a card moves', message.join('\n'))).toBe(
    "web/a.test.ts:7 › a card moves: locator.click: Timeout 10000ms exceeded. - waiting for getByRole('button')",
  )
})

const spec = (ok: boolean, message?: string) => ({
  title: 'a card is paid with',
  file: 'payments.spec.ts',
  line: 12,
  ok,
  tests: [{ projectName: 'desk', results: [{ ...(message && { error: { message } }) }] }],
})
const suites = (...specs: object[]) => [{ specs: [], suites: [{ specs }] }]

test.each([
  ['all well', { expected: 5, unexpected: 0, flaky: 0 }, [], suites(spec(true)), true, 5, 0, []],
  [
    'one failed, one flaky',
    { expected: 3, unexpected: 1, flaky: 1 },
    [],
    suites(spec(true), spec(false, '\u001b[31mError: not seen\u001b[39m\n  more')),
    false,
    3,
    2,
    ['e2e/payments.spec.ts:12 › a card is paid with: Error: not seen more'],
  ],
  [
    'the set-up failed',
    { expected: 0, unexpected: 0, flaky: 0 },
    [{ message: 'No build' }],
    [],
    false,
    0,
    1,
    ['playwright.config.ts › outside of any journey: No build'],
  ],
  [
    'no journey ran',
    { expected: 0, unexpected: 0, flaky: 0 },
    [],
    [],
    true,
    0,
    1,
    ['playwright ended without the report of a failed test'],
  ],
])('playwright, %s', async (_, stats, errors, suites, succeeded, passed, failed, failures) => {
  const counted = countsIn('playwright', await report({ stats, errors, suites }), succeeded)
  expect(counted).toEqual({ passed, failed, failures })
})

test('a runner that wrote no report has failed', () => {
  expect(countsIn('playwright', '/nowhere/report.json', true)).toMatchObject({ passed: 0, failed: 1 })
})
