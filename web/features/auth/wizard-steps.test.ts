import { expect, test } from 'vitest'
import { signUpFields } from './sign-up-form.ts'
import { fieldsOf, stepOf, wizardSteps } from './wizard-steps.ts'

test('every field of the form is on exactly one step', () => {
  const shown = wizardSteps.flatMap(step => fieldsOf(step, false))
  expect(shown.toSorted()).toEqual(Object.keys(signUpFields.shape).toSorted())
})

test('a password that the server refuses leads back to its step', () => {
  expect(stepOf(['password'])).toBe('1')
  expect(fieldsOf('4', false)).not.toContain('password')
  expect(fieldsOf('4', true)).toContain('password')
})
