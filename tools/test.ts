import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { ensureBrowser } from './browser.ts'
import { add, type Counts, countsIn } from './counts.ts'
import { run } from './task.ts'

// The whole of the checks, as README names them: types, lint and format with the folder walls, the production build,
// rules, stores, handlers and the deployable stack, and people's journeys in a browser.

const root = join(import.meta.dirname, '..')
process.chdir(root)
// The pinned Node and the pinned tools, also when this was not started by npm.
process.env.PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
// What any of them writes to the side is taken away in the end.
const scratch = mkdtempSync(join(tmpdir(), 'aiki-tests-'))
process.env.TMPDIR = scratch

const one = (succeeded: boolean): Counts => ({ passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 })

const types = async () => one((await run({ name: 'types', command: ['tsc', '--noEmit'] })).succeeded)
const lint = async () =>
  one((await run({ name: 'lint', command: ['biome', 'ci', '--colors=off', '.'] })).succeeded)
const build = async () =>
  one((await run({ name: 'build', command: ['vite', 'build', '--logLevel', 'warn'] })).succeeded)

const rules = async () => {
  const file = join(scratch, 'rules.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { succeeded } = await run({ name: 'rules', command: ['vitest', 'run', ...reporters] })
  return countsIn('vitest', file, succeeded)
}

const journeys = async () => {
  const file = join(scratch, 'journeys.json')
  try {
    const { succeeded } = await run({
      name: 'journeys',
      command: ['playwright', 'test', '--reporter=list,json'],
      environment: { CHROMIUM_PATH: ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    })
    return countsIn('playwright', file, succeeded)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return one(false)
  }
}

/** All of them, whatever one says: a failure hides no other. */
const together = async (...tasks: (() => Promise<Counts>)[]): Promise<Counts> =>
  (await Promise.all(tasks.map(task => task()))).reduce(add)

const checks = await together(types, lint, build)
// One after the other: each fills the cores by itself, and a browser that waits for them sees faults that are none.
const tests = add(await journeys(), await rules())
rmSync(scratch, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })

const { passed, failed } = add(checks, tests)
process.exitCode = failed > 0 ? 1 : 0
console.log(`tests: ${passed} passed, ${failed} failed`)
