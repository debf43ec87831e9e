import { runSteps } from './run-steps.ts'
import { createSmoke, type Smoke, type SmokeOptions } from './smoke.ts'
import type { Result } from './step.ts'
import { steps } from './steps.ts'
import { userPool } from './user-pool.ts'

type Cleaned = Pick<Result, 'state' | 'detail'>

const unconfirmed = (email: string): Cleaned => ({
  state: 'ok',
  detail: `the sign-up of ${email} was not confirmed, and is forgotten by itself`,
})

/** What an error of the deletion says about the account. */
export const afterError = (error: unknown, email: string): Cleaned => {
  if (!(error instanceof Error))
    return { state: 'failed', detail: `the account of ${email} is still there: ${String(error)}` }
  if (error.name === 'UserNotConfirmedException') return unconfirmed(email)
  if (/disabled/i.test(error.message)) return { state: 'ok', detail: `the account of ${email} is deleted` }
  return { state: 'failed', detail: `the account of ${email} is still there: ${error.message}` }
}

/** Deletes the account that a failed step left behind. Returns undefined where nothing was left. */
const clean = async ({ made, site, account, config }: Smoke): Promise<Cleaned | undefined> => {
  const { email } = account
  if (made.signUp && !made.confirmed) return unconfirmed(email)
  if (!made.account) return undefined
  try {
    await userPool(await config()).deleteAccount(site, account)
    return { state: 'ok', detail: `the account of ${email} was deleted without its browser` }
  } catch (error) {
    return afterError(error, email)
  }
}

/**
 * Looks at a site with a new person, and deletes the account of that person at the end, also when a step fails. `report`
 * hears of each step.
 */
export const smokeSite = async (
  options: SmokeOptions,
  report: (result: Result) => void,
): Promise<Result[]> => {
  const smoke = createSmoke(options)
  const results = await runSteps(steps, smoke, report)
  const cleaned = await clean(smoke)
  if (!cleaned) return results
  const result = { step: 'cleanup', help: '[Deleted accounts](#deleted-accounts)', seconds: 0, pictures: [] }
  report({ ...result, ...cleaned })
  return [...results, { ...result, ...cleaned }]
}
