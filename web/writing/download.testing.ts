import { page } from 'vitest/browser'

/** Chooses a format of what is named so: 'Operations Analyst', 'the letter for Supply Planner at Tudun Foods'. */
export const chooseFormat = async (of: string, format: string | RegExp): Promise<void> => {
  const button = (name: string) => page.getByRole('button', { name: `${name} ${of}` })
  // Where there are changes, they are saved first.
  await button('Download').or(button('Save and download')).click()
  await page.getByRole('menuitem', { name: format }).click()
}
