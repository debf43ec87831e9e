import { expect, test } from 'vitest'
import { wishId } from './wish-id.ts'

test.each([
  ['nothing was sent yet', null, 'mine'],
  ['the same words again are the same wish', 'words', 'mine'],
  ['other words are another one', 'before', 'fresh'],
])('%s', (_, sent, id) => {
  expect(wishId('words', { id: 'mine', sent }, 'fresh')).toBe(id)
})
