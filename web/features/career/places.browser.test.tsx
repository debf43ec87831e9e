import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectForEverybody } from '../../testing/accessible.ts'
import { fakeApplications } from '../../testing/applications.ts'
import { fakeCareer } from '../../testing/career.ts'
import { longWord } from '../../testing/long-word.ts'
import { truthCard } from '../../truth/truth-card.testing.ts'
import { openTools, tools } from './tools.testing.ts'

const before = 'I plan the day of 40 trucks. I led 75 engineers at Dangote Cement.'

/** A summary from the pasted text, with one sentence that has no source. */
const withText = () => {
  const career = fakeCareer()
  const { id, version, content } = career.write(longWord, before)
  career.change(id, { version, content: `${content} I sold 900 ships to ${longWord}.` })
  return { career, id }
}
const withGap = () => {
  const job = { jobTitle: longWord, companyName: longWord, skills: ['SAP', longWord] }
  const career = fakeCareer(fakeApplications({ ...job, status: 'saved', origin: 'search' }))
  return { career, id: career.analyse(longWord, longWord).id }
}

test('the form for a LinkedIn text, with faults', async () => {
  await openTools('', withText())
  await expect.element(page.getByRole('button', { name: `Open Summary for ${longWord}` })).toBeVisible()
  await tools.content.fill('x'.repeat(10_001))
  await tools.press('Optimise my headline')
  await expect.element(page.getByText('Target role is required.')).toBeVisible()
  await expect.element(page.getByText('Keep this to at most 10,000 characters.')).toBeVisible()
  await expectForEverybody()
})

test('a LinkedIn text with marks', async () => {
  const { career, id } = withText()
  await openTools(`?text=${id}`, { career })
  await expect.element(tools.textFor(longWord).words).toHaveValue(expect.stringMatching(/900 ships/))
  await expect.element(truthCard('sentence').box(/900 ships/)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Only in what you pasted in' })).toBeVisible()
  await expectForEverybody()
})

test('the form for a LinkedIn text that fits a job', async () => {
  await openTools('', { ...withGap(), tier: 'elite' })
  await tools.press('Fit it to a tracked job')
  await tools.press(`${longWord} ${longWord}`)
  await expect.element(page.getByText(`For the job ${longWord} at ${longWord}`)).toBeVisible()
  await expect.element(tools.role).toHaveValue(longWord)
  await expectForEverybody()
})

test('the form for a skill analysis, with faults', async () => {
  await openTools('?tab=skills', withGap())
  const asked = page.getByRole('region', { name: 'What your tracked jobs ask for' })
  await expect.element(asked).toMatchTextContent('SAP')
  await tools.analyse.click()
  await expect.element(page.getByText('Target industry is required.')).toBeVisible()
  await expectForEverybody()
})

test('what a skill analysis came to', async () => {
  const { career, id } = withGap()
  await openTools(`?gap=${id}`, { career })
  await expect.element(tools.gapFor(longWord).getByText('In 1 of 1 tracked job')).toBeVisible()
  await expectForEverybody()
})

test('the gate of the tools, with what was kept', async () => {
  const { career } = withText()
  career.analyse(longWord, longWord)
  await openTools('', { career, tier: null })
  await expect.element(page.getByText('7-day free trial • Cancel anytime')).toBeVisible()
  await expect.element(page.getByRole('button', { name: `Open Summary for ${longWord}` })).toBeVisible()
  await expect.element(page.getByRole('button', { name: `Open Skills for ${longWord}` })).toBeVisible()
  await expectForEverybody()
})
