import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, relative } from 'node:path'
import { styleText } from 'node:util'
import { ensureBrowser } from './browser.ts'
import { add, type Counts, countsIn } from './counts.ts'
import { run, type Task } from './task.ts'

// Runs all checks that README lists: types, lint, format and import rules, the production build, unit and component
// tests, the tests of the stack, and the journeys in a browser. With paths, such as `npm test --
// web/features/applications`, runs only the tests below them.

const root = join(import.meta.dirname, '..')
process.chdir(root)
// Use the pinned Node and tools, also when npm did not start this script.
process.env.PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
// A folder for temporary files, removed at the end.
const scratch = mkdtempSync(join(tmpdir(), 'aiki-tests-'))
process.env.TMPDIR = scratch
// Each start of the stack is a process. With this cache, later processes needn't compile the sources again.
process.env.NODE_COMPILE_CACHE = join(scratch, 'compiled')

const check = (task: Task) => async (): Promise<Counts> => {
  const { succeeded } = await run(task)
  const failures = succeeded ? [] : [`${task.name}: its lines above say what and where`]
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, failures }
}

// With the usual four checkers, the compiler checks more of the same types twice.
const types = check({ name: 'types', command: ['tsc', '--noEmit', '--checkers', '2'] })
const lint = check({ name: 'lint', command: ['biome', 'ci', '--colors=off', '.'] })
const build = check({ name: 'build', command: ['vite', 'build', '--logLevel', 'warn'] })

const reporters = ['--reporter=default', '--reporter=./tools/counts-reporter.ts']

const vitest = async (name: string, ...parameters: string[]): Promise<Counts> => {
  const file = join(scratch, `${name}.json`)
  const { succeeded } = await run({
    name,
    command: ['vitest', 'run', ...reporters, ...parameters],
    environment: { COUNTS_FILE: file },
  })
  return countsIn('vitest', file, succeeded)
}

const journeys = async (...parameters: string[]): Promise<Counts> => {
  const file = join(scratch, 'journeys.json')
  const { succeeded } = await run({
    name: 'journeys',
    command: ['playwright', 'test', '--reporter=list,json', ...parameters],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  return countsIn('playwright', file, succeeded)
}

/** Runs tasks one after the other. A failure doesn't stop the next task, so that no failure hides another. */
const inTurn = async (...tasks: (() => Promise<Counts>)[]): Promise<Counts> => {
  let all: Counts = { passed: 0, failed: 0, failures: [] }
  for (const task of tasks) all = add(all, await task())
  return all
}

const together = async (...tasks: (() => Promise<Counts>)[]): Promise<Counts> =>
  (await Promise.all(tasks.map(task => task()))).reduce(add)

const browser = async (): Promise<Counts> => {
  try {
    process.env.CHROMIUM_PATH = ensureBrowser()
    return { passed: 0, failed: 0, failures: [] }
  } catch (error) {
    return { passed: 0, failed: 1, failures: [error instanceof Error ? error.message : String(error)] }
  }
}

// Each part waits for a third of its time, for a database or a frame of the browser, so that several parts run beside each
// other. The files of one process share their imports. The tests of the stack need few imports of the other rules.
const rules = () =>
  vitest('rules', '--project', 'rules', '--project', 'web', '--exclude', 'infra/**', '--maxWorkers', '1')
const infra = () => vitest('infra', '--project', 'rules', '--maxWorkers', '1', 'infra/')
const components = () => vitest('screens', '--project', 'components', '--maxWorkers', '2')

const all = () =>
  inTurn(
    browser,
    () => together(types, lint, build),
    () => together(components, rules, () => inTurn(infra, () => journeys('--workers', '2'))),
  )

const below = (paths: readonly string[]): Promise<Counts> => {
  const ofJourneys = paths.filter(path => path.startsWith('e2e'))
  const others = paths.filter(path => !path.startsWith('e2e'))
  return inTurn(
    browser,
    ...(others.length > 0 ? [() => vitest('tests', ...others)] : []),
    ...(ofJourneys.length > 0 ? [build, () => journeys(...ofJourneys)] : []),
  )
}

/** A path from the project's root. A folder gets a slash at its end, because vitest matches prefixes. */
const pathOf = (given: string): string => {
  const path = relative(root, join(root, given))
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ? `${path}/` : path
}

const paths = process.argv.slice(2).map(pathOf)
const { passed, failed, failures } = await (paths.length > 0 ? below(paths) : all()).finally(() =>
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
)

for (const line of failures) console.log(styleText('red', `✘ ${line}`))
process.exitCode = failed > 0 ? 1 : 0
console.log(`tests: ${passed} passed, ${failed} failed`)
