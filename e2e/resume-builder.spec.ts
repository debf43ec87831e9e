import { expect } from 'playwright/test'
import { testSignedIn as test } from './fixtures.ts'
import { DashboardPage } from './pages/dashboard.ts'
import { ResumeBuilderPage } from './pages/resume-builder.ts'
import { expectToast } from './pages/toast.ts'
import { downloadAs, modelFault, ngozisForm } from './writing.ts'

test('a new person makes a complete resume, and sees the limits of the Free plan', async ({
  page,
  api,
  stack,
}) => {
  const { shell } = await DashboardPage.open(page)
  await shell.go('Resume Builder')
  const builder = await new ResumeBuilderPage(page).shown()
  const dialog = await builder.generate()
  await dialog.pick('Detailed Form')
  await dialog.fill({ 'Resume title': 'Operations Analyst, Lagos' })
  await dialog.fillForm(ngozisForm)

  // When the person stops, the server stops writing too, so the one resume of the plan is still available.
  modelFault(stack, 'hang-midway', 1)
  await dialog.submit.click()
  await expect(dialog.writing).toContainText('Operations')
  await dialog.press('Cancel')
  await expect(dialog.submit).toBeFocused()
  const editor = await dialog.generate('Operations Analyst, Lagos')
  await expectToast(page, 'Success', 'Professional resume generated successfully!')
  await expect(editor.paper).toContainText('Moremi Retail')
  await editor.sources.expectClean()
  expect((await api.resumes.list({})).resumes).toMatchObject([{ aiGenerated: true, isPrimary: true }])

  const file = await downloadAs(page, 'Operations Analyst, Lagos', 'Text (.txt)')
  expect(file.name).toBe('operations_analyst_lagos.txt')
  expect(file.text).toContain('3,200 lines')
  await page.getByRole('link', { name: 'Resumes', exact: true }).click()
  await expect(builder.card('Operations Analyst, Lagos')).toContainText('AI Generated')
  await builder.generateButton.click()
  await expectToast(page, 'Upgrade Required', /Free plan allows only 1 resume/)
})
