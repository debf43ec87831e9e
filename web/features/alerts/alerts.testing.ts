import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { fakeAlerts } from '../../testing/alerts.ts'
import { type Handlers, server } from '../../testing/fake-server.ts'
import { firstPreferences } from '../../testing/preferences.ts'
import { openApp } from '../../testing/render.tsx'

type Field = 'Title' | 'Location' | 'Minimum salary' | 'Maximum salary'

/** The dialog of an alert, by its name. */
export const dialogOf = (name: 'New job alert' | 'Edit job alert') => {
  const root = page.getByRole('dialog', { name })
  const field = (label: string) => root.getByRole('textbox', { name: new RegExp(`^${label}`) })
  return {
    root,
    field: (label: Field) => field(label),
    fill: async (values: Partial<Record<Field, string>>) => {
      for (const [label, value] of Object.entries(values)) await field(label).fill(value)
    },
    keyword: root.getByRole('textbox', { name: 'Keywords' }),
    keywords: root.getByRole('list', { name: 'Keywords' }).getByRole('listitem'),
    frequency: (name: string): Locator => root.getByRole('radio', { name: new RegExp(`^${name}`) }),
    trouble: root.getByRole('alert'),
    press: (name: string) => root.getByRole('button', { name }).click(),
    closed: () => expect.element(root).not.toBeInTheDocument(),
  }
}

export const cardOf = (title: string) => page.getByRole('region', { name: title })
export const activeOf = (title: string) => page.getByRole('switch', { name: `Alert ${title}` })

export const openEdit = async (title: string) => {
  await page.getByRole('button', { name: `Edit ${title}` }).click()
  const dialog = dialogOf('Edit job alert')
  await expect.element(dialog.root).toBeVisible()
  return dialog
}

/** The screen with these alerts, at an address such as `?sheet=new`. */
export const openAlerts = (search = '', alerts = fakeAlerts(), answers: Handlers = {}) => {
  server.answers({ ...alerts.answers, 'preferences.get': () => firstPreferences })
  return openApp(`/dashboard/job-alerts${search}`, { answers })
}
