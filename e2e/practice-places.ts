import { expect } from 'playwright/test'
import { PracticePage } from './pages/practice.ts'
import { answerQuestions, goodAnswer, startPractice } from './practice.ts'
import type { Signed, Way } from './signed.ts'
import { modelFault } from './writing.ts'

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän'

const practice = async ({ page, api }: Signed, answered: readonly number[]): Promise<PracticePage> => {
  const session = await startPractice(api, { jobTitle: longWord })
  await answerQuestions(api, session, answered)
  return PracticePage.open(page, session.interview.id)
}

/** Where somebody is at practice, each with the way to it. */
export const practicePlaces: Readonly<Record<string, Way<Signed>>> = {
  'a practice before its first answer, with faults': async world => {
    const player = await (await practice(world, [])).at(1)
    await player.getFeedback.click()
  },
  'an answer with its feedback': async world => {
    const player = await (await practice(world, [0])).at(2)
    await player.answer(goodAnswer)
  },
  'an answer scored by rules, and changed since': async world => {
    const player = await (await practice(world, [0])).at(2)
    modelFault(world.stack, 'throttled', 2)
    await player.answer(longWord)
    await player.box.fill(`${longWord} ${longWord}`)
    await expect(player.card.getByText(/^This is about your earlier words/)).toBeVisible()
  },
  'how a practice went': async world => {
    const { page, api } = world
    const session = await startPractice(api, { jobTitle: longWord })
    const { id } = session.interview
    await answerQuestions(api, session, [0, 1, 2, 3, 4, 5, 6, 7])
    await api.interviews.complete({ params: { id } })
    await page.goto(`/dashboard/interview-coach/${id}`)
    await page.getByRole('main').locator('summary').first().click()
  },
  'a practice that is not here': async ({ page }) => {
    await page.goto('/dashboard/interview-coach/01J00000000000000000000000')
    await expect(page.getByRole('heading', { name: /is not here any more$/ })).toBeVisible()
  },
}
