import { stripVTControlCharacters } from 'node:util'
import { Failure, Skip } from './failure.ts'
import type { Smoke } from './smoke.ts'
import type { Result, Step } from './step.ts'

type Outcome = Pick<Result, 'state' | 'detail'>

/** The message of an error, with that of its cause: `fetch` names the fault only there. */
const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

/** The first lines of an error. An expectation of Playwright has its call log below them. */
const wordsOf = (error: unknown): string =>
  stripVTControlCharacters(messageOf(error))
    .split(/\n\s*(?:Call log:|- )/, 1)
    .join()
    // The query of a signed link, or of a link of a mail, is a secret.
    .replace(/\?[\w%.-]+=\S*/g, '?…')
    .replace(/\s*\n\s*/g, ' · ')

/** In milliseconds. A person may need minutes to type a code. A step that hangs would leave the account behind. */
const longestStep = 10 * 60_000

const outcomeOf = async ({ run }: Step, smoke: Smoke): Promise<Outcome> => {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new Failure('an end of the step', `none in ${longestStep / 60_000} minutes`)),
    longestStep,
  )
  try {
    return { state: 'ok', detail: await Promise.race([run(smoke), late.promise]) }
  } catch (error) {
    return { state: error instanceof Skip ? 'skipped' : 'failed', detail: wordsOf(error) }
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Runs the steps in their order, and reports each one when it has ended. A failed step does not stop the others, unless
 * they need it.
 */
export const runSteps = async (
  steps: readonly Step[],
  smoke: Smoke,
  report: (result: Result) => void,
): Promise<Result[]> => {
  const results: Result[] = []
  for (const step of steps) {
    const begun = performance.now()
    const missing = step.needs?.find(name => results.find(({ step }) => step === name)?.state !== 'ok')
    const outcome: Outcome = missing
      ? { state: 'skipped', detail: `needs ${missing}` }
      : await outcomeOf(step, smoke)
    const result = {
      step: step.name,
      ...outcome,
      help: step.help,
      seconds: (performance.now() - begun) / 1000,
      pictures: outcome.state === 'failed' ? await smoke.picture(step.name) : [],
    }
    // The next step begins on a screen without the dialogs of a failure.
    if (outcome.state !== 'ok') await smoke.home()
    results.push(result)
    report(result)
  }
  return results
}
