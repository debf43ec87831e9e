import { expect, test } from 'vitest'
import { requestId } from './draft.ts'

const [id, freshId] = ['01KADEM0000000000000000001', '01KADEM0000000000000000002']

test.each([
  ['a request that was never sent', { id, sent: null }, id],
  ['the same content, sent again', { id, sent: 'Nothing loads' }, id],
  ['other content than was sent', { id, sent: 'It loads now' }, freshId],
])('the id of %s', (_, draft, expected) => {
  expect(requestId('Nothing loads', draft, freshId)).toBe(expected)
})
