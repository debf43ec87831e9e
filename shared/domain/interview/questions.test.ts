import { describe, expect, test } from 'vitest'
import { questionSet, standardQuestions } from './questions.ts'

const given = Array.from({ length: 8 }, (_, n) => `How would you plan the stock of depot number ${n + 10}?`)
const own = [
  'How do you check that a delivery is complete?',
  'Tell me about a driver who refused a route.',
  'Which figures would you look at every Monday, and why?',
  'What would you do if the fuel budget ran out on the 20th?',
  'Why logistics?',
  'How do you tell a client that their goods are late?',
  'Describe the best team that you have worked in.',
  'Which part of this work would you hand to a machine?',
]

test('the questions of the model are asked in their order', () => {
  expect(questionSet(own, [], 8)).toEqual({ questions: own, askedBy: 'model' })
})

test('without the model, the eight standard questions are asked', () => {
  expect(questionSet([], [], 8)).toEqual({ questions: [...standardQuestions], askedBy: 'standard' })
})

describe('dropped questions', () => {
  test.each([
    ['again in other spelling', 'how do you check that a delivery is COMPLETE'],
    ['what nobody may ask', 'Are you married, and does your husband mind travel?'],
    ['a word', 'Why?'],
    ['a lecture', `Tell me ${'more and '.repeat(50)}more.`],
    ['markup alone', '<script>alert(1)</script>'],
  ])('%s', (_, question) => {
    const { questions } = questionSet([...own.slice(0, 7), question, own[7] ?? ''], [], 8)
    expect(questions).toEqual(own)
  })

  test('are those of an earlier session, also in nearly the same words', () => {
    const before = own.slice(0, 4).map(question => question.replace('a ', 'the '))
    const { questions } = questionSet(own, before, 8)
    expect(questions.slice(0, 4)).toEqual(own.slice(4))
    expect(questions).toHaveLength(8)
    expect(new Set(questions).size).toBe(8)
  })
})

test('are repetitions of one question in other words', () => {
  expect(
    questionSet(given, [], 8).questions.filter(question => given.includes(question)).length,
  ).toBeLessThan(8)
})

test('too few questions are filled up, also for a person who knows the standard ones', () => {
  for (const asked of [[], [...standardQuestions]]) {
    const { questions, askedBy } = questionSet(own.slice(0, 3), asked, 8)
    expect(questions).toHaveLength(8)
    expect(new Set(questions).size).toBe(8)
    expect(askedBy).toBe('model')
  }
})

test('links and markup are removed from a question', () => {
  const [first] = questionSet(
    ['What do you know of <b>us</b>? See https://us.example/about'],
    [],
    8,
  ).questions
  expect(first).toBe('What do you know of us? See')
})
