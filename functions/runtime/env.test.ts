import { expect, test } from 'vitest'
import { setting } from './env.ts'

test('a setting has the value of the environment', () => {
  expect(setting('SITE_URL', { SITE_URL: 'https://aiki.example' })).toBe('https://aiki.example')
})

test.each([
  ['TABLE_NAME', undefined, 'The setting TABLE_NAME is missing.'],
  ['TABLE_NAME', '', 'The setting TABLE_NAME is missing.'],
  ['SITE_URL', 'https://aiki.example/', 'The setting SITE_URL is not as it must be.'],
  ['MAIL_FROM', 'Aiki <hello@aiki.example>', 'The setting MAIL_FROM is not as it must be.'],
  ['MODEL_PRICES', '0.30', 'The setting MODEL_PRICES is not as it must be.'],
  ['MODEL_PRICES', '0.30/about 2', 'The setting MODEL_PRICES is not as it must be.'],
  ['LIVE_ENDPOINT', 'somewhere', 'The setting LIVE_ENDPOINT is not as it must be.'],
] as const)('%s as %j stops the start', (name, value, words) => {
  expect(() => setting(name, { [name]: value })).toThrow(words)
})
