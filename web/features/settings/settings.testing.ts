import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError } from '../../../shared/api/errors.ts'
import { accountOf } from '../../testing/account.ts'
import type { Handlers } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/render.tsx'

export const wrongPassword = 'This is not your current password. Check it, then try again.'

const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
const field = (label: string) => dialog.getByLabelText(label, { exact: true })

export const settings = {
  dialog,
  field,
  /** The part of the settings with this name. */
  section: (name: string) => page.getByRole('region', { name }),
  shown: () => expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Settings'),
  /** Opens the dialog that a button of the settings leads to. */
  ask: async (button: string) => {
    await page.getByRole('button', { name: button }).click()
    await expect.element(dialog).toBeVisible()
  },
  fill: async (values: Readonly<Record<string, string>>) => {
    for (const [label, value] of Object.entries(values)) await field(label).fill(value)
  },
  press: (button: string) => dialog.getByRole('button', { name: button }).click(),
  closed: () => expect.element(dialog).not.toBeInTheDocument(),
}

type Account = Parameters<typeof accountOf>[0]

/** The key that the server offers for an authenticator app. */
export const totpSecret = 'JBSWY3DPEHPK3PXP'

/** The server's side of the account, where the code of the newest mail is that of the account. */
const securityOf = (account: ReturnType<typeof accountOf>): Handlers => {
  let pendingEmail: string | null = null
  const expectCode = (given: string, right: string) => {
    if (given !== right) throw new ApiError('wrong_code')
  }
  return {
    'account.security': () => ({ twoFactor: account.asksAppCode, pendingEmail }),
    'account.changePassword': ({ body }) => {
      account.password = body.password
      return {}
    },
    'account.changeEmail': ({ body }) => {
      pendingEmail = body.email
      return {}
    },
    'account.resendEmailCode': () => ({}),
    'account.confirmEmail': ({ body }) => {
      expectCode(body.code, account.code)
      account.email = pendingEmail ?? account.email
      pendingEmail = null
      return { email: account.email }
    },
    'account.offerTwoFactor': () => ({ secret: totpSecret }),
    'account.turnOnTwoFactor': ({ body }) => {
      expectCode(body.code, account.appCode)
      account.asksAppCode = true
      return {}
    },
    'account.turnOffTwoFactor': () => {
      account.asksAppCode = false
      return {}
    },
    'account.signOutEverywhere': () => ({}),
  }
}

/** The settings of Ngozi, whose account is another as far as it is said. */
export const openSettings = async (but: Account = {}, answers: Handlers = {}, search = '') => {
  const account = accountOf(but)
  await openApp(`/dashboard/settings${search}`, { answers: { ...securityOf(account), ...answers } })
  await settings.shown()
  return account
}
