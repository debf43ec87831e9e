import { writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { TestModule } from 'vitest/node'
import { type Counts, failure } from './counts.ts'

type SerializedError = ReturnType<TestModule['errors']>[number]

/** The place of the failure in the test's own file, if it is known. */
const lineIn = (file: string, { stacks = [] }: SerializedError): string => {
  const place = stacks.find(stack => stack.file.endsWith(file))
  return place ? `:${place.line}` : ''
}

/** Adds the difference between expected (-) and received (+), when the message says only that two values differ. */
const said = ({ message, diff }: SerializedError): string => {
  const lines = stripVTControlCharacters(typeof diff === 'string' ? diff : '')
    .split('\n')
    .filter(line => /^[-+] (?!Expected|Received)/.test(line))
    .map(line => line.replace(/\s+/, ' '))
  return `${message} ${lines.slice(0, 3).join(' ')}`
}

const countsOf = (module: TestModule): Counts => {
  const file = module.relativeModuleId
  const tests = [...module.children.allTests()].map(test => ({ name: test.fullName, ...test.result() }))
  const failed = tests.filter(({ state }) => state === 'failed')
  return {
    passed: tests.filter(({ state }) => state === 'passed').length,
    failed: failed.length + module.errors().length,
    failures: [
      ...failed.map(({ name, errors: [error] = [] }) =>
        error ? failure(`${file}${lineIn(file, error)}`, name, said(error)) : failure(file, name),
      ),
      // A file that could not be loaded has no tests to fail.
      ...module.errors().map(error => failure(file, 'outside of any test', error.message)),
    ],
  }
}

/**
 * A reporter of Vitest that writes the file for `countsIn`, at the path in COUNTS_FILE. Vitest's own JSON report has no
 * message for a failure in a browser.
 */
export default class CountsReporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const counts = modules.map(countsOf)
    const report: Counts = {
      passed: counts.reduce((sum, { passed }) => sum + passed, 0),
      failed: counts.reduce((sum, { failed }) => sum + failed, errors.length),
      failures: [
        ...counts.flatMap(({ failures }) => failures),
        ...errors.map(({ message }) => failure('vitest.config.ts', 'outside of any test', message)),
      ],
    }
    writeFileSync(process.env.COUNTS_FILE ?? 'counts.json', JSON.stringify(report))
  }
}
