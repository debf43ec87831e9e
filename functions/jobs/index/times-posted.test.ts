import { expect, test } from 'vitest'
import { timesPosted } from './times-posted.ts'

test.each<[string, number[], { times: number; lastDay: number } | undefined, number | undefined]>([
  ['never dated', [], undefined, undefined],
  ['once', [100], undefined, 1],
  ['on three boards within the week', [100, 103, 106], undefined, 1],
  ['twice, six days apart', [100, 106], undefined, 1],
  ['twice, seven days apart', [107, 100], undefined, 2],
  ['a date that moves every day', [100, 101, 102, 103, 104, 105, 106, 107, 108], undefined, 1],
  ['again after what is known', [120], { times: 1, lastDay: 100 }, 2],
  ['the same as is known', [100], { times: 3, lastDay: 100 }, 3],
  ['older than what is known', [80], { times: 2, lastDay: 100 }, 2],
  ['known, and without a date by now', [], { times: 2, lastDay: 100 }, 2],
])('%s', (_, days, before, times) => {
  expect(timesPosted(days, before)?.times).toBe(times)
})
