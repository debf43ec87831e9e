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

const loaded = { status: 'passed', assertionResults: [{}] }
const unloaded = { status: 'failed', assertionResults: [] }

test.each([
  [
    'all well',
    { numPassedTests: 12, numFailedTests: 0, testResults: [loaded] },
    true,
    { passed: 12, failed: 0 },
  ],
  [
    'two failed',
    { numPassedTests: 10, numFailedTests: 2, testResults: [loaded] },
    false,
    { passed: 10, failed: 2 },
  ],
  [
    'a file could not be loaded',
    { numPassedTests: 10, numFailedTests: 0, testResults: [loaded, unloaded] },
    false,
    { passed: 10, failed: 1 },
  ],
  ['no test ran', { numPassedTests: 0, numFailedTests: 0, testResults: [] }, true, { passed: 0, failed: 1 }],
  [
    'a crash after the tests',
    { numPassedTests: 10, numFailedTests: 0, testResults: [loaded] },
    false,
    { passed: 10, failed: 1 },
  ],
])('vitest, %s', async (_, content, succeeded, counts) => {
  expect(countsIn('vitest', await report(content), succeeded)).toEqual(counts)
})

test.each([
  ['all well', { expected: 5, unexpected: 0, flaky: 0 }, [], true, { passed: 5, failed: 0 }],
  ['one failed, one flaky', { expected: 3, unexpected: 1, flaky: 1 }, [], false, { passed: 3, failed: 2 }],
  ['the set-up failed', { expected: 0, unexpected: 0, flaky: 0 }, [{}], false, { passed: 0, failed: 1 }],
  ['no journey ran', { expected: 0, unexpected: 0, flaky: 0 }, [], true, { passed: 0, failed: 1 }],
])('playwright, %s', async (_, stats, errors, succeeded, counts) => {
  expect(countsIn('playwright', await report({ stats, errors }), succeeded)).toEqual(counts)
})

test('a runner that wrote no report has failed', () => {
  expect(countsIn('playwright', '/nowhere/report.json', true)).toEqual({ passed: 0, failed: 1 })
})
