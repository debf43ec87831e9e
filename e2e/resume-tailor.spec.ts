import { expect } from 'playwright/test'
import { testSignedIn as test } from './fixtures.ts'
import { readBoards, tideTable } from './job-boards.ts'
import { JobSearchPage } from './pages/job-search.ts'
import { ResumeEditorPage } from './pages/resume-editor.ts'
import { makeResume, ngozisForm } from './writing.ts'

test('a found job leads to a resume that is tailored to it', async ({ page, api, stack }) => {
  await readBoards(stack)
  await api.subscription.startTrial({ body: { tier: 'elite' } })
  await makeResume(api, { form: { summary: `${ngozisForm.summary} I answer captains in writing.` } })
  const details = await (await JobSearchPage.open(page, '?q=tide+table')).details(tideTable.planner)
  await details.root.getByRole('link', { name: 'Tailor my resume' }).click()
  const editor = new ResumeEditorPage(page)
  const sheet = editor.dialog('Tailor to a job')
  await expect(sheet.getByLabel('Job title')).toHaveValue(tideTable.planner)
  await expect(sheet.getByLabel('Company')).toHaveValue('Makoko Marine')
  await expect(sheet.getByLabel('Job description')).toHaveValue(/tide table of the week/)
  await sheet.getByRole('button', { name: 'Tailor resume' }).click()
  await expect(editor.dialog('What changed')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(`Tailored to ${tideTable.planner} at Makoko Marine`)).toBeVisible()
  // The resume must not claim a skill because the advert asks for it.
  await editor.sources.expectClean()
})
