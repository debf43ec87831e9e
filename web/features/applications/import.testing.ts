import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'

const root = page.getByRole('dialog', { name: 'Import from CSV' })

/** The dialog that brings applications in. */
export const importing = {
  root,
  file: root.getByLabelText('Choose a CSV file'),
  pasted: root.getByLabelText('Or paste the rows here'),
  refusal: root.getByRole('alert'),
  press: (name: string): Promise<void> => root.getByRole('button', { name, exact: true }).click(),
  closed: () => expect.element(root).not.toBeInTheDocument(),
  says: (words: string | RegExp) => expect.element(root).toMatchTextContent(words),
  /** Nobody chooses a file before the dialog has taken the focus, which it does some frames after it is shown. */
  chooseText: async (text: string): Promise<void> => {
    await expect.poll(() => root.query()?.contains(document.activeElement)).toBe(true)
    await userEvent.upload(importing.file, new File([text], 'applications.csv', { type: 'text/csv' }))
  },
  /** Pastes a text, and has it read. */
  read: async (text: string): Promise<void> => {
    await importing.pasted.fill(text)
    await importing.press('Read pasted text')
  },
}

/** From the empty list. */
export const importFirst = async (): Promise<void> => {
  await page.getByRole('button', { name: 'Import from CSV' }).click()
  await expect.element(root).toBeVisible()
}

/** Of the menu beside the list. */
export const chooseOfFiles = async (name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Import and export' }).click()
  await page.getByRole('menuitem', { name }).click()
}

/** The text of a CSV file with so many jobs. */
export const table = (rows: number): string =>
  ['Job title,Company', ...Array.from({ length: rows }, (_, at) => `Job ${at + 1},Gada Cement`)].join('\n')
