import { expect, test } from 'vitest'
import { signUpFields } from './sign-up-form.ts'
import { fieldsOf, stepOf, wizardSteps } from './wizard-steps.ts'

test('every field of the form has its step, and a single one', () => {
  const shown = wizardSteps.flatMap(step => fieldsOf(step, false))
  expect(shown.toSorted()).toEqual(Object.keys(signUpFields.shape).toSorted())
})

test('a password that is refused is mended where it is asked for', () => {
  expect(stepOf(['password'])).toBe('1')
  expect(fieldsOf('4', false)).not.toContain('password')
  expect(fieldsOf('4', true)).toContain('password')
})
