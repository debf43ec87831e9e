import { expect, test } from 'vitest'
import { smokeArguments } from './options.ts'

test.each([
  [['http://localhost:3000/'], { site: 'http://localhost:3000', mailbox: 'local', stack: undefined }],
  [['https://a.example/faq'], { site: 'https://a.example', mailbox: 'terminal' }],
  [
    ['https://a.example', '--mailbox', 's3://aiki-mail/smoke.a.example', '--stack', 'Aiki-staging', '--json'],
    { mailbox: { bucket: 'aiki-mail', host: 'smoke.a.example' }, stack: 'Aiki-staging', json: true },
  ],
])('%j are the arguments', (given, read) => {
  expect(smokeArguments(given)).toMatchObject(read)
})

test.each([
  [[], 'Use: npm run smoke'],
  [['a.example'], 'Use: npm run smoke'],
  [['https://a.example', 'https://b.example'], 'Use: npm run smoke'],
  [['https://a.example', '--fast'], 'Use: npm run smoke'],
  [['http://a.example'], 'is not https'],
  [['https://a.example', '--mailbox', 's3://bucket'], 'must be like s3://'],
])('%j are refused', (given, words) => {
  expect(() => smokeArguments(given)).toThrow(words)
})
