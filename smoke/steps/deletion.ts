import { SettingsPage } from '../../e2e/pages/settings.ts'
import { Shell } from '../../e2e/pages/shell.ts'
import { expectToast } from '../../e2e/pages/toast.ts'
import { Failure } from '../failure.ts'
import type { Step } from '../step.ts'
import { userPool } from '../user-pool.ts'

export const consoleStep: Step = {
  name: 'console',
  looksAt: 'The console of the browser shows no error and no violation of the content security policy',
  help: 'shared/csp.ts',
  needs: ['sign-up'],
  run: async ({ errors }) => {
    const [first, ...others] = errors.unexpected()
    if (first) throw new Failure('no errors in the console', `${first} (and ${others.length} more)`)
    return 'no errors'
  },
}

export const deletionStep: Step = {
  name: 'deletion',
  looksAt: 'The person deletes the account, and the tokens of another browser can no longer be refreshed',
  help: '[Runbook](#runbook)',
  needs: ['write'],
  run: async ({ page, account, made, tokens, config }) => {
    const { refreshToken } = await tokens('other')
    const first = await page()
    await new Shell(first).go('Settings')
    const settings = await new SettingsPage(first).shown()
    await settings.ask('Delete my account')
    await settings.fill({ 'Your password': account.password, 'Type DELETE to continue': 'DELETE' })
    await settings.leaveBy('Delete my account')
    await expectToast(
      settings.page,
      'Your account is deleted',
      'You are logged out. Everything that we kept about you is deleted within 30 days.',
    )
    made.account = false
    if (!(await userPool(await config()).refusesRefresh(refreshToken)))
      throw new Failure('no tokens for the other browser of a deleted account', 'other tokens')
    return account.email
  },
}
