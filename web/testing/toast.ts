import { expect } from 'vitest'
import { page } from 'vitest/browser'

export const toast = page.getByRole('region', { name: 'Notifications (Alt+T)' })

/** The toast on the screen says exactly this: its title, and what it says besides. */
export const expectToast = (...words: readonly (string | RegExp)[]): Promise<void> =>
  expect
    .poll(() =>
      toast
        .getByRole('paragraph')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(words.map(word => (word instanceof RegExp ? expect.stringMatching(word) : word)))
