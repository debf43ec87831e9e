import { expect } from 'playwright/test'
import { readPdf } from '../functions/documents/read-pdf.testing.ts'
import { lineDown, status } from './complaints.ts'
import { testSignedIn as test } from './fixtures.ts'
import { cutLine, loseAnswers } from './lines.ts'
import { ResumeBuilderPage } from './pages/resume-builder.ts'
import { expectToast, toast } from './pages/toast.ts'
import { downloadAs, modelFault, ngozisForm, writeResume } from './writing.ts'

const assistant = '/api/assistant'
const wish = { 'Resume title': 'Planner', 'Target job description': 'Plans of the day, in Excel' }

test.afterEach(({ stack }) => modelFault(stack, 'ok'))

test('the writing service fails in each of its ways: what was typed is there, and the next try makes one resume', async ({
  page,
  api,
  stack,
  complaints,
}) => {
  complaints.expect(status(503), status(422))
  const { profile } = await api.profile.get({})
  const said = { jobTitle: 'Planner', bio: 'I plan the day of 40 trucks.', skills: ['Excel'] }
  await api.profile.update({ body: { version: profile?.version ?? 0, ...said } })
  const dialog = await (await ResumeBuilderPage.open(page)).generate()
  await dialog.fill(wish)
  const failsWith = async (words: RegExp) => {
    await dialog.submit.click()
    await expect(dialog.trouble).toHaveText(words)
    await expect(dialog.trouble).toBeInViewport()
    await expect(toast(page).locator('p').last()).toHaveText(words)
    await expect(dialog.writing).toHaveCount(0)
    await expect(dialog.field('Target job description')).toHaveValue(wish['Target job description'])
    await page.getByRole('button', { name: 'Dismiss' }).click()
  }
  const silent =
    /^The writing service does not answer just now\. Nothing was counted, and what you typed is still here\./

  modelFault(stack, 'throttled')
  await failsWith(silent)
  modelFault(stack, 'cut-off')
  await failsWith(silent)
  modelFault(stack, 'malformed')
  await failsWith(silent)
  modelFault(stack, 'refusing')
  await failsWith(/^The writing service would not write this\. Nothing was counted\./)
  expect((await api.resumes.list({})).resumes).toEqual([])
  // The Free plan's one resume is still to be had.
  modelFault(stack, 'ok')
  const editor = await dialog.generate('Planner')
  await expect(editor.paper).toContainText('40 trucks')
  expect((await api.resumes.list({})).resumes).toHaveLength(1)
})

test('a line that breaks while a resume is written makes one resume of it, also after a reload', async ({
  page,
  context,
  api,
  complaints,
}) => {
  complaints.expect(lineDown)
  await api.subscription.startTrial({ body: { tier: 'pro' } })
  const builder = await ResumeBuilderPage.open(page)
  const dialog = await builder.generate()
  await dialog.pick('Detailed Form')
  await dialog.fill(wish)
  await dialog.fillForm(ngozisForm)
  const line = await cutLine(page, 'POST', assistant)
  await dialog.submit.click()
  await expectToast(page, 'Error', 'Failed to generate resume. The connection was lost.')
  await expect(dialog.trouble).toHaveText(
    'The connection was lost while this was being written. What you typed is kept on this device. Try again: it is counted once.',
  )
  await expect(dialog.submit).toHaveText('Try again')
  await line.mend()
  // The server writes it, and nobody here hears of it.
  const answers = await loseAnswers(page, 'POST', assistant)
  await dialog.submit.click()
  await expect(dialog.trouble).toContainText('it is counted once')
  await expect.poll(async () => (await api.resumes.list({})).resumes.length).toBe(1)
  await answers.mend()
  // Nor does this browser know it after a reload: the same words are the same wish.
  await page.reload()
  await builder.newDialog()
  await dialog.onLastStep()
  await context.setOffline(true)
  await dialog.submit.click()
  await expect(dialog.trouble).toContainText('it is counted once')
  await context.setOffline(false)
  await dialog.submit.click()
  await expectToast(page, 'Success', 'Professional resume generated successfully!')
  expect((await api.resumes.list({})).resumes).toMatchObject([{ title: 'Planner' }])
})

test('what the model makes up is marked, kept with a source or removed, and in no download until then', async ({
  page,
  api,
  stack,
}) => {
  modelFault(stack, 'inventing')
  const { id, title, markdown } = await writeResume(api)
  modelFault(stack, 'ok')
  const [, percent = ''] = markdown.match(/Cut costs by (\d+%)/) ?? []
  const [, employer = ''] = markdown.match(/Cut costs by \d+% at (.+)/) ?? []
  expect(markdown).toContain(employer)
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
  await first.first().getByRole('button', { name: 'Keep it' }).click()
  await expect(first.first()).toContainText('Say where it comes from.')
  await first.first().getByLabel('Where does it come from?').selectOption('Something else, in my own words')
  await first.first().getByLabel('In your own words').fill('My year at their depot')
  await first.first().getByRole('button', { name: 'Keep it' }).click()
  // The same words elsewhere have the same source.
  await expect(boxes).toHaveCount(all - many)
  await expect(editor.sources.root).toContainText(/lines? that you keep/)
  for (let at = all - many; at > 0; at -= 1) {
    await boxes
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(boxes).toHaveCount(at - 1)
  }
  await editor.sources.expectClean()
  await expect(editor.paper.locator('mark')).toHaveCount(0)

  // The download saves what is not saved yet, and then says what was kept.
  const kept = await downloadAs(page, title, 'Text (.txt)')
  expect(kept.text).toContain(`Cut costs by ${percent} at ${employer}`)
  expect((await api.resumes.get({ params: { id } })).resume.kept).toMatchObject([
    { source: 'My year at their depot' },
  ])
  const after = await readPdf((await downloadAs(page, title, 'PDF')).bytes)
  expect(after.pages.join(' ')).toContain(percent)
})
