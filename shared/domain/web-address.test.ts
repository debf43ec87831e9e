import { expect, test } from 'vitest'
import { optionalUrl } from '../api/fields.ts'
import { completedAddress } from './web-address.ts'

test.each([
  ['jobs.example.ng/123', 'https://jobs.example.ng/123'],
  [' www.jobs.example/42?ref=a:b#top ', 'https://www.jobs.example/42?ref=a:b#top'],
  ['jobs.example:8443/apply', 'https://jobs.example:8443/apply'],
  ['ọdánú.ng/ìṣẹ́', 'https://ọdánú.ng/ìṣẹ́'],
  ['http://jobs.example/1', 'http://jobs.example/1'],
  ['HTTPS://Jobs.Example/1', 'HTTPS://Jobs.Example/1'],
  ['', ''],
])('"%s" is the address "%s"', (typed, address) => {
  expect(completedAddress(typed)).toBe(address)
  expect(optionalUrl.safeParse(address).success).toBe(true)
})

test.each([
  'ask Bala',
  'Lagos',
  'hr@jobs.example',
  'javascript:alert(1)',
  'JavaScript://jobs.example/%0aalert(1)',
  'data:text/html,x',
  'mailto:hr@jobs.example',
  'jobs.example/1 (closed)',
  'e.g',
  '01/02/2026',
  `${'a.'.repeat(50_000)}@`,
  'a.'.repeat(1000),
  `jobs.example/${'x'.repeat(2030)}`,
])('%# "%.40s" is not an address, and stays as it was typed', typed => {
  expect(completedAddress(typed)).toBe(typed)
  expect(optionalUrl.safeParse(typed).success).toBe(false)
})
