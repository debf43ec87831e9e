import { expect, test } from 'vitest'
import type { ApplicationSummary } from '../../shared/domain/application.ts'
import { pageOfRow, pageWrites, summariesOf } from './digest-row.ts'
import type { Write } from './table.ts'

const summary = (n: number, version = 1): ApplicationSummary => ({
  id: String(n).padStart(26, '0'),
  status: 'applied',
  stage: 2,
  appliedDate: null,
  updatedAt: '2026-11-20T08:00:00.000Z',
  version,
  closesOn: n % 5 === 2 ? '2026-12-03' : null,
  interviewAt: n % 7 === 3 ? '2026-11-27T09:00:00.000Z' : null,
})
const some = (length: number) => Array.from({ length }, (_, n) => summary(n))
const pagesFor = (summaries: readonly ApplicationSummary[]) =>
  pageWrites('ada', [], summaries).map(write => ('put' in write ? pageOfRow(write.put) : 'none'))
const named = (write: Write) =>
  'put' in write ? `put ${write.put.sk}` : 'remove' in write ? `remove ${write.remove.sk}` : 'else'

test.each([0, 1, 200, 201, 450])('%i summaries are read as they were written', length => {
  expect(summariesOf(pagesFor(some(length)))).toEqual(some(length))
})

test.each([
  ['nothing has changed', some(450), []],
  ['the newest one is added', some(451), ['put DIGEST#002']],
  ['one begins a page', some(601), ['put DIGEST#002', 'put DIGEST#003']],
  ['one in the middle is edited', some(450).with(250, summary(250, 2)), ['put DIGEST#001']],
  ['one in the middle is gone', some(450).toSpliced(250, 1), ['put DIGEST#001', 'put DIGEST#002']],
  ['the last page is empty', some(400), ['remove DIGEST#002']],
  ['all are gone', [], ['remove DIGEST#000', 'remove DIGEST#001', 'remove DIGEST#002']],
])('only changed pages are written: %s', (_, after, writes) => {
  expect(pageWrites('ada', pagesFor(some(450)), after).map(named)).toEqual(writes)
})

test.each(['undefined', '[["an id alone"]]'])('a page with another shape is not read: %s', page => {
  expect(summariesOf([page])).toBeNull()
})
