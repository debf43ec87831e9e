import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countsIn } from './counts.ts'

const report = async (content: object) => {
  const file = join(await mkdtemp(join(tmpdir(), 'aiki-report-')), 'report.json')
  await writeFile(file, JSON.stringify(content))
  return file
}

const assertion = (status: string) => ({
  fullName: 'a month of Pro costs 3,500 naira',
  status,
  failureMessages: status === 'failed' ? ['AssertionError: expected 1 to be 2\n    at plan.test.ts:7:1'] : [],
})
const loaded = { name: 'shared/plan.test.ts', status: 'passed', assertionResults: [assertion('passed')] }
const broken = { name: 'shared/plan.test.ts', status: 'failed', assertionResults: [assertion('failed')] }
const unloaded = { name: 'web/a.test.ts', status: 'failed', message: 'No such file', assertionResults: [] }

test.each([
  ['all well', { numPassedTests: 12, numFailedTests: 0, testResults: [loaded] }, true, 12, 0, []],
  [
    'one failed',
    { numPassedTests: 10, numFailedTests: 1, testResults: [loaded, broken] },
    false,
    10,
    1,
    ['shared/plan.test.ts › a month of Pro costs 3,500 naira: AssertionError: expected 1 to be 2'],
  ],
  [
    'a file could not be loaded',
    { numPassedTests: 10, numFailedTests: 0, testResults: [loaded, unloaded] },
    false,
    10,
    1,
    ['web/a.test.ts › could not be loaded: No such file'],
  ],
  [
    'no test ran',
    { numPassedTests: 0, numFailedTests: 0, testResults: [] },
    true,
    0,
    1,
    ['vitest ended without the report of a failed test'],
  ],
  [
    'a crash after the tests',
    { numPassedTests: 10, numFailedTests: 0, testResults: [loaded] },
    false,
    10,
    1,
    ['vitest ended without the report of a failed test'],
  ],
])('vitest, %s', async (_, content, succeeded, passed, failed, failures) => {
  expect(countsIn('vitest', await report(content), succeeded)).toEqual({ passed, failed, failures })
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
    ['e2e/payments.spec.ts:12 › a card is paid with: Error: not seen'],
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
