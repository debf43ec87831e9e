import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectForEverybody } from '../../testing/accessible.ts'
import { fakeCareer } from '../../testing/career.ts'
import { server } from '../../testing/fake-server.ts'
import { longWord } from '../../testing/long-word.ts'
import { chat, openChat } from './chat.testing.ts'

test('the career coach before the first message', async () => {
  await openChat()
  await expect.element(chat.starter('How do I explain a gap in my work?')).toBeVisible()
  await expectForEverybody()
})

test('a talk with the career coach, and a message without an answer', async () => {
  const career = fakeCareer()
  career.ask(`How do I become a ${longWord}?`)
  await openChat({ career })
  server.refuse('assistant.coach', 'model_refused')
  await chat.say(longWord)
  await expect.element(chat.tryAgain).toBeVisible()
  await chat.field.fill('x'.repeat(4001))
  await chat.send.click()
  await expect.element(page.getByText('Keep this to at most 4,000 characters.')).toBeVisible()
  await expectForEverybody()
})

test('the career coach on Pro', async () => {
  await openChat({ tier: 'pro' })
  await expect
    .element(page.getByRole('heading', { name: 'A coach to talk to about your search' }))
    .toBeVisible()
  await expectForEverybody()
})
