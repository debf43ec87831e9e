import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { fakeRecord } from '../../testing/record.ts'
import { openApp } from '../../testing/render.tsx'

const importDialog = page.getByRole('dialog', { name: 'Import' })

/** The screen of the career record, and the import over it. */
export const recordPage = {
  heading: page.getByRole('heading', { level: 1, name: 'Career Record' }),
  field: (label: string) => page.getByLabelText(new RegExp(`^${label}`)),
  entry: (noun: 'work entry' | 'education entry', number: number) =>
    page.getByRole('group', { name: `${noun} ${number}` }),
  save: () => page.getByRole('button', { name: 'Save Career Record' }).click(),
  press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
  found: importDialog.getByRole('list', { name: 'What was found' }),
  /** Pastes a text into the import, and waits for what was found in it. */
  paste: async (text: string): Promise<void> => {
    await page.getByRole('button', { name: 'Import a resume' }).click()
    await importDialog.getByLabelText('Or paste its text here').fill(text)
    await importDialog.getByRole('button', { name: 'Read pasted text' }).click()
    await expect.element(recordPage.found).toBeVisible()
  },
}

export const openRecord = async (record: Pick<ReturnType<typeof fakeRecord>, 'answers'>): Promise<void> => {
  await openApp('/dashboard/career-record', { answers: record.answers })
  await expect.element(recordPage.heading).toBeVisible()
}
