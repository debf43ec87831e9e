import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { afterAll, expect, test } from 'vitest'
import { startTable } from '../local/table.testing.ts'
import { type Copy, copyRows } from './copy-rows.ts'
import { copiedInWords, restore } from './restore.ts'

const [live, restored] = await Promise.all([startTable(), startTable()])
const clients = [live, restored].map(({ database }) => new DynamoDBClient(database.clientConfig))
const [to, from] = [live, restored].map(({ database }, n) => ({
  client: clients[n] ?? new DynamoDBClient(),
  name: database.tableName,
}))
afterAll(async () => {
  for (const client of clients) client.destroy()
  await Promise.all([live.stop(), restored.stop()])
})

const now = new Date('2026-11-28T10:00:00Z')
const copy = (options: Partial<Copy> = {}) => {
  if (!to || !from) throw new Error('There are two tables.')
  return copyRows({ from, to, overwrite: false, apply: true, now, ...options })
}

/** A person's rows at the time of the backup, of which some were deleted or changed since. */
const person = async (name: string) => {
  const pk = `USER#${name}`
  const resume = { pk, sk: 'RESUME#1', version: 3, title: 'Nurse', photo: new Uint8Array([1, 2, 255]) }
  const letter = { pk, sk: 'LETTER#1', version: 1, words: ['Dear', 'reader'] }
  const profile = { pk, sk: 'PROFILE', version: 1, name }
  const usage = { pk, sk: 'USAGE#letters#2026-10', expiresAt: Date.parse('2026-11-01') / 1000 }
  for (const row of [resume, letter, profile, usage]) await restored.table.put(row)
  await live.table.put(profile)
  await live.table.put({ ...letter, version: 4, words: ['Edited', 'since'] })
  return { resume, letter, profile, read: (sk: string) => live.table.get({ pk, sk }) }
}

test('what is missing is copied, and what was edited since stays', async () => {
  const ada = await person('ada')
  const bala = await person('bala')
  const counts = { missing: 1, different: 1, same: 1, expired: 1, changed: 0 }
  expect(await copy({ subs: ['ada'], apply: false })).toEqual({ ...counts, written: 0 })
  expect(await ada.read('RESUME#1')).toBeUndefined()

  expect(await copy({ subs: ['ada'] })).toEqual({ ...counts, written: 1 })
  expect(await ada.read('RESUME#1')).toEqual(ada.resume)
  expect(await ada.read('LETTER#1')).toMatchObject({ version: 4, words: ['Edited', 'since'] })
  expect(await bala.read('RESUME#1')).toBeUndefined()
  // A copy that was stopped is begun anew, and writes only what is left.
  expect(await copy({ subs: ['ada', 'bala'] })).toMatchObject({ missing: 1, same: 3, written: 1 })
  expect(await bala.read('RESUME#1')).toEqual(bala.resume)
})

test('with overwrite, rows become as they were; a row that changes meanwhile does not', async () => {
  const eze = await person('eze')
  expect(await copy({ subs: ['eze'], overwrite: true })).toMatchObject({ different: 1, written: 2 })
  expect(await eze.read('LETTER#1')).toEqual(eze.letter)

  await live.table.put({ ...eze.letter, version: 5 })
  if (!to) throw new Error('There is a table.')
  const late = new DynamoDBClient(live.database.clientConfig)
  clients.push(late)
  late.middlewareStack.add(
    (next, { commandName }) =>
      async args => {
        // The person saves after the row was read, and before it is written.
        if (commandName === 'PutItemCommand') await live.table.put({ ...eze.letter, version: 6 })
        return next(args)
      },
    { step: 'initialize' },
  )
  const copied = await copy({ subs: ['eze'], overwrite: true, to: { ...to, client: late } })
  expect(copied).toMatchObject({ changed: 1, written: 0 })
  expect(await eze.read('LETTER#1')).toMatchObject({ version: 6 })
})

test('all rows of everybody are copied', async () => {
  await restored.table.put({ pk: 'PAYMENT#1', sk: 'PAYMENT', amount: 5000 })
  expect(await copy()).toMatchObject({ changed: 0 })
  expect(await copy()).toMatchObject({ missing: 0, written: 0 })
  expect(await live.table.get({ pk: 'PAYMENT#1', sk: 'PAYMENT' })).toMatchObject({ amount: 5000 })
})

test('the words say what would be written', () => {
  const copied = { missing: 1200, different: 3, same: 1, expired: 0, changed: 0, written: 0 }
  expect(copiedInWords(copied, { apply: false, overwrite: true })).toBe(
    '1,200 rows are in the restored table and not in the live one.\n3 rows differ and become as they were.\n1 row is the same.\nNothing was written. With --apply, 1,203 rows are written.',
  )
})

test.each([
  ['no table', ['--from', 'old', '--sub', 'ada']],
  ['the same table twice', ['--from', 'one', '--table', 'one', '--all']],
  ['neither people nor all', ['--from', 'old', '--table', 'new']],
  ['people and all', ['--from', 'old', '--table', 'new', '--all', '--sub', 'ada']],
  ['an unknown option', ['--from', 'old', '--table', 'new', '--all', '--force']],
])('%s: the usage is shown', async (_, args) => {
  await expect(restore(args, now)).rejects.toThrow('Use: npm run admin -- restore')
})
