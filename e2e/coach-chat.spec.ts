import { expect } from 'playwright/test'
import { testSignedIn as test } from './fixtures.ts'
import { CoachChat } from './pages/coach-chat.ts'
import { expectToast } from './pages/toast.ts'
import { modelFault } from './writing.ts'

const question = 'How do I ask for more pay?'

test.beforeEach(async ({ api }) => {
  await api.subscription.startTrial({ body: { tier: 'elite' } })
})
test.afterEach(({ stack }) => modelFault(stack, 'ok'))

test('a chat with the coach is saved, copied, continued after a reload, and cleared', async ({
  page,
  context,
  api,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const chat = await CoachChat.open(page)
  await chat.say(question)
  await chat.expectAnswered(question)
  const { messages } = await api.career.messages({ query: {} })
  expect(messages).toMatchObject([{ message: question }])
  await chat.copies.click()
  await expectToast(page, 'Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(messages[0]?.reply)

  await page.reload()
  await chat.shown()
  await chat.expectAnswered(question)
  await chat.say('What if they say no?')
  await chat.expectAnswered('What if they say no?')

  await page.getByRole('button', { name: 'Clear chat' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Clear the chat?' })
  await asked.getByRole('button', { name: 'Clear chat' }).click()
  await expectToast(page, 'Chat cleared')
  expect((await api.career.messages({ query: {} })).messages).toEqual([])
})
