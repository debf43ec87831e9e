import { expect, type Locator, type Page } from 'playwright/test'
import { ulid } from 'ulid'
import type { Client } from '../shared/api/client.ts'
import type { Api } from '../shared/api/index.ts'
import { expectFits, expectNoAxe } from './accessible.ts'
import { lineDown, status } from './complaints.ts'
import { testSignedIn as test } from './fixtures.ts'
import { holdServer, loseAnswers } from './lines.ts'
import { expectToast, toastButton } from './pages/toast.ts'
import { TruthCard } from './pages/truth-card.ts'
import { makeResume, modelFault } from './writing.ts'

const role = 'Operations Manager'
const boast = 'I led 75 engineers at Dangote Cement.'

test.afterEach(({ stack }) => modelFault(stack, 'ok'))
test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const open = async (page: Page, search = ''): Promise<void> => {
  await page.goto(`/dashboard/advanced-features${search}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Advanced Features' })).toBeVisible()
}

const onPro = async (api: Client<Api>): Promise<void> => {
  await api.subscription.startTrial({ body: { tier: 'pro' } })
  await makeResume(api)
}

const optimise = (page: Page): Locator => page.getByRole('button', { name: /^Optimise my / })
const analyse = (page: Page): Locator => page.getByRole('button', { name: 'Analyse my skills' })
const texts = async (api: Client<Api>) => (await api.career.profileTexts({})).profileTexts

const fillText = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: /^Summary/ }).check({ force: true })
  await page.getByLabel('Target role').fill(role)
  await page.getByLabel('Current content').fill('I plan routes for 40 trucks in Lagos.')
}

test('a summary is asked for in full, written, looked through, copied, and of two tabs the second is told', async ({
  page,
  api,
  complaints,
}) => {
  complaints.expect(status(409))
  await onPro(api)
  await open(page)
  await optimise(page).click()
  await expectToast(page, 'Missing Information', 'Target role and current content are required.')
  await expect(page.getByText('Current content is required.')).toBeVisible()
  await expect(page.getByLabel('Target role')).toBeFocused()
  await fillText(page)
  await optimise(page).click()

  const dialog = page.getByRole('dialog', { name: `Summary for ${role}` })
  const text = dialog.getByRole('textbox', { name: 'Summary' })
  await expect(text).toHaveValue(/40 trucks/)
  await expect(dialog.getByText(/^[\d,]+ of 2,600 characters$/)).toBeVisible()
  const sources = new TruthCard(page, 'sentence')
  await text.press('Control+End')
  await page.keyboard.type(` ${boast}`)
  await expect(sources.box(boast)).toContainText('left out of what you copy')
  await expectFits(page)
  await expectNoAxe(page)
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  await expectToast(page, 'Copied', '1 sentence is left out until you say where it comes from.')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('40 trucks')
  expect(copied).not.toContain('75')

  await sources.keep(boast, 'My work as Operations Officer at Gani Haulage')
  const [there] = await texts(api)
  if (!there) throw new Error('Nothing is kept.')
  const { id, version } = there
  const content = `${there.content} I read.`
  await api.career.updateProfileText({ params: { id }, body: { version, content } })
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog.getByText('Nothing of yours was lost.')).toBeFocused()
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expectToast(page, 'Saved')
  expect((await texts(api))[0]?.kept).toEqual([
    { text: boast, source: 'My work as Operations Officer at Gani Haulage' },
  ])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: `Delete Summary for ${role}` }).click()
  await page.getByRole('button', { name: 'Delete text' }).click()
  await expectToast(page, 'Deleted', 'The text is gone.')
  expect(await texts(api)).toEqual([])
})

test('a text that is not written says why, and one whose answer is lost is written once', async ({
  page,
  api,
  stack,
  complaints,
}) => {
  complaints.expect(status(503), status(422), lineDown)
  await onPro(api)
  await open(page)
  await fillText(page)
  await page.reload()
  await expect(page.getByLabel('Current content')).toHaveValue('I plan routes for 40 trucks in Lagos.')
  await expect(page.getByText('What you typed before is still here.')).toBeVisible()
  modelFault(stack, 'refusing', 1)
  await optimise(page).click()
  await expectToast(page, 'Optimization Failed', /would not write this/)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('would not write this')
  modelFault(stack, 'hang-midway', 1)
  await optimise(page).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(optimise(page)).toBeFocused()
  const line = await loseAnswers(page, 'POST', '/api/assistant')
  await optimise(page).click()
  await expectToast(page, 'Optimization Failed', 'The connection was lost.')
  await expect.poll(async () => (await texts(api)).length).toBe(1)
  await line.mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog', { name: `Summary for ${role}` })).toBeVisible()
  expect(await texts(api)).toHaveLength(1)
})

test('what is written while somebody is at something else takes nobody away, and nothing of another text', async ({
  page,
  api,
}) => {
  await onPro(api)
  await open(page)
  await fillText(page)
  await optimise(page).click()
  const older = page.getByRole('dialog', { name: `Summary for ${role}` })
  await expect(older).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(older).toBeHidden()

  await page.getByLabel('Target role').fill('Dispatcher')
  let server = await holdServer(page, 'POST', '/api/assistant')
  await optimise(page).click()
  await page.getByRole('button', { name: `Open Summary for ${role}` }).click()
  const words = older.getByRole('textbox', { name: 'Summary' })
  await words.press('Control+End')
  await page.keyboard.type(' I read.')
  server.goOn()
  await expectToast(page, 'Your text is written.')
  await expect(words).toHaveValue(/I read\.$/)
  await toastButton(page, 'Open it').click()
  const newer = page.getByRole('dialog', { name: 'Summary for Dispatcher' })
  await expect(newer.getByRole('textbox', { name: 'Summary' })).not.toHaveValue(/I read\.$/)
  await expect(newer.getByRole('button', { name: 'Save changes' })).toHaveCount(0)
  await page.goBack()
  await expect(words).toHaveValue(/I read\.$/)
  await page.keyboard.press('Escape')
  await expect(older).toBeHidden()

  server = await holdServer(page, 'POST', '/api/assistant')
  await page.getByLabel('Target role').fill('Route Planner')
  await optimise(page).click()
  await page.getByRole('tab', { name: 'Skill gap' }).click()
  await page.getByLabel('Target industry').fill('Logist')
  server.goOn()
  await expectToast(page, 'Your text is written.')
  await expect(page.getByLabel('Target industry')).toBeFocused()
  await toastButton(page, 'Open it').click()
  await expect(page.getByRole('dialog', { name: 'Summary for Route Planner' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'LinkedIn', includeHidden: true })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

test('skills are compared with a role, and with what the saved jobs ask for', async ({ page, api }) => {
  await onPro(api)
  for (const [at, skills] of [['Excel', 'Forecasting'], ['Forecasting', 'SQL'], []].entries())
    await api.applications.create({
      body: {
        id: ulid(),
        jobTitle: `Planner ${at}`,
        companyName: 'Tudun Foods',
        notes: at === 1 ? 'Forecasting of food.' : 'They call on Monday.',
        status: 'saved',
        origin: 'search',
        skills,
      },
    })
  await open(page)
  await page.getByRole('tab', { name: 'LinkedIn' }).press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Skill gap' })).toBeFocused()
  await page.reload()
  const asked = page.getByRole('region', { name: 'What your saved jobs ask for' })
  await expect(asked).toContainText('Of 3 jobs that you track, 2 name the skills that they ask for.')
  await expect(asked.getByRole('listitem').first()).toContainText('In 2 of 2 tracked jobs')

  await analyse(page).click()
  await expectToast(page, 'Missing Information', 'Target role and target industry are required.')
  await page.getByRole('button', { name: 'From an application' }).click()
  await page.getByRole('button', { name: 'Planner 1 Tudun Foods' }).click()
  await expect(page.getByLabel('Target role')).toHaveValue('Planner 1')
  await expect(page.getByLabel('Job description')).toHaveValue('Forecasting of food.')
  await page.getByLabel('Target industry').fill('Food')
  await analyse(page).click()
  const dialog = page.getByRole('dialog', { name: 'Skills for Planner 1' })
  await expect(dialog.getByRole('region', { name: 'Missing skills' })).toContainText('Forecasting')
  await expect(dialog.getByRole('region', { name: 'Missing skills' })).toContainText('In 2 of 2 tracked jobs')
  expect(
    await dialog.getByRole('region', { name: 'What to do' }).getByRole('listitem').count(),
  ).toBeLessThanOrEqual(3)
  await expectNoAxe(page)
  await dialog.getByRole('button', { name: 'Copy as text' }).click()
  await expectToast(page, 'Copied', 'Paste it where it belongs.')
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('tab', { name: 'Skill gap' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'Delete Skills for Planner 1' }).click()
  await page.getByRole('button', { name: 'Delete analysis' }).click()
  await expectToast(page, 'Deleted', 'The analysis is gone.')
})

test('an analysis that fails says so', async ({ page, api, stack, complaints }) => {
  complaints.expect(status(422))
  await onPro(api)
  await open(page, '?tab=skills')
  await page.getByLabel('Target role').fill(role)
  await page.getByLabel('Target industry').fill('Logistics')
  modelFault(stack, 'refusing', 1)
  await analyse(page).click()
  await expectToast(page, 'Analysis Failed', /would not write this/)
})

test('on Elite a text fits a tracked job; on Free the plan that brings all this is named', async ({
  page,
  api,
}) => {
  await open(page)
  await expect(page.getByText('7-day free trial • Cancel anytime')).toBeVisible()
  await expect(page.getByRole('tablist')).toHaveCount(0)
  await api.subscription.startTrial({ body: { tier: 'elite' } })
  await makeResume(api)
  await api.applications.create({
    body: { id: ulid(), jobTitle: 'Planner', companyName: 'Tudun Foods', notes: 'SQL.', status: 'saved' },
  })
  await open(page)
  await fillText(page)
  await page.getByRole('button', { name: 'Fit it to a tracked job' }).click()
  await page.getByRole('button', { name: 'Planner Tudun Foods' }).click()
  await expect(page.getByText('To fit Planner at Tudun Foods')).toBeVisible()
  const sent = page.waitForRequest(request => request.url().endsWith('/api/assistant/profile-texts'))
  await optimise(page).click()
  expect((await sent).postDataJSON()).toMatchObject({ jobDescription: 'Planner at Tudun Foods\n\nSQL.' })
  await expect(page.getByRole('dialog', { name: `Summary for ${role}` })).toBeVisible()
})
