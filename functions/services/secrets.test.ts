import { expect, test } from 'vitest'
import { boardKeys } from './secrets.ts'

const keysIn = (text: string) => boardKeys({ get: async () => text }, 'aiki/boards')()

test.each([
  ['{}', {}],
  ['{"reliefwebAppName":"aiki-jobs-x1"}', { reliefwebAppName: 'aiki-jobs-x1' }],
  ['{"adzunaAppId":" 12 ","adzunaAppKey":"ab"}', { adzunaAppId: '12', adzunaAppKey: 'ab' }],
])('%s', async (text, expected) => {
  expect(await keysIn(text)).toEqual(expected)
})

test.each(['', '[]', 'hush-1', '{"adzunaKey":"hush-1"}', '{"adzunaAppKey":""}', '{"adzunaAppKey":7}'])(
  '%j throws without quoting the secret',
  async text => {
    await expect(keysIn(text)).rejects.toThrow(
      /^The secret of the boards has other things than reliefwebAppName, adzunaAppId, adzunaAppKey\.$/,
    )
  },
)

test('without the secret there are no keys; any other error is thrown', async () => {
  const failing = (name: string) =>
    boardKeys({ get: async () => Promise.reject(Object.assign(new Error('no'), { name })) }, 'aiki/boards')
  expect(await failing('ResourceNotFoundException')()).toEqual({})
  await expect(failing('AccessDeniedException')()).rejects.toThrow('no')
})
