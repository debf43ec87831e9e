import { expect } from 'vitest'
import { page } from 'vitest/browser'

const highlighted = () => document.querySelector('[role=menuitem][data-highlighted]')

/** The menu that opened hears keys: it gets the focus, and Enter an item to choose, a frame after it is there. */
export const expectMenuHearsKeys = async (): Promise<void> => {
  await expect.element(page.getByRole('menu')).toHaveFocus()
  await expect.poll(highlighted).not.toBeNull()
}
