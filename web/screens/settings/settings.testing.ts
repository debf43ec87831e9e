import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { accountOf } from '../../testing/account.ts'
import type { Handlers } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/render.tsx'
import { pendingEmail } from './pending-email.ts'

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

/** The settings of Ngozi, whose account is another as far as it is said. */
export const openSettings = async (but: Account = {}, answers: Handlers = {}, search = '') => {
  pendingEmail.set(null)
  const account = accountOf(but)
  await openApp(`/dashboard/settings${search}`, { answers: { 'account.report': () => ({}), ...answers } })
  await settings.shown()
  return account
}
