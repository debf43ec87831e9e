import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import * as z from 'zod'

export type Counts = {
  readonly passed: number
  readonly failed: number
  /** A line for each failed test that is known by name: its file, its name, and what was wrong. */
  readonly failures: readonly string[]
}

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  failures: [...a.failures, ...b.failures],
})

const firstLine = (message: string | undefined): string =>
  stripVTControlCharacters(message ?? '')
    .split('\n')
    .find(line => line.trim() !== '')
    ?.trim() ?? 'no reason was given'

const failure = (file: string, name: string, message: string | undefined): string =>
  `${relative('.', file)} › ${name}: ${firstLine(message)}`

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.optional(z.string()),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
})

/** A file that could not be loaded has no tests to fail: it counts as one. */
const vitestCounts = z.json().transform((json): Counts => {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(json)
  const unloaded = testResults.filter(file => file.status === 'failed' && file.assertionResults.length === 0)
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages[0])),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    failures: [
      ...failures,
      ...unloaded.map(({ name, message }) => failure(name, 'could not be loaded', message)),
    ],
  }
})

const suite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.int(),
      ok: z.boolean(),
      tests: z.array(
        z.object({
          projectName: z.string(),
          results: z.array(z.object({ error: z.optional(z.object({ message: z.optional(z.string()) })) })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.optional(z.array(suite))
  },
})

const failedSpecs = ({ specs, suites = [] }: z.infer<typeof suite>): readonly string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const error = tests.flatMap(({ results }) => results).find(result => result.error)?.error
      return failure(`e2e/${file}:${line}`, title, error?.message)
    }),
  ...suites.flatMap(failedSpecs),
]

/** A journey that passed at the second attempt did not pass; an error outside of any journey counts as one. */
const playwrightCounts = z
  .object({
    stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
    errors: z.array(z.object({ message: z.optional(z.string()) })),
    suites: z.array(suite),
  })
  .transform(
    ({ stats, errors, suites }): Counts => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      failures: [
        ...suites.flatMap(failedSpecs),
        ...errors.map(({ message }) => failure('playwright.config.ts', 'outside of any journey', message)),
      ],
    }),
  )

const readers = { vitest: vitestCounts, playwright: playwrightCounts } as const

/**
 * What a runner's JSON report says. A runner that wrote none, ran no test, or ended as failed without a failed test
 * counts as one that failed: silence is no success.
 */
export const countsIn = (runner: keyof typeof readers, file: string, succeeded: boolean): Counts => {
  const counts = existsSync(file)
    ? readers[runner].parse(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0, failures: [] }
  const silent = counts.failed === 0 && (!succeeded || counts.passed === 0)
  if (!silent) return counts
  return { ...counts, failed: 1, failures: [`${runner} ended without the report of a failed test`] }
}
