import { expect, test } from 'vitest'
import { BoardError } from './connector.ts'
import { openAddress, publicOnly } from './reach.ts'

const open = (location: string, from?: string) =>
  openAddress(location, publicOnly(), from === undefined ? undefined : new URL(from)).href

test.each([
  ['https://remoteok.com/api', undefined, 'https://remoteok.com/api'],
  ['/jobs?page=2', 'https://remoteok.com/api', 'https://remoteok.com/jobs?page=2'],
  ['https://www.remoteok.com/api', 'http://remoteok.com/api', 'https://www.remoteok.com/api'],
  ['https://[2606:4700::1111]/', undefined, 'https://[2606:4700::1111]/'],
  ['https://93.184.216.34/', undefined, 'https://93.184.216.34/'],
])('%s from %s may be asked', (location, from, expected) => {
  expect(open(location, from)).toBe(expected)
})

test.each([
  ['http://remoteok.com/api', 'https://remoteok.com/api'],
  ['javascript:alert(1)', 'https://remoteok.com/api'],
  ['http://', 'http://remoteok.com/'],
  ['no address', undefined],
])('%s from %s may not', (location, from) => {
  expect(() => open(location, from)).toThrow(BoardError)
})
