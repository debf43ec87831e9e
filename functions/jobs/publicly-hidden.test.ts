import { expect, test } from 'vitest'
import { createPubliclyHidden } from './publicly-hidden.ts'
import { recordingLog } from './publish.testing.ts'

test('while the reports cannot be read, the set that is cached is used, and never an empty one', async () => {
  const { log, lines } = recordingLog()
  const answers = [undefined, new Set(['a']), undefined, new Set(['b'])]
  const read = async () => {
    const answer = answers.shift()
    if (!answer) throw new Error('The table is away.')
    return answer
  }
  const hidden = createPubliclyHidden({ reports: { hidden: read }, freshFor: 0, log })
  await expect(hidden.get()).rejects.toThrow('away')
  expect(await hidden.get()).toEqual(new Set(['a']))
  expect(await hidden.get()).toEqual(new Set(['a']))
  expect(lines).toHaveLength(1)
  expect(await hidden.get()).toEqual(new Set(['b']))
})

test('a job that is hidden while the set is read is in the next one', async () => {
  let ids = new Set<string>()
  let whileReading = () => {}
  const read = async () => {
    const found = ids
    whileReading()
    return found
  }
  const hidden = createPubliclyHidden({ reports: { hidden: read } })
  whileReading = () => {
    ids = new Set(['a'])
    hidden.forget()
    whileReading = () => {}
  }
  await hidden.get()
  expect(await hidden.get()).toEqual(new Set(['a']))
})
