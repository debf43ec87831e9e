import { expect } from 'playwright/test'
import { boardsRead, tideTable } from './boards-read.ts'
import { testSignedIn as test } from './fixtures.ts'
import { track } from './jobs.ts'
import { JobSearchPage } from './pages/job-search.ts'
import { ResumeBuilderPage } from './pages/resume-builder.ts'
import { ResumeEditorPage } from './pages/resume-editor.ts'
import { expectToast } from './pages/toast.ts'
import { makeResume, ngozisForm } from './writing.ts'

test('on Elite a resume is fitted to a tracked job: what changed is shown, and the first one stays', async ({
  page,
  api,
}) => {
  await api.subscription.startTrial({ body: { tier: 'elite' } })
  const base = await makeResume(api)
  const notes = 'They want SQL before all, and somebody who plans routes for 40 trucks.'
  await track(api, { jobTitle: 'Welder', companyName: 'Gada Cement' }, { notes })
  const editor = await ResumeEditorPage.open(page, base.id)
  await editor.template('Loom').check({ force: true })
  await editor.save.click()
  await expectToast(page, 'Success', 'Resume updated successfully!')
  await page.getByRole('button', { name: 'Tailor to a job' }).click()

  const sheet = editor.dialog('Tailor to a job')
  await sheet.getByRole('button', { name: 'Tailor resume' }).click()
  await expect(sheet.getByText('Job title is required.')).toBeVisible()
  await sheet.getByRole('radio', { name: 'My applications' }).check({ force: true })
  await sheet.getByRole('searchbox').fill('supply')
  await expect(sheet.getByRole('list', { name: 'Your applications' }).getByRole('button')).toHaveCount(1)
  await sheet.getByRole('button', { name: 'Supply Planner Tudun Foods' }).click()
  await expect(sheet.getByLabel('Job description')).toHaveValue(notes)
  await expect(sheet.getByLabel('Job title')).toHaveValue('Supply Planner')
  await sheet.getByRole('button', { name: 'Tailor resume' }).click()

  const changes = editor.dialog('What changed')
  await expect(changes).toContainText(/lines? (changed|added|removed)/)
  await expect(changes.getByText(/^Before: /).first()).toBeVisible()
  await expect(changes.locator('ins').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(changes).toBeHidden()
  await expect(page.getByText('Tailored to Supply Planner at Tudun Foods')).toBeVisible()
  await expect(editor.template('Loom')).toBeChecked()
  await editor.sources.expectClean()
  await editor.openDialog('What changed')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Resumes', exact: true }).click()

  await (await new ResumeBuilderPage(page).shown()).expectTitles(
    'Operations Analyst, for Tudun Foods',
    'Operations Analyst',
  )
  const { resume } = await api.resumes.get({ params: { id: base.id } })
  expect(resume).toMatchObject({ markdown: base.markdown, tailoredTo: null, isPrimary: true })
})

test('a job that was found leads to the resume that is fitted to it', async ({ page, api, stack }) => {
  await boardsRead(stack)
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
  // What the advert asks for is not hers by that.
  await editor.sources.expectClean()
})
