import { expect } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import type { fakeApplications } from '../../testing/applications.ts'
import type { Handlers } from '../../testing/fake-server.ts'
import { expectMenuHearsKeys } from '../../testing/menu.ts'
import { openApp } from '../../testing/render.tsx'

export const heading = page.getByRole('heading', { level: 1, name: 'My Applications' })
export const empty = page.getByRole('heading', { name: 'No Applications Yet' })
export const searchBox = page.getByRole('searchbox', { name: /^Search your applications/ })
export const noMatch = page.getByText('Nothing here matches your search and filter.')

/** The screen with these applications, at an address such as `?view=board`. Loaded, be it with nothing. */
export const openApplications = async (
  applications: ReturnType<typeof fakeApplications>,
  search = '',
  answers: Handlers = {},
) => {
  const app = await openApp(`/dashboard/applications${search}`, {
    answers: { ...applications.answers, ...answers },
  })
  await expect.poll(() => empty.query() ?? searchBox.query()).not.toBeNull()
  return app
}

/** Goes to it with the keyboard, and presses Enter. */
export const pressEnterOn = async (target: Locator): Promise<void> => {
  await expect.element(target).toBeVisible()
  target.element().focus({ preventScroll: true })
  await userEvent.keyboard('{Enter}')
}

/** The rows of the list, without its heading. */
export const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
/** The row whose title or company is this. */
export const row = (name: string): Locator => rows.filter({ hasText: name })

/** Nothing but these job titles, from the top. */
export const expectTitles = (...titles: readonly string[]): Promise<void> =>
  expect
    .poll(() =>
      page
        .getByRole('rowheader')
        .elements()
        .map(cell => cell.querySelector('p')?.textContent),
    )
    .toEqual(titles)

export const editButton = (name: string): Locator => row(name).getByRole('button', { name: /^Edit / })
export const deleteButton = (name: string): Locator => row(name).getByRole('button', { name: /^Delete / })
export const statusButton = (name: string): Locator => row(name).getByRole('button', { name: /^Status of / })

export const chips = page.getByRole('group', { name: 'Show by status' })
/** As many as a status has, in the words of its button. */
export const expectCount = (label: string, count: string): Promise<void> =>
  expect.element(chips.getByRole('button', { name: `${label} ${count}` })).toBeVisible()

export const menuItem = (status: string): Locator => page.getByRole('menuitem', { name: status })
const highlighted = (status: string) => expect.element(menuItem(status)).toHaveAttribute('data-highlighted')

/** Moves an application by its menu, which this button opens. */
export const moveBy = async (button: Locator, status: string): Promise<void> => {
  await button.click()
  await menuItem(status).click()
}

/** Opens the menu and types the first letter of the status: no two begin with the same. */
export const moveByKey = async (button: Locator, status: string): Promise<void> => {
  await pressEnterOn(button)
  await expectMenuHearsKeys()
  await userEvent.keyboard(status.slice(0, 1))
  await highlighted(status)
  await userEvent.keyboard('{Enter}')
}

type Field = 'Job title' | 'Company' | 'Location' | 'Date applied' | 'Job URL' | 'Notes'

/** The dialog of an application, by its name. */
export const dialogOf = (name: 'Add application' | 'Edit application') => {
  const root = page.getByRole('dialog', { name })
  const field = (label: string): Locator => root.getByLabelText(new RegExp(`^${label}`))
  const closed = () => expect.element(root).not.toBeInTheDocument()
  const save = root.getByRole('button', {
    name: /^(Add application|Save changes|Try again|Add it again|Adding|Saving)$/,
  })
  return {
    root,
    field: (label: Field): Locator => field(label),
    save,
    trouble: root.getByRole('alert'),
    fill: async (values: Partial<Record<Field, string>>, status?: string): Promise<void> => {
      for (const [label, value] of Object.entries(values)) await field(label).fill(value)
      if (status) await field('Status').selectOptions(status)
    },
    press: (button: string): Promise<void> => root.getByRole('button', { name: button }).click(),
    closed,
    saveAndClose: async (): Promise<void> => {
      await save.click()
      await closed()
    },
  }
}

const shown = async <Dialog extends { readonly root: Locator }>(dialog: Dialog): Promise<Dialog> => {
  await expect.element(dialog.root).toBeVisible()
  return dialog
}

export const openAdd = async () => {
  await page.getByRole('button', { name: /^Add (application|Your First Application)$/ }).click()
  return shown(dialogOf('Add application'))
}

export const openEdit = async (name: string) => {
  await editButton(name).click()
  return shown(dialogOf('Edit application'))
}

export const openDelete = async (name: string) => {
  await deleteButton(name).click()
  return shown({ root: page.getByRole('alertdialog', { name: 'Delete this application?' }) })
}
