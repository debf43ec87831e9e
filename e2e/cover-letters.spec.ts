import { expect } from 'playwright/test'
import { readPdf } from '../functions/documents/read-pdf.testing.ts'
import { boardsRead, tideTable } from './boards-read.ts'
import { lineDown, status } from './complaints.ts'
import { testSignedIn as test } from './fixtures.ts'
import { track } from './jobs.ts'
import { loseAnswers } from './lines.ts'
import { ApplicationsPage } from './pages/applications.ts'
import { CoverLettersPage } from './pages/cover-letters.ts'
import { GenerateLetterDialog } from './pages/generate-letter-dialog.ts'
import { JobSearchPage } from './pages/job-search.ts'
import { expectToast, toast, toastButton } from './pages/toast.ts'
import { downloadAs, makeResume, modelFault, writeLetter } from './writing.ts'

const job = 'Supply Planner at Tudun Foods'
const boast = 'I led 75 engineers at Dangote Cement.'

test.afterEach(({ stack }) => modelFault(stack, 'ok'))

test('a letter from an application, one from a job that was found, and then the month of the Free plan is full', async ({
  page,
  api,
  stack,
}) => {
  await boardsRead(stack)
  await makeResume(api)
  const [id] = await track(api, { status: 'saved' })
  const applications = await ApplicationsPage.open(page)
  await applications
    .row('Supply Planner')
    .getByRole('link', { name: /^Write a cover letter/ })
    .click()
  // The dialog lies over the screen from the first moment.
  const letters = new CoverLettersPage(page)
  const dialog = await letters.newDialog()
  await expect(dialog.root.getByText(`For your application ${job}`)).toBeVisible()
  const letter = await dialog.generate(job)
  await expectToast(page, 'Cover Letter Generated', `For ${job}.`)
  await expect(letter.paper).toContainText('Dear Hiring Manager,')
  await expect(letter.paper).toContainText('Gani Haulage')
  await expect(letter.paper).toContainText('Yours sincerely,Ngozi Eze')
  await letter.sources.expectClean()
  await letter.close()
  await expect(letters.card('Supply Planner')).toContainText('AI Generated')
  await expect(letters.counter).toHaveText('1 of 2 letters this month')
  expect((await api.letters.list({})).letters).toMatchObject([{ applicationId: id, tone: 'professional' }])

  const details = await (await JobSearchPage.open(page, '?q=tide+table')).details(tideTable.planner)
  await details.root.getByRole('link', { name: 'Write a cover letter' }).click()
  const found = await letters.newDialog()
  await expect(found.field('Company name')).toHaveValue('Makoko Marine')
  await expect(found.field('Job description')).toHaveValue(/tide table of the week/)
  await found.tone('Enthusiastic').check({ force: true })
  const second = await found.generate(`${tideTable.planner} at Makoko Marine`)
  await expect(second.root.getByText('Enthusiastic', { exact: true })).toBeVisible()
  await second.close()

  await expect(letters.counter).toContainText('2 of 2 letters this month')
  await letters.generateButton.click()
  await expectToast(page, 'Limit Reached', 'Free plan allows 2 letters/month. Upgrade for more.')
  // Deleted ones stay counted.
  const question = await letters.delete(job)
  await expect(question).toContainText('It stays counted in its month.')
  await question.getByRole('button', { name: 'Delete letter' }).click()
  await expectToast(page, 'Deleted', 'The letter to Tudun Foods is gone.')
  await letters.generateButton.click()
  await expectToast(page, 'Limit Reached', /2 letters\/month/)
  await toastButton(page, 'See the plans').click()
  await expect(page).toHaveTitle('Upgrade · Aiki')
})

test('a letter is asked for in full, chosen for an application, and kept when the dialog is left', async ({
  page,
  api,
}) => {
  await makeResume(api)
  await track(api)
  const letters = await CoverLettersPage.open(page)
  await expect(letters.empty).toBeVisible()
  const dialog = await letters.generate()
  await dialog.submit.click()
  await expectToast(page, 'Missing Information', 'Job title and company name are required.')
  await dialog.fill({ 'Job title': 'Bursar', 'Company name': 'Ìbàdàn College' })
  await dialog.press('Close')
  await page.reload()
  const again = await letters.generate()
  await expect(again.root.getByText('What you typed before is still here.')).toBeVisible()
  await expect(again.field('Company name')).toHaveValue('Ìbàdàn College')
  await again.press('From an application')
  await again.root.getByRole('button', { name: 'Supply Planner Tudun Foods' }).click()
  await expect(again.field('Job title')).toHaveValue('Supply Planner')
  await expect(again.submit).toBeFocused()
  await again.press('Remove the application')
  await expect(again.root.getByRole('button', { name: 'From an application' })).toBeFocused()
  await again.press('Discard')
  await expect(again.root).toBeHidden()
  await expect((await letters.generate()).field('Job title')).toHaveValue('')
})

test('a letter is edited beside its sources, and of two tabs the second is told', async ({
  page,
  api,
  complaints,
}) => {
  complaints.expect(status(409))
  await makeResume(api)
  const id = await writeLetter(api)
  const letters = await CoverLettersPage.open(page)
  const letter = await letters.edit(job)
  await letter.add(boast)
  await expect(letter.sources.box(boast)).toBeVisible()
  await letter.showTab('Preview')
  await expect(letter.paper.locator('mark').filter({ hasText: '75' })).toBeVisible()
  const file = await downloadAs(page, `the letter for ${job}`, 'Text (.txt)')
  expect(file.name).toBe('cover_letter_supply_planner_tudun_foods.txt')
  expect(file.text).toContain('Dear Hiring Manager,')
  expect(file.text).not.toContain('75')
  await expect(toast(page)).toContainText('1 sentence is left out until you say where it comes from.')

  await letter.sources
    .box(boast)
    .getByRole('button', { name: /^Show it in the text/ })
    .click()
  await expect(letter.text).toBeFocused()
  await letter.sources.remove(boast)
  await toastButton(page, 'Undo').click()
  await letter.sources.keep(boast, 'My work as Operations Officer at Gani Haulage')
  const { letter: there } = await api.letters.get({ params: { id } })
  const content = there.content.replace('Dear Hiring Manager,', 'Dear Mr Bello,')
  await api.letters.update({ params: { id }, body: { version: there.version, content } })
  await letter.save.click()
  await expect(letter.root.getByText('Nothing of yours was lost.')).toBeFocused()
  await letter.press('Keep mine')
  await expectToast(page, 'Saved')
  const { kept } = (await api.letters.get({ params: { id } })).letter
  expect(kept).toEqual([{ text: boast, source: 'My work as Operations Officer at Gani Haulage' }])
  await letter.text.press('End')
  await page.keyboard.type(' Yes.')
  await letter.close()
  await expectToast(page, 'Your changes are not saved yet.', /kept on this device/)
  await expect((await letters.edit(job)).text).toHaveValue(/ Yes\./)
})

test('on Pro a letter is a PDF that machines read back', async ({ page, api }) => {
  await api.subscription.startTrial({ body: { tier: 'pro' } })
  await makeResume(api, { form: { fullName: 'Ńgọ́zí Eze' } })
  await writeLetter(api, { companyName: 'Kọ́lá Foods' })
  const letters = await CoverLettersPage.open(page)
  await expect(letters.card('Supply Planner')).toBeVisible()
  await expect(letters.counter).toHaveCount(0)
  const { bytes, name } = await downloadAs(page, 'the letter for Supply Planner at Kọ́lá Foods', 'PDF')
  expect(name).toMatch(/\.pdf$/)
  expect(bytes.length).toBeLessThan(60_000)
  const { pages } = await readPdf(bytes)
  expect(pages).toHaveLength(1)
  expect(pages[0]?.normalize('NFC')).toMatch(
    /Application for Supply Planner, Kọ́lá Foods.*Dear Hiring Manager,.*Yours sincerely, Ńgọ́zí Eze/u,
  )
  await expectToast(page, 'Download Started')
})

test('a letter that is not written costs nothing, and one whose answer is lost is written once', async ({
  page,
  api,
  stack,
  complaints,
}) => {
  complaints.expect(status(422), status(503), lineDown)
  const letters = await CoverLettersPage.open(page)
  const dialog = await letters.generate()
  await dialog.fill({ 'Job title': 'Supply Planner', 'Company name': 'Tudun Foods' })
  await dialog.submit.click()
  await expect(dialog.trouble).toContainText(
    'Fill in My Profile, or make a resume first. Nothing was counted.',
  )
  await makeResume(api)
  modelFault(stack, 'refusing', 1)
  await dialog.submit.click()
  await expect(dialog.trouble).toContainText('The writing service would not write this.')
  modelFault(stack, 'hang-midway', 1)
  await dialog.submit.click()
  await expect(dialog.writing).toContainText(/stop it\.\w/)
  await dialog.press('Cancel')
  const line = await loseAnswers(page, 'POST', '/api/assistant')
  await dialog.submit.click()
  await expect(dialog.trouble).toContainText('Try again: it is counted once.')
  await expect.poll(async () => (await api.letters.list({})).letters.length).toBe(1)
  await line.mend()
  await expect(dialog.submit).toHaveText('Try again')
  const letter = await new GenerateLetterDialog(page).generate(job)
  await letter.close()
  expect(await api.letters.list({})).toMatchObject({ letters: [{}], count: { used: 1 } })
})
