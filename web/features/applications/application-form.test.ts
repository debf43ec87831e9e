import { expect, test } from 'vitest'
import { changesOf, dayWith, emptyFields, writtenForm } from './application-form.ts'

const saved = {
  ...emptyFields(new Date('2026-11-20T10:00:00Z')),
  jobTitle: 'Welder',
  companyName: 'Gada Cement',
  status: 'saved',
  appliedDate: null,
} as const

test.each([
  ['nothing', {}, {}],
  ['a note', { notes: 'Call Monday.' }, { notes: 'Call Monday.' }],
  ['a move with its day', { status: 'applied', appliedDate: '2026-11-20' }, undefined],
  ['a move whose day was emptied', { status: 'applied' }, { status: 'applied', appliedDate: null }],
  ['a move that needs no day', { status: 'viewed' }, { status: 'viewed' }],
] as const)('an edit of %s sends only that field', (_, change, expected = change) => {
  const typed = { ...saved, ...change }
  expect(changesOf(saved, typed, writtenForm.parse(typed))).toEqual(expected)
})

const interview = { day: '2026-11-27', time: '10:00', zone: 'Europe/London', place: ' Yaba ' }

test('an interview is sent as an instant with its zone, and as null when it is removed', () => {
  const typed = { ...saved, interview }
  expect(changesOf(saved, typed, writtenForm.parse(typed))).toEqual({
    interview: { at: '2026-11-27T10:00:00.000Z', zone: 'Europe/London', place: 'Yaba' },
  })
  const removed = { ...saved, interview: { ...interview, day: '', time: '', place: '' } }
  expect(changesOf(typed, removed, writtenForm.parse(removed))).toEqual({ interview: null })
})

test('an interview at a time that comes twice stays as it is when something else is edited', () => {
  const twice = { ...saved, interview: { ...interview, day: '2026-10-25', time: '01:30' } }
  const typed = { ...twice, notes: 'Call Monday.' }
  expect(changesOf(twice, typed, writtenForm.parse(typed))).toEqual({ notes: 'Call Monday.' })
})

test.each([
  [{ day: '' }, ['day']],
  [{ time: '' }, ['time']],
  [{ day: '', time: '' }, ['day', 'time']],
])('an interview with %j missing says so', (missing, fields) => {
  const { error } = writtenForm.safeParse({ ...saved, interview: { ...interview, ...missing } })
  expect(error?.issues.map(({ path }) => path)).toEqual(fields.map(field => ['interview', field]))
})

const now = new Date('2026-11-20T23:30:00Z')
const today = '2026-11-21'
const unsent = { status: 'saved', appliedDate: null } as const
const sent = { status: 'applied', appliedDate: '2026-10-01' } as const
const undated = { status: 'applied', appliedDate: null } as const

test.each([
  ['a new one', 'applied', null, today],
  ['a new one', 'rejected', null, today],
  ['a new one', 'saved', null, null],
  ['a new one', 'viewed', null, null],
  ['a saved one', 'applied', unsent, today],
  ['a saved one', 'offer', unsent, null],
  ['a saved one', 'saved', unsent, null],
  ['one that was sent', 'saved', sent, '2026-10-01'],
  ['one that was sent on some day', 'interview', undated, null],
  ['one that was sent on some day', 'applied', undated, null],
] as const)('%s, when %s is chosen', (_, status, before, day) => {
  expect(dayWith(status, before, now)).toBe(day)
})
