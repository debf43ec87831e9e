import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { moveBy } from './applications.testing.ts'

export const column = (status: string): Locator => page.getByRole('region', { name: status })
export const card = (title: string): Locator => page.getByRole('listitem').filter({ hasText: title })
export const moveButton = (title: string): Locator => card(title).getByRole('button', { name: /^Move to/ })

export const move = (title: string, status: string): Promise<void> => moveBy(moveButton(title), status)

/** The card stands in the column of this status, and nowhere else. */
export const expectIn = async (title: string, status: string): Promise<void> => {
  await expect.element(column(status).getByRole('listitem').filter({ hasText: title })).toBeVisible()
  await expect.poll(() => card(title).elements()).toHaveLength(1)
}
