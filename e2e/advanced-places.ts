import { expect, type Page } from 'playwright/test'
import { ulid } from 'ulid'
import type { Client } from '../shared/api/client.ts'
import type { Api } from '../shared/api/index.ts'
import { TruthCard } from './pages/truth-card.ts'
import type { Signed, Way } from './signed.ts'
import { makeResume } from './writing.ts'

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän'
const before = 'I plan the day of 40 trucks. I led 75 engineers at Dangote Cement.'

const open = async (page: Page, search = ''): Promise<void> => {
  await page.goto(`/dashboard/advanced-features${search}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Advanced Features' })).toBeVisible()
}

const onPro = async (api: Client<Api>): Promise<void> => {
  await api.subscription.startTrial({ body: { tier: 'pro' } })
  await makeResume(api)
}

/** Has a summary written that rests on what was pasted in, and gives it a sentence without any source. */
const makeText = async (api: Client<Api>, targetRole = longWord): Promise<string> => {
  const id = ulid()
  const wish = { industry: '', experience: null, jobDescription: '', currentContent: before } as const
  for await (const event of api.assistant.optimiseProfileText({
    body: { id, type: 'summary', targetRole, ...wish },
  }))
    expect(event.type).not.toBe('failed')
  const text = (await api.career.profileTexts({})).profileTexts.find(each => each.id === id)
  if (!text) throw new Error('Nothing is kept.')
  const content = `${text.content} I sold 900 ships to ${longWord}.`
  await api.career.updateProfileText({ params: { id }, body: { version: text.version, content } })
  return id
}

const makeGap = async (api: Client<Api>): Promise<string> => {
  const id = ulid()
  const job = { jobTitle: longWord, companyName: longWord, notes: '', status: 'saved' } as const
  await api.applications.create({ body: { id: ulid(), ...job, origin: 'search', skills: ['SAP', longWord] } })
  const body = { id, targetRole: longWord, targetIndustry: longWord, jobDescription: '' }
  for await (const event of api.assistant.analyseSkillGap({ body })) expect(event.type).not.toBe('failed')
  return id
}

const withText = async ({ page, api }: Signed): Promise<void> => {
  await onPro(api)
  await open(page, `?text=${await makeText(api)}`)
  await expect(page.getByRole('textbox', { name: 'Summary' })).toHaveValue(/900 ships/)
}

/** Where somebody is at the tools of Advanced Features, each with the way to it. */
export const advancedPlaces: Readonly<Record<string, Way<Signed>>> = {
  'the form for a LinkedIn text, with faults': async ({ page, api }) => {
    await onPro(api)
    await makeText(api)
    await open(page)
    await expect(page.getByRole('button', { name: `Open Summary for ${longWord}` })).toBeVisible()
    await page.getByLabel('Current content').fill('x'.repeat(10_001))
    await page.getByRole('button', { name: 'Optimise my headline' }).click()
    await expect(page.getByText('Target role is required.')).toBeVisible()
    await expect(page.getByText('Keep this to at most 10,000 characters.')).toBeVisible()
  },
  'a LinkedIn text with marks': async world => {
    await withText(world)
    await expect(new TruthCard(world.page, 'sentence').box(/900 ships/)).toBeVisible()
    await expect(world.page.getByRole('heading', { name: 'From what you pasted in alone' })).toBeVisible()
  },
  'the choice of a job that a LinkedIn text should fit': async ({ page, api }) => {
    await api.subscription.startTrial({ body: { tier: 'elite' } })
    await makeGap(api)
    await open(page)
    await page.getByRole('button', { name: 'Fit it to a tracked job' }).click()
    await expect(page.getByRole('button', { name: `${longWord} ${longWord}` })).toBeVisible()
  },
  'the form for a LinkedIn text that fits a job': async ({ page, api }) => {
    await api.subscription.startTrial({ body: { tier: 'elite' } })
    await makeGap(api)
    await open(page)
    await page.getByRole('button', { name: 'Fit it to a tracked job' }).click()
    await page.getByRole('button', { name: `${longWord} ${longWord}` }).click()
    await expect(page.getByText(`To fit ${longWord} at ${longWord}`)).toBeVisible()
    await expect(page.getByLabel('Target role')).toHaveValue(longWord)
  },
  'the form for a skill analysis, with faults': async ({ page, api }) => {
    await onPro(api)
    await makeGap(api)
    await open(page, '?tab=skills')
    await expect(page.getByRole('region', { name: 'What your saved jobs ask for' })).toContainText('SAP')
    await page.getByRole('button', { name: 'Analyse my skills' }).click()
    await expect(page.getByText('Target industry is required.')).toBeVisible()
  },
  'what a skill analysis came to': async ({ page, api }) => {
    await onPro(api)
    await open(page, `?gap=${await makeGap(api)}`)
    await expect(page.getByRole('dialog').getByText('In 1 of 1 tracked jobs').first()).toBeVisible()
  },
  'the question before a LinkedIn text is deleted': async ({ page, api }) => {
    await onPro(api)
    await makeText(api)
    await open(page)
    await page.getByRole('button', { name: `Delete Summary for ${longWord}` }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  },
  'the gate of the tools, with what was kept': async ({ page, api }) => {
    await onPro(api)
    await makeText(api)
    await makeGap(api)
    // As after the end of the plan: what the browser is told is Free, and what is kept stays.
    await page.route('**/api/subscription', async route => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), tier: 'free' } })
    })
    await open(page)
    await expect(page.getByText('7-day free trial • Cancel anytime')).toBeVisible()
    await expect(page.getByRole('button', { name: `Open Summary for ${longWord}` })).toBeVisible()
    await expect(page.getByRole('button', { name: `Open Skills for ${longWord}` })).toBeVisible()
  },
}
