import { expect, test } from 'vitest'
import { oneMailbox } from './addresses.ts'

test.each([
  ['ada@example.com', 'ada@example.com'],
  [' Ada@Example.COM ', 'ada@example.com'],
  ['ada+trial@example.com', 'ada@example.com'],
  ['ada+one+two@example.com', 'ada@example.com'],
  ['a.d.a@example.com', 'a.d.a@example.com'],
  ['A.d.a+2@gmail.com', 'ada@gmail.com'],
  ['ada@googlemail.com', 'ada@gmail.com'],
  ['ａｄａ@example.com', 'ada@example.com'],
  ['+tag@example.com', '+tag@example.com'],
  ['...@gmail.com', '...@gmail.com'],
  ['"a@b"@example.com', '"a@b"@example.com'],
])('mail to %s arrives in the mailbox %s', (address, mailbox) => {
  expect(oneMailbox(address)).toBe(mailbox)
})
