import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import * as z from 'zod'

export type Counts = {
  readonly passed: number
  readonly failed: number
  /** One line for each failed test: its file, its name, and the reason. */
  readonly failures: readonly string[]
}

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  failures: [...a.failures, ...b.failures],
})

/** The first two lines of a runner's message as one, without colours, and without the wrapper of component tests. */
const reason = (message: string): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .map(line => line.trim().replace(`locator('[data-vitest="true"]').contentFrame().`, ''))
    .filter(line => line !== '' && line !== 'Call log:')
    .slice(0, 2)
    .join(' ')
    .slice(0, 300)

export const failure = (place: string, name: string, message = 'no reason was given'): string =>
  `${place} › ${name}: ${reason(message)}`

/** The file that counts-reporter.ts writes. */
const vitestCounts = z.object({ passed: z.int(), failed: z.int(), failures: z.array(z.string()) })

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

/**
 * A journey that passed only at the second attempt counts as failed. An error outside of any journey counts as one
 * failure.
 */
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
 * Reads the report of a runner. A runner that wrote no report, ran no test, or ended as failed without a failed test
 * counts as one failure, because silence is no success.
 */
export const countsIn = (runner: keyof typeof readers, file: string, succeeded: boolean): Counts => {
  const counts = existsSync(file)
    ? readers[runner].parse(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0, failures: [] }
  const silent = counts.failed === 0 && (!succeeded || counts.passed === 0)
  if (!silent) return counts
  return { ...counts, failed: 1, failures: [`${runner} ended without the report of a failed test`] }
}
