import { expect } from 'playwright/test'
import { lineDown, status } from './complaints.ts'
import { testSignedIn as test } from './fixtures.ts'
import { cutLine, holdServer, loseAnswers } from './lines.ts'
import { deafen } from './live.ts'
import { CoachChat } from './pages/coach-chat.ts'
import { expectToast } from './pages/toast.ts'
import { modelFault } from './writing.ts'

const coach = '/api/assistant/coach'
const question = 'How do I ask for more pay?'

test.beforeEach(async ({ api }) => {
  await api.subscription.startTrial({ body: { tier: 'elite' } })
})
test.afterEach(({ stack }) => modelFault(stack, 'ok'))

test('a talk with the coach is kept, goes on after a reload, and is cleared', async ({
  page,
  context,
  api,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const chat = await CoachChat.open(page)
  await chat.field.press('Enter')
  await chat.field.fill('  ')
  await chat.send.click()
  await expect(chat.log).toHaveCount(0)

  await chat.field.fill('I have an offer.')
  await chat.field.press('Shift+Enter')
  await page.keyboard.type(question)
  await chat.field.press('Enter')
  await expect(chat.field).toHaveValue('')
  await expect(chat.field).toBeFocused()
  await chat.expectAnswered('I have an offer.')
  const { messages } = await api.career.messages({ query: {} })
  expect(messages.map(({ message }) => message)).toEqual([`I have an offer.\n${question}`])
  // Whole, and once.
  const reply = messages[0]?.reply ?? ''
  await expect(page.getByText(`The coach says: ${reply}`)).toHaveAttribute('aria-live', 'polite')
  await chat.copies.click()
  await expectToast(page, 'Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reply)

  await chat.field.fill('What if they')
  await page.reload()
  await chat.shown()
  await chat.expectAnswered('I have an offer.')
  await expect(chat.log).toContainText('Today')
  await expect(chat.field).toHaveValue('What if they')
  await chat.say('What if they say no?')
  await chat.expectAnswered('What if they say no?')

  await page.getByRole('button', { name: 'Clear chat' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Clear the chat?' })
  await asked.getByRole('button', { name: 'Keep it' }).click()
  await expect(asked).toBeHidden()
  await expect(chat.copies).toHaveCount(2)
  await page.getByRole('button', { name: 'Clear chat' }).click()
  await asked.getByRole('button', { name: 'Clear chat' }).click()
  await expectToast(page, 'Chat cleared')
  await expect(chat.field).toBeFocused()
  expect((await api.career.messages({ query: {} })).messages).toEqual([])
  await chat.starter('How do I explain a gap in my work?').click()
  await chat.expectAnswered('How do I explain a gap in my work?')
})

test('a message whose answer is lost is sent again, and is there once', async ({ page, api, complaints }) => {
  complaints.expect(lineDown)
  await deafen(page)
  const chat = await CoachChat.open(page)
  const line = await loseAnswers(page, 'POST', coach)
  const turn = await chat.say(question)
  await expect(turn).toContainText(
    'Not answered. The connection was lost. Your message is kept on this device.',
  )
  await expectToast(page, 'Coaching Failed', 'The connection was lost. Your message is kept on this device.')
  await line.mend()
  await chat.tryAgain.click()
  await chat.expectAnswered(question)
  expect((await api.career.messages({ query: {} })).messages).toHaveLength(1)
  await page.reload()
  await chat.shown()
  await chat.expectAnswered(question)
})

test('a message that reached nobody stays on the device: it can be tried again, and changed', async ({
  page,
  api,
  complaints,
}) => {
  complaints.expect(lineDown)
  const chat = await CoachChat.open(page)
  const line = await cutLine(page, 'POST', coach)
  await chat.say(question)
  await chat.say('And one more thing')
  await expect(chat.tryAgain).toHaveCount(2)
  await line.mend()
  await page.reload()
  await chat.shown()
  await expect(chat.tryAgain).toHaveCount(2)
  await chat.edit.last().click()
  await expect(chat.field).toHaveValue('And one more thing')
  await expect(chat.field).toBeFocused()
  await chat.tryAgain.click()
  await chat.expectAnswered(question)
  await chat.field.press('Enter')
  await chat.expectAnswered('And one more thing')
  expect((await api.career.messages({ query: {} })).messages).toHaveLength(2)
})

test('a tab that is closed while the coach writes loses no word', async ({ page, context, stack }) => {
  const chat = await CoachChat.open(page)
  modelFault(stack, 'hang-midway', 1)
  await chat.say(question)
  await expect(chat.stop).toBeVisible()
  await page.close()
  const again = await CoachChat.open(await context.newPage())
  await expect(again.turn(question)).toContainText('Not answered')
  // Where the first one is still held to be under way, it is waited for.
  await again.tryAgain.click()
  await again.expectAnswered(question)
})

test('where the model is away the message waits; stopped, what was written is not kept', async ({
  page,
  api,
  stack,
  complaints,
}) => {
  complaints.expect(status(503))
  const chat = await CoachChat.open(page)
  modelFault(stack, 'throttled')
  const turn = await chat.say(question)
  await expect(turn).toContainText('Not answered. The writing service does not answer just now.')
  await expectToast(page, 'Coaching Failed', /^The writing service does not answer just now\./)
  modelFault(stack, 'hang-midway')
  await chat.tryAgain.click()
  await chat.stop.click()
  await expect(turn).toContainText('You stopped it. What the coach had written is not kept.')
  await expect(chat.field).toBeFocused()
  expect((await api.career.messages({ query: {} })).messages).toEqual([])
  modelFault(stack, 'ok')
  await chat.tryAgain.click()
  await chat.expectAnswered(question)
})

test('an answer that comes before the chat is loaded is there, once', async ({ page }) => {
  const server = await holdServer(page, 'GET', '/api/coach/messages')
  await page.goto('/dashboard/advanced-features?tab=coach')
  const chat = new CoachChat(page)
  await chat.say(question)
  await chat.expectAnswered(question)
  server.goOn()
  await chat.shown()
  await chat.expectAnswered(question)
})

test('one may type on while the coach writes, and sends it afterwards', async ({ page }) => {
  const chat = await CoachChat.open(page)
  const server = await holdServer(page, 'POST', coach)
  await chat.say(question)
  await chat.field.fill('Thank you.')
  await chat.field.press('Enter')
  await expect(chat.turn('Thank you.')).toHaveCount(0)
  await expect(chat.field).toHaveValue('Thank you.')
  server.goOn()
  await chat.expectAnswered(question)
  await chat.field.press('Enter')
  await chat.expectAnswered('Thank you.')
})

test('the coach may see profile and applications only where it is let, and this device remembers it', async ({
  page,
}) => {
  const chat = await CoachChat.open(page)
  const sharedBy = async (message: string): Promise<unknown> => {
    const request = page.waitForRequest(request => request.url().endsWith(coach))
    await chat.say(message)
    const { shares } = (await request).postDataJSON()
    await chat.expectAnswered(message)
    return shares
  }
  await expect(chat.shares).not.toBeChecked()
  expect(await sharedBy(question)).toBe(false)
  await chat.shares.check({ force: true })
  await page.reload()
  await expect(chat.shares).toBeChecked()
  expect(await sharedBy('What next?')).toBe(true)
})
