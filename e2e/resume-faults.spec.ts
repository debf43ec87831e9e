import { expect } from 'playwright/test'
import { readPdf } from '../functions/documents/read-pdf.testing.ts'
import { networkDown, status } from './browser-errors.ts'
import { testSignedIn as test } from './fixtures.ts'
import { failRequests, loseResponses } from './network-faults.ts'
import { ResumeBuilderPage } from './pages/resume-builder.ts'
import { expectToast, toast } from './pages/toast.ts'
import { downloadAs, modelFault, ngozisForm, writeResume } from './writing.ts'

const assistant = '/api/assistant'
const request = { 'Resume title': 'Planner', 'Target job description': 'Plans of the day, in Excel' }

test.afterEach(({ stack }) => modelFault(stack, 'ok'))

test('when the writing service fails, and then the connection is lost during the writing, one resume is made, also after a reload', async ({
  page,
  context,
  api,
  stack,
  browserErrors,
}) => {
  browserErrors.expect(networkDown, status(503))
  await api.subscription.startTrial({ body: { tier: 'pro' } })
  const builder = await ResumeBuilderPage.open(page)
  const dialog = await builder.generate()
  await dialog.pick('Detailed Form')
  await dialog.fill(request)
  await dialog.fillForm(ngozisForm)
  modelFault(stack, 'cut-off')
  await dialog.submit.click()
  await expect(dialog.trouble).toContainText('The AI is not answering right now.')
  modelFault(stack, 'ok')
  const line = await failRequests(page, 'POST', assistant)
  await dialog.submit.click()
  await expectToast(page, 'Error', 'Failed to generate resume. The connection was lost.')
  await expect(dialog.trouble).toHaveText(
    'The connection was lost while this was being written. What you typed is kept on this device. Try again: it counts only once.',
  )
  await expect(dialog.submit).toHaveText('Try again')
  await line.restore()
  // The server writes the resume, and the browser gets no answer.
  const answers = await loseResponses(page, 'POST', assistant)
  await dialog.submit.click()
  await expect(dialog.trouble).toContainText('it counts only once')
  await expect.poll(async () => (await api.resumes.list({})).resumes.length).toBe(1)
  await answers.restore()
  // The browser doesn't know it after a reload either. The same words are the same request.
  await page.reload()
  await builder.newDialog()
  await dialog.onLastStep()
  await context.setOffline(true)
  await dialog.submit.click()
  await expect(dialog.trouble).toContainText('it counts only once')
  await context.setOffline(false)
  await dialog.submit.click()
  await expectToast(page, 'Success', 'Professional resume generated successfully!')
  expect((await api.resumes.list({})).resumes).toMatchObject([{ title: 'Planner' }])
})

test('invented lines are marked, kept with a source or removed, and in no download until then', async ({
  page,
  api,
  stack,
}) => {
  modelFault(stack, 'inventing')
  const { id, title, markdown } = await writeResume(api)
  modelFault(stack, 'ok')
  const [, percent = ''] = markdown.match(/Cut costs by (\d+%)/) ?? []
  const [, employer = ''] = markdown.match(/Cut costs by \d+% at (.+)/) ?? []
  expect([percent, employer]).not.toContain('')
  await api.subscription.startTrial({ body: { tier: 'pro' } })
  const builder = await ResumeBuilderPage.open(page)

  const left = await downloadAs(page, title, 'Text (.txt)')
  expect(left.text).toContain('Gani Haulage')
  expect(left.text).not.toContain(percent)
  expect(left.text).not.toContain(employer)
  await expect(toast(page)).toContainText(/lines are left out until you say where they come from/)
  const pdf = await downloadAs(page, title, 'PDF')
  const { pages } = await readPdf(pdf.bytes)
  expect(pages.join(' ')).toContain('40 trucks')
  expect(pages.join(' ')).not.toContain(percent)
  expect(pages.join(' ')).not.toContain(employer)

  const editor = await builder.edit(title)
  const { boxes } = editor.sources
  await expect(boxes.first()).toBeVisible()
  await expect(editor.paper.locator('mark').filter({ hasText: percent }).first()).toBeVisible()
  const first = editor.sources.box(`Cut costs by ${percent}`)
  const many = await first.count()
  const all = await boxes.count()
  await first
    .first()
    .getByRole('button', { name: /^Say where it comes from/ })
    .click()
  await first.first().getByLabel('Where does it come from?').selectOption('Something else, in my own words')
  await first.first().getByLabel('In your own words').fill('My year at their depot')
  await first.first().getByRole('button', { name: 'Keep it' }).click()
  // The same words in another place get the same source.
  await expect(boxes).toHaveCount(all - many)
  await expect(editor.sources.root).toContainText(/lines? that you confirmed/)
  for (let at = all - many; at > 0; at -= 1) {
    await boxes
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(boxes).toHaveCount(at - 1)
  }
  await editor.sources.expectClean()
  await expect(editor.paper.locator('mark')).toHaveCount(0)

  // The download first saves the unsaved lines, and then the dialog names what was saved.
  const kept = await downloadAs(page, title, 'Text (.txt)')
  expect(kept.text).toContain(`Cut costs by ${percent} at ${employer}`)
  expect((await api.resumes.get({ params: { id } })).resume.kept).toMatchObject([
    { source: 'My year at their depot' },
  ])
  const after = await readPdf((await downloadAs(page, title, 'PDF')).bytes)
  expect(after.pages.join(' ')).toContain(percent)
})
