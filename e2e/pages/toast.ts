import type { Locator, Page } from 'playwright/test'
import { expect } from './expect.ts'

export const toast = (page: Page): Locator => page.locator('#toasts')

export const toastButton = (page: Page, name: string): Locator => toast(page).getByRole('button', { name })

/** Expects a toast with exactly these words. */
export const expectToast = async (
  page: Page,
  title: string,
  description?: string | RegExp,
): Promise<void> => {
  const words = [title, description].filter(word => word !== undefined)
  await expect(toast(page).locator('p')).toHaveText(words)
}
