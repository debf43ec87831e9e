import { expect, test } from 'vitest'
import { figuresOf } from './figures.ts'

test('nothing sent has no share', () => {
  expect(figuresOf([{ status: 'saved', stage: 1 }])).toEqual({
    tracked: 1,
    sent: 0,
    answered: 0,
    answeredPercent: null,
    interviews: 0,
  })
})

test('a refusal is an answer, a withdrawal before one is not', () => {
  const figures = figuresOf([
    { status: 'applied', stage: 2 },
    { status: 'rejected', stage: 2 },
    { status: 'rejected', stage: 3 },
    { status: 'interview', stage: 3 },
    { status: 'offer', stage: 4 },
    { status: 'withdrawn', stage: 2 },
    { status: 'withdrawn', stage: 1 },
  ])
  expect(figures).toEqual({ tracked: 7, sent: 6, answered: 4, answeredPercent: 67, interviews: 3 })
})
