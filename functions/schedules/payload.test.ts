import { expect, test } from 'vitest'
import { scheduleVerbs, timetable } from './payload.ts'

test('the timetable runs every scheduled verb', () => {
  expect(new Set(timetable.map(({ payload }) => payload.verb))).toEqual(new Set(scheduleVerbs))
})
