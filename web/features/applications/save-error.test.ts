import { expect, test } from 'vitest'
import { ApiError, type ErrorCode } from '../../../shared/api/errors.ts'
import { ConnectionLost } from '../../api/connection-lost.ts'
import { fieldErrors } from '../../kit/request-error.ts'
import { fieldNames } from './application-form.ts'
import { saveError, saveToast } from './save-error.ts'

test.each<[string, unknown, boolean, string, string, string]>([
  ['a lost line', new ConnectionLost(), true, 'Error', 'Failed to add application', 'connection_lost'],
  ['a lost line', new ConnectionLost(), false, 'Error', 'Failed to update application', 'connection_lost'],
  ['a busy server', new ApiError('unavailable'), true, 'Error', 'Failed to add application', 'unavailable'],
  [
    'a row deleted elsewhere',
    new ApiError('not_found'),
    false,
    'Error',
    'Failed to update application',
    'not_found',
  ],
  [
    'a job that is there already',
    new ApiError('already_tracked'),
    true,
    'Already Tracked',
    'This job is already in your applications.',
    'already_tracked',
  ],
  [
    'a fault of ours',
    new TypeError('x is undefined'),
    false,
    'Error',
    'Failed to update application',
    'internal',
  ],
])('%s is shown with the words of the catalogue', (_, error, isNew, title, description, code) => {
  expect(saveToast(error, isNew)).toMatchObject({ title, description })
  expect(saveError(error).code).toBe(code)
})

test('at the limit of applications, the form says so', () => {
  expect(saveError(new ApiError('too_many_applications')).text).toBe(
    'You have 5,000 applications. That is the limit. Delete one to add another.',
  )
})

test('a field error of the server is shown at that field', () => {
  const error = new ApiError('invalid_input', {
    fields: { jobUrl: 'This address is too long.', version: 'Not known here.' },
  })
  expect(fieldErrors(error, fieldNames)).toEqual([{ field: 'jobUrl', message: 'This address is too long.' }])
})

test.each<ErrorCode>(['internal', 'too_large'])('%s is shown at no field', code => {
  expect(fieldErrors(new ApiError(code), fieldNames)).toEqual([])
})
