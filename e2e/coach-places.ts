import { expect } from 'playwright/test'
import { ulid } from 'ulid'
import { CoachChat } from './pages/coach-chat.ts'
import type { Signed, Way } from './signed.ts'
import { modelFault } from './writing.ts'

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän'

export const coachPlaces: Readonly<Record<string, Way<Signed>>> = {
  'the career coach before the first message': async ({ page, api }) => {
    await api.subscription.startTrial({ body: { tier: 'elite' } })
    const chat = await CoachChat.open(page)
    await expect(chat.starter('How do I explain a gap in my work?')).toBeVisible()
  },
  'a talk with the career coach, and a message without an answer': async ({ page, api, stack }) => {
    await api.subscription.startTrial({ body: { tier: 'elite' } })
    const body = { id: ulid(), message: `How do I become a ${longWord}?`, shares: false }
    for await (const event of api.assistant.coach({ body })) expect(event.type).not.toBe('failed')
    const chat = await CoachChat.open(page)
    modelFault(stack, 'refusing', 1)
    await chat.say(longWord)
    await expect(chat.tryAgain).toBeVisible()
    await chat.field.fill('x'.repeat(4001))
    await chat.send.click()
    await expect(page.getByText('Keep this to at most 4,000 characters.')).toBeVisible()
  },
  'the career coach on Pro': async ({ page, api }) => {
    await api.subscription.startTrial({ body: { tier: 'pro' } })
    await page.goto('/dashboard/advanced-features?tab=coach')
    await expect(page.getByRole('heading', { name: 'A coach to talk it over with' })).toBeVisible()
  },
}
