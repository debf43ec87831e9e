import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeCareer } from '../../testing/career.ts'
import { server } from '../../testing/fake-server.ts'
import { reload } from '../../testing/reload.ts'
import { expectToast } from '../../testing/toast.ts'
import { chat, openChat, question } from './chat.testing.ts'
import { clipboard } from './tools.testing.ts'

test('an empty message is not sent', async () => {
  await openChat()
  chat.field.element().focus()
  await userEvent.keyboard('{Enter}')
  await chat.field.fill('  ')
  await chat.send.click()
  await expect.element(chat.log).not.toBeInTheDocument()
  expect(server.asked('assistant.coach')).toEqual([])
})

test('a message of two lines is answered, announced once to screen readers, and the field is ready for the next', async () => {
  const career = await openChat()
  await chat.field.fill('I have an offer.')
  await userEvent.keyboard(`{Shift>}{Enter}{/Shift}${question}{Enter}`)
  await expect.element(chat.field).toHaveValue('')
  await expect.element(chat.field).toHaveFocus()
  await chat.isAnswered('I have an offer.')
  await expect.element(chat.log).toMatchTextContent('Today')
  const [{ message, reply } = { message: '', reply: '' }] = career.messages()
  expect(message).toBe(`I have an offer.\n${question}`)
  const said = page.getByText(`The coach says: ${reply}`)
  await expect.element(said).toHaveLength(1)
  await expect.element(said).toHaveAttribute('aria-live', 'polite')
})

test('a reply is copied', async () => {
  const career = fakeCareer()
  const { reply } = career.ask(question)
  await openChat({ career })
  const copied = clipboard()
  await chat.copies.click()
  await expectToast('Copied')
  expect(copied()).toEqual([reply])
})

test('a chat is there after a reload, with the typed text, and continues', async () => {
  const career = fakeCareer()
  career.ask(question)
  await openChat({ career })
  await chat.field.fill('What if they')
  await reload()
  await chat.isAnswered(question)
  await expect.element(chat.field).toHaveValue('What if they')
  await chat.say('What if they say no?')
  await chat.isAnswered('What if they say no?')
  await expect.element(chat.copies).toHaveLength(2)
})

test('a chat is cleared after a question, and may begin with a question that is offered', async () => {
  const career = fakeCareer()
  career.ask(question)
  await openChat({ career })
  const asked = page.getByRole('alertdialog', { name: 'Clear the chat?' })
  await chat.clear.click()
  await asked.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(asked).not.toBeInTheDocument()
  await chat.isAnswered(question)
  await chat.clear.click()
  await asked.getByRole('button', { name: 'Clear chat' }).click()
  await expectToast('Chat cleared')
  await expect.element(chat.field).toHaveFocus()
  expect(career.messages()).toEqual([])
  await chat.starter('How do I explain a gap in my work?').click()
  await chat.isAnswered('How do I explain a gap in my work?')
})

test('a person may type while the coach writes, and send it afterwards', async () => {
  await openChat()
  const held = server.hold('assistant.coach')
  await chat.say(question)
  await chat.field.fill('Thank you.')
  await userEvent.keyboard('{Enter}')
  await expect.element(chat.field).toHaveValue('Thank you.')
  await expect.element(chat.turn('Thank you.')).not.toBeInTheDocument()
  held.goOn()
  await chat.isAnswered(question)
  await userEvent.keyboard('{Enter}')
  await chat.isAnswered('Thank you.')
})

test('an answer that arrives before the chat is loaded is shown once', async () => {
  const held = server.hold('career.messages')
  const career = fakeCareer()
  career.ask('An older one')
  server.answers(career.answers)
  const opened = openChat({ career })
  await chat.say(question)
  await chat.isAnswered(question)
  held.goOn()
  await opened
  await chat.isAnswered('An older one')
  await chat.isAnswered(question)
})

test('the coach sees profile and applications only when allowed, and this device remembers the choice', async () => {
  await openChat()
  await expect.element(chat.shares).not.toBeChecked()
  await chat.say(question)
  await chat.isAnswered(question)
  await chat.shares.click()
  await reload()
  await expect.element(chat.shares).toBeChecked()
  await chat.say('What next?')
  await chat.isAnswered('What next?')
  expect(server.asked('assistant.coach').map(({ body }) => body.shares)).toEqual([false, true])
})

/** A career with a long chat. */
const talkative = () => {
  const career = fakeCareer()
  for (let n = 1; n <= 24; n += 1) career.ask(`Question ${n}.`)
  return career
}
const newest = page.getByRole('button', { name: 'Newest' })

/** Waits until the end of the chat is in view, and gives what scrolls. */
const atItsEnd = async () => {
  const log = chat.log.element()
  await expect.poll(() => log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2)
  return log
}

test('the chat scrolls to its end, and stays where the person reads', async () => {
  await openChat({ career: talkative() })
  await atItsEnd()
  const held = server.hold('assistant.coach')
  await chat.say(question)
  const log = await atItsEnd()
  log.scrollTop = 0
  await expect.element(newest).toBeVisible()
  held.goOn()
  await chat.isAnswered(question)
  expect(log.scrollTop).toBe(0)
  await newest.click()
  await atItsEnd()
  await expect.element(newest).not.toBeInTheDocument()
})

test('older messages are added above without moving the text', async () => {
  const career = talkative()
  const [newer, older] = [career.messages().slice(0, 12), career.messages().slice(12)]
  const oldest = newer.at(-1)?.id ?? null
  server.answers(career.answers)
  const opened = openChat({ career })
  server.answers({
    'career.messages': ({ query }) =>
      query.before ? { messages: older, older: null } : { messages: newer, older: oldest },
  })
  await opened
  const log = await atItsEnd()
  log.scrollTop = 0
  await expect.element(newest).toBeVisible()
  await page.getByRole('button', { name: 'Show older messages' }).click()
  await expect.element(chat.turn('Question 1.')).toBeInTheDocument()
  await expect.poll(() => log.scrollTop).toBeGreaterThan(0)
  const { top } = chat.turn('Question 13.').element().getBoundingClientRect()
  expect(Math.abs(top - log.getBoundingClientRect().top)).toBeLessThan(120)
})
