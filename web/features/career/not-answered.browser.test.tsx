import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ApiError } from '../../../shared/api/errors.ts'
import { server } from '../../testing/fake-server.ts'
import { reload } from '../../testing/reload.ts'
import { expectToast } from '../../testing/toast.ts'
import { hangsMidway } from '../../testing/writing.ts'
import { chat, openChat, question } from './chat.testing.ts'

const lost = 'The connection was lost. Your message is kept on this device.'

test('a message whose answer is lost is sent again, and is there once', async () => {
  const career = await openChat()
  const line = server.loseAnswers('assistant.coach')
  await chat.say(question)
  await expect.element(chat.turn(question)).toMatchTextContent(`Not answered. ${lost}`)
  await expectToast('Coaching Failed', lost)
  line.mend()
  await chat.tryAgain.click()
  await chat.isAnswered(question)
  expect(career.messages()).toHaveLength(1)
  await reload()
  await chat.isAnswered(question)
})

test('messages that were not sent stay on the device: they can be retried and edited', async () => {
  const career = await openChat()
  const line = server.cut('assistant.coach')
  await chat.say(question)
  await chat.say('And one more thing')
  await expect.element(chat.tryAgain).toHaveLength(2)
  line.mend()
  await reload()
  await expect.element(chat.tryAgain).toHaveLength(2)
  await chat.edit.last().click()
  await expect.element(chat.field).toHaveValue('And one more thing')
  await expect.element(chat.field).toHaveFocus()
  await chat.tryAgain.click()
  await chat.isAnswered(question)
  chat.field.element().focus()
  await userEvent.keyboard('{Enter}')
  await chat.isAnswered('And one more thing')
  expect(career.messages()).toHaveLength(2)
})

test('a message that is still being answered is waited for', async () => {
  const career = await openChat()
  server.answers({ 'assistant.coach': hangsMidway('reply', 'You ask') })
  await chat.say(question)
  await expect.element(chat.turn(question)).toMatchTextContent('You ask')
  await reload()
  await expect.element(chat.turn(question)).toMatchTextContent('Not answered')
  let asked = 0
  server.answers({
    'assistant.coach': input => {
      asked += 1
      if (asked < 3) throw new ApiError('in_progress')
      return career.answers['assistant.coach'](input)
    },
  })
  await chat.tryAgain.click()
  await chat.isAnswered(question)
  const ids = new Set(server.asked('assistant.coach').map(({ body }) => body.id))
  expect([asked, ids.size]).toEqual([3, 1])
})

test('a message waits when the writing service does not answer', async () => {
  await openChat()
  server.refuse('assistant.coach', 'model_unavailable')
  await chat.say(question)
  await expect
    .element(chat.turn(question))
    .toMatchTextContent('Not answered. The AI is not answering right now.')
  await expectToast('Coaching Failed', /^The AI is not answering right now\./)
})

test('an answer that is stopped is not saved, and the message can be sent again', async () => {
  const career = await openChat()
  server.answers({ 'assistant.coach': hangsMidway('reply', 'You ask') })
  await chat.say(question)
  await expect.element(chat.turn(question)).toMatchTextContent('You ask')
  await chat.stop.click()
  await expect
    .element(chat.turn(question))
    .toMatchTextContent('You stopped it. What the coach had written is not kept.')
  await expect.element(chat.turn(question)).not.toMatchTextContent('You ask')
  await expect.element(chat.field).toHaveFocus()
  server.answers(career.answers)
  await chat.tryAgain.click()
  await chat.isAnswered(question)
})
