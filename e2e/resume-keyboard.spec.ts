import { expect, type Locator, type Page } from 'playwright/test'
import { testSignedIn as test } from './fixtures.ts'
import { ResumeBuilderPage } from './pages/resume-builder.ts'
import { expectToast } from './pages/toast.ts'
import { ngozisForm } from './writing.ts'

/** More stops than lie between any two places of the dialog. */
const most = 20

const isFocused = (place: Locator): Promise<boolean> =>
  place.evaluate(element => element === document.activeElement)

/** Goes there with the Tab key. */
const tabTo = async (page: Page, place: Locator): Promise<void> => {
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press('Tab')
    if (await isFocused(place)) return
  }
  await expect(place).toBeFocused()
}

test('by keys alone somebody goes through the six steps, and has a resume', async ({ page }) => {
  const builder = await ResumeBuilderPage.open(page)
  await builder.generateButton.press('Enter')
  const dialog = await builder.newDialog()
  const type = async (label: string, text: string): Promise<void> => {
    await tabTo(page, dialog.field(label))
    await page.keyboard.type(text)
  }
  const enterStep = async (step: number): Promise<void> => {
    await tabTo(page, dialog.next)
    await page.keyboard.press('Enter')
    await dialog.onStep(step)
  }
  await tabTo(page, dialog.root.getByRole('radio', { name: 'Professional' }))
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.root.getByRole('radio', { name: 'Bold' })).toBeChecked()
  await tabTo(page, dialog.root.getByRole('radio', { name: /^Quick Generate/ }))
  await page.keyboard.press('ArrowDown')
  await type('Resume title', 'By keys')
  await page.keyboard.press('Escape')
  await expect(builder.generateButton).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.field('Resume title')).toHaveValue('By keys')
  await enterStep(1)
  await type('Phone', ngozisForm.phone)
  // In a line, Enter goes on.
  await page.keyboard.press('Enter')
  await dialog.onStep(2)
  await type('Professional title', ngozisForm.jobTitle)
  await page.keyboard.press('Enter')
  await expect(dialog.field('Professional summary')).toBeFocused()
  await page.keyboard.type(ngozisForm.summary)
  await enterStep(3)
  await type('Job title', 'Welder')
  await type('Company', 'Gada Cement')
  await tabTo(page, dialog.root.getByRole('button', { name: 'Add work entry' }))
  await page.keyboard.press('Enter')
  await expect(dialog.entry('work entry', 2).getByLabel('Job title')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(dialog.root.getByRole('button', { name: 'Remove work entry 2' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.entry('work entry', 1).getByLabel('Job title')).toBeFocused()
  await enterStep(4)
  await type('Degree', 'B.Sc. Economics')
  await type('Institution', 'Bayero University, Kano')
  await enterStep(5)
  await type('Technical skills', 'TIG welding')
  await enterStep(6)
  await tabTo(page, dialog.submit)
  await page.keyboard.press('Enter')
  await expectToast(page, 'Success', 'Bold resume generated successfully!')
  await expect(page.getByRole('heading', { level: 1, name: 'By keys' })).toBeVisible()
})
