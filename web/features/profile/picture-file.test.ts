import { expect, test } from 'vitest'
import { largestFile, middleSquare, refusal, unreadable } from './picture-file.ts'

const photo = { name: 'me.jpg', type: 'image/jpeg', size: 80_000 }

test.each([
  ['a photograph', photo, undefined],
  ['one of 5 MB', { ...photo, size: largestFile }, undefined],
  ['one of a byte more', { ...photo, size: largestFile + 1 }, 'File Too Large'],
  ['a text', { name: 'me.txt', type: 'text/plain', size: 10 }, 'Invalid File'],
  ['a file of no known type', { name: 'me', type: '', size: 10 }, 'Invalid File'],
  ['an iPhone photo without a type', { name: 'IMG_1.HEIC', type: '', size: 10 }, undefined],
  ['a large text', { name: 'me.txt', type: 'text/plain', size: largestFile + 1 }, 'Invalid File'],
])('%s', (_, file, title) => {
  expect(refusal(file)?.title).toBe(title)
})

test('only an iPhone photo is reported as unreadable by this browser', () => {
  expect(unreadable(photo).description).toBe('Failed to process image.')
  expect(unreadable({ name: 'me', type: 'image/heic' }).description).toMatch(/cannot read HEIC/)
})

test.each([
  ['a tall one', { width: 3000, height: 4000 }, { x: 0, y: 500, side: 3000, drawn: 256 }],
  ['a wide one', { width: 1001, height: 400 }, { x: 300, y: 0, side: 400, drawn: 256 }],
  ['a small one stays small', { width: 40, height: 64 }, { x: 0, y: 12, side: 40, drawn: 40 }],
])('the middle square: %s', (_, size, square) => {
  expect(middleSquare(size)).toEqual(square)
})
