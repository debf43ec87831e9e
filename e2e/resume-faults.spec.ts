import { expect } from 'playwright/test'
import { readPdf } from '../functions/documents/read-pdf.testing.ts'
import { testSignedIn as test } from './fixtures.ts'
import { ResumeBuilderPage } from './pages/resume-builder.ts'
import { toast } from './pages/toast.ts'
import { downloadAs, modelFault, writeResume } from './writing.ts'

test.afterEach(({ stack }) => modelFault(stack, 'ok'))

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
