import { page } from 'vitest/browser'

/** Chooses a format of what is named so: 'Operations Analyst', 'the letter for Supply Planner at Tudun Foods'. Where there are changes, the button says "Save and download". */
export const chooseFormat = async (of: string, format: string | RegExp): Promise<void> => {
  await page.getByRole('button', { name: `download ${of}`, exact: false }).click()
  await page.getByRole('menuitem', { name: format }).click()
}
