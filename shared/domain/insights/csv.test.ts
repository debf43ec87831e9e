import { expect, test } from 'vitest'
import type { Application } from '../../api/applications.ts'
import { furthestStage } from '../application.ts'
import { insightCells, insightHeadings } from './csv.ts'
import { insightsOf } from './insights.ts'

const now = new Date('2026-11-20T10:00:00Z')
const rows = (count: number, status: Application['status']) =>
  Array.from({ length: count }, () => ({
    status,
    stage: furthestStage(status),
    jobUrl: 'https://myjobmag.com/1',
    appliedDate: '2026-11-16',
    answeredDate: status === 'interview' ? '2026-11-19' : null,
  }))
const sessions = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    id: `01KADEM000000000000000000${place}`,
    jobTitle: '=HYPERLINK("https://evil.example")',
    overallScore: 70 + place,
    completedAt: `2026-11-1${place}T23:30:00.000Z`,
  }))
const linesOf = (...given: Parameters<typeof insightsOf>) =>
  insightCells(insightsOf(...given)).map(cells => cells.join(' | '))

test('each figure is a line with its unit and its n', () => {
  expect(insightHeadings.join()).toBe('Part,Figure,Value,Unit,Out of (n),Note')
  const lines = linesOf([...rows(5, 'interview'), ...rows(5, 'applied')], sessions(5), now)
  expect(lines.filter(line => !line.startsWith('Sent each week'))).toEqual([
    'How far they got | Tracked | 10 | applications | 10 | ',
    'How far they got | Applied | 10 | applications | 10 | ',
    'How far they got | Applied, of Tracked | 100 | per cent | 10 | ',
    'How far they got | Interview | 5 | applications | 10 | ',
    'How far they got | Interview, of Applied | 50 | per cent | 10 | ',
    'How far they got | Offer | 0 | applications | 5 | ',
    'How far they got | Offer, of Interview | 0 | per cent | 5 | ',
    'Answers | Answered, of all sent | 50 | per cent | 10 | ',
    'Time to answer | Median | 3 | days | 5 | ',
    'Time to answer | Within a week | 5 | answers | 5 | ',
    'Time to answer | 1 to 2 weeks | 0 | answers | 5 | ',
    'Time to answer | 2 to 4 weeks | 0 | answers | 5 | ',
    'Time to answer | 1 to 2 months | 0 | answers | 5 | ',
    'Time to answer | Longer | 0 | answers | 5 | ',
    'By site | MyJobMag: answered | 5 | applications | 10 | ',
    'By site | MyJobMag: answered | 50 | per cent | 10 | ',
    'Practice | Mean score | 72 | of 100 | 5 | ',
    ...[11, 12, 13, 14, 15].map(
      (day, place) =>
        `Practice | 2026-11-${day}, =HYPERLINK("https://evil.example") | ${70 + place} | of 100 | 5 | `,
    ),
  ])
  expect(lines.filter(line => line.startsWith('Sent each week'))).toHaveLength(12)
  expect(lines).toContain('Sent each week | Week of 2026-11-16 | 10 | applications | 10 | ')
})

test('a figure that is hidden on the screen is empty here, with its n', () => {
  const note = 'Hidden: n is less than 5'
  expect(linesOf(rows(4, 'interview'), sessions(4), now)).toEqual([
    'How far they got | Tracked | 4 | applications | 4 | ',
    'How far they got | Applied | 4 | applications | 4 | ',
    `How far they got | Applied, of Tracked |  | per cent | 4 | ${note}`,
    'How far they got | Interview | 4 | applications | 4 | ',
    `How far they got | Interview, of Applied |  | per cent | 4 | ${note}`,
    'How far they got | Offer | 0 | applications | 4 | ',
    `How far they got | Offer, of Interview |  | per cent | 4 | ${note}`,
    `Answers | Answered, of all sent |  | per cent | 4 | ${note}`,
    `Sent each week | Last 12 weeks |  | applications | 4 | ${note}`,
    `Time to answer | Median |  | days | 4 | ${note}`,
    `By site | On sites with too few to show |  | per cent | 4 | ${note}`,
    `Practice | Mean score |  | of 100 | 4 | ${note}`,
  ])
})

test('no cell starts a formula', () => {
  const strange = rows(5, 'applied').map(row => ({ ...row, jobUrl: 'https://-minus.example.com/1' }))
  for (const cell of insightCells(insightsOf(strange, sessions(5), now)).flat())
    expect(cell).not.toMatch(/^[=+\-@\t\r]/)
})
