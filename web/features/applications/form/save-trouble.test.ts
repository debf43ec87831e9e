import { expect, test } from 'vitest'
import { ApiError, type ErrorCode } from '../../../../shared/api/errors.ts'
import { ConnectionLost } from '../../../api/connection-lost.ts'
import { applicationFaults, saveTrouble } from './save-trouble.ts'

test.each<[string, unknown, boolean, string, string, string]>([
  ['a lost line', new ConnectionLost(), true, 'Error', 'Failed to add application', 'lost'],
  ['a lost line', new ConnectionLost(), false, 'Error', 'Failed to update application', 'lost'],
  ['a busy server', new ApiError('unavailable'), true, 'Error', 'Failed to add application', 'refused'],
  [
    'a row deleted elsewhere',
    new ApiError('not_found'),
    false,
    'Error',
    'Failed to update application',
    'gone',
  ],
  [
    'a job that is there already',
    new ApiError('already_tracked'),
    true,
    'Already Tracked',
    'This job is already in your applications.',
    'refused',
  ],
  [
    'a fault of ours',
    new TypeError('x is undefined'),
    false,
    'Error',
    'Failed to update application',
    'refused',
  ],
])('%s is said in the words of the catalogue', (_, error, adding, title, description, kind) => {
  const { toast, trouble } = saveTrouble(error, adding)
  expect(toast).toMatchObject({ title, description })
  expect(trouble.kind).toBe(kind)
})

test('where there is no room for another, the note says so', () => {
  expect(saveTrouble(new ApiError('too_many_applications'), true).trouble).toEqual({
    kind: 'refused',
    text: 'You have as many applications as there can be: 5,000. Delete one to add another.',
  })
})

test('what the server says of a field stands at that field', () => {
  const error = new ApiError('invalid_input', {
    fields: { jobUrl: 'This address is too long.', version: 'Not known here.' },
  })
  expect(applicationFaults(error)).toEqual([{ field: 'jobUrl', message: 'This address is too long.' }])
})

test.each<ErrorCode>(['internal', 'too_large'])('%s stands at no field', code => {
  expect(applicationFaults(new ApiError(code))).toEqual([])
})
