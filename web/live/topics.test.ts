import { expect, test } from 'vitest'
import type { LiveEvent } from '../../shared/api/live.ts'
import { effectOf } from './topics.ts'

const viewed: LiveEvent = {
  topic: 'applications',
  change: 'inserted',
  id: '01KADEM0000000000000000001',
  status: 'viewed',
  origin: 'search',
  jobTitle: 'Supply Planner',
  companyName: 'Tudun Foods',
}

test('a job that a search tracked is announced, and the list reloads', () => {
  expect(effectOf(viewed, false)).toEqual({
    reload: 'applications',
    toast: {
      title: 'Job Auto-Tracked',
      description: 'Supply Planner at Tudun Foods has been added to your applications.',
      row: viewed,
    },
  })
})

test.each<[string, LiveEvent]>([
  ['a change of a row', { ...viewed, change: 'modified' }],
  ['a row of another status', { ...viewed, status: 'saved' }],
  ['a row of an import', { ...viewed, origin: 'import' }],
  ['the profile', { topic: 'profile', change: 'modified' }],
])('%s reloads without a toast', (_, event) => {
  expect(effectOf(event, false)).toEqual({ reload: event.topic, toast: null })
})

test('a change by this tab reloads and announces nothing, except a job that was viewed here', () => {
  expect(effectOf({ ...viewed, origin: 'manual' }, true)).toEqual({ reload: null, toast: null })
  expect(effectOf({ ...viewed, status: 'saved' }, true)).toEqual({ reload: null, toast: null })
  expect(effectOf(viewed, true)).toEqual({ ...effectOf(viewed, false), reload: null })
})
