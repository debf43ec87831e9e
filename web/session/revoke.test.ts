import { expect, test } from 'vitest'
import { accountOperations } from '../../shared/api/account.ts'
import { signOutPath } from './revoke.ts'

test('who leaves calls the operation of the contract', () => {
  const { method, path } = accountOperations.signOut
  expect(`${method} /api${path}`).toBe(`POST ${signOutPath}`)
})
