import { expect, type Page } from 'playwright/test'
import { ulid } from 'ulid'
import type { Client } from '../shared/api/client.ts'
import type { Api } from '../shared/api/index.ts'
import { testSignedIn as test } from './fixtures.ts'
import { expectToast } from './pages/toast.ts'
import { TruthCard } from './pages/truth-card.ts'
import { makeResume } from './writing.ts'

const role = 'Operations Manager'
const boast = 'I led 75 engineers at Dangote Cement.'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const open = async (page: Page, search = ''): Promise<void> => {
  await page.goto(`/dashboard/advanced-features${search}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Advanced Features' })).toBeVisible()
}

const onPro = async (api: Client<Api>): Promise<void> => {
  await api.subscription.startTrial({ body: { tier: 'pro' } })
  await makeResume(api)
}

test('a summary is written, copied without what has no source, saved with its source, and deleted', async ({
  page,
  api,
}) => {
  await onPro(api)
  const texts = async () => (await api.career.profileTexts({})).profileTexts
  await open(page)
  await page.getByRole('radio', { name: /^Summary/ }).check({ force: true })
  await page.getByLabel('Target role').fill(role)
  await page.getByLabel('Current content').fill('I plan routes for 40 trucks in Lagos.')
  await page.getByRole('button', { name: 'Optimise my summary' }).click()

  const dialog = page.getByRole('dialog', { name: `Summary for ${role}` })
  const text = dialog.getByRole('textbox', { name: 'Summary' })
  await expect(text).toHaveValue(/40 trucks/)
  const sources = new TruthCard(page, 'sentence')
  await text.press('Control+End')
  await page.keyboard.type(` ${boast}`)
  await expect(sources.box(boast)).toContainText('left out of what you copy')
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  await expectToast(page, 'Copied', '1 sentence is left out until you say where it comes from.')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('40 trucks')
  expect(copied).not.toContain('75')

  const source = 'My work as Operations Officer at Gani Haulage'
  await sources.keep(boast, source)
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expectToast(page, 'Saved')
  expect((await texts())[0]?.kept).toEqual([{ text: boast, source }])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: `Delete Summary for ${role}` }).click()
  await page.getByRole('button', { name: 'Delete text' }).click()
  await expectToast(page, 'Deleted', 'The text is gone.')
  expect(await texts()).toEqual([])
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
  await open(page, '?tab=skills')
  const asked = page.getByRole('region', { name: 'What your tracked jobs ask for' })
  await expect(asked).toContainText('Of 3 jobs that you track, 2 name the skills that they ask for.')
  await page.getByRole('button', { name: 'From an application' }).click()
  await page.getByRole('button', { name: 'Planner 1 Tudun Foods' }).click()
  await page.getByLabel('Target industry').fill('Food')
  await page.getByRole('button', { name: 'Analyse my skills' }).click()
  const dialog = page.getByRole('dialog', { name: 'Skills for Planner 1' })
  const missing = dialog.getByRole('region', { name: 'Missing skills' })
  await expect(missing).toContainText('Forecasting')
  await expect(missing).toContainText('In 2 of 2 tracked jobs')
})
