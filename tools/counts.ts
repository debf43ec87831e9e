import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod'

export type Counts = { readonly passed: number; readonly failed: number }

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
})

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

/** A file that could not be loaded has no tests to fail: it counts as one. */
const vitestCounts = z.json().transform(json => {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(json)
  const unloaded = testResults.filter(file => file.status === 'failed' && file.assertionResults.length === 0)
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length }
})

/** A journey that passed at the second attempt did not pass; an error outside of any journey counts as one. */
const playwrightCounts = z
  .object({
    stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
    errors: z.array(z.unknown()),
  })
  .transform(({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  }))

const readers = { vitest: vitestCounts, playwright: playwrightCounts } as const

/**
 * What a runner's JSON report says. A runner that wrote none, ran no test, or ended as failed without a failed test
 * counts as one that failed: silence is no success.
 */
export const countsIn = (runner: keyof typeof readers, file: string, succeeded: boolean): Counts => {
  const counts = existsSync(file)
    ? readers[runner].parse(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0 }
  const silent = counts.failed === 0 && (!succeeded || counts.passed === 0)
  return silent ? { ...counts, failed: 1 } : counts
}
