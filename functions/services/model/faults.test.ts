import { expect, test } from 'vitest'
import { faultOf } from './faults.ts'

const named = (name: string, message: string) => Object.assign(new Error(message), { name })

test.each([
  ['ThrottlingException', 'throttled'],
  ['ServiceUnavailableException', 'failed'],
  ['CredentialsProviderError', 'our fault'],
  ['ECONNREFUSED', 'failed'],
])('%s: %s', (name, outcome) => {
  expect(faultOf(named(name, 'x')).outcome).toBe(outcome)
})

test('an error contains no words that the service quoted', () => {
  const quoted = `Value '[{"text":"Zainab's CV"}]' at "messages" is too long`
  expect(faultOf(named('ValidationException', quoted)).message).toBe(
    "ValidationException: Value '…' is too long",
  )
  expect(faultOf(named('ModelErrorException', 'Zainab')).message).toBe('ModelErrorException')
})
