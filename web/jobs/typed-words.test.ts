import { expect, test } from 'vitest'
import { typedWords } from './typed-words.ts'

test('the words of an address are taken over once, so that what is typed meanwhile stays', () => {
  typedWords.follow('welder')
  typedWords.set('welder kano')
  typedWords.follow('welder')
  expect(typedWords.current()).toBe('welder kano')
  typedWords.follow('')
  expect(typedWords.current()).toBe('')
})

test('the next screen begins without words, also where nothing was searched for', () => {
  typedWords.set('welder')
  typedWords.clear()
  expect(typedWords.current()).toBe('')
})
