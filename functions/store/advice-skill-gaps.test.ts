import { ulid } from 'ulid'
import { afterAll, expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import { skillGapsAtMost } from '../../shared/api/career.ts'
import { newSkillGap, skillGapStore } from './advice.ts'
import { exportStore } from './exports.ts'

const { table, stop } = await startTable()
afterAll(() => stop())
const gaps = skillGapStore(table)
const now = new Date('2026-11-20T10:00:00Z')

const add = async (sub: string, id = ulid()) => {
  const it = {
    id,
    targetRole: 'Analyst',
    targetIndustry: 'Finance',
    summary: 'You bring SQL.',
    missingSkills: ['Tableau'],
    recommendations: [{ action: 'Make a table.', timeline: '4 weeks' }],
    certifications: [],
  }
  const failed = await table.transact(newSkillGap(sub, it, now))
  return { id, failed: failed.map(({ index }) => index) }
}

test('analyses are listed newest first, deleted once, and exported', async () => {
  const first = await add('ada', ulid(1))
  const second = await add('ada', ulid(2))
  const listed = await gaps.list('ada')
  expect(listed.map(({ id }) => id)).toEqual([second.id, first.id])
  const { rows, unknown } = await exportStore(table).page('ada', undefined, now)
  expect(unknown).toEqual([])
  expect(rows).toEqual(listed.toReversed().map(data => ({ section: 'skill gaps', data })))
  await expect(gaps.remove('bala', first.id)).rejects.toMatchObject({ code: 'not_found' })
  await gaps.remove('ada', first.id)
  await expect(gaps.remove('ada', first.id)).rejects.toMatchObject({ code: 'not_found' })
  expect(await gaps.list('ada')).toHaveLength(1)
})

test('the greatest number of analyses is limited', async () => {
  for (let at = 0; at < skillGapsAtMost; at += 1) await add('chi')
  expect(await gaps.isFull('chi')).toBe(true)
  expect((await add('chi')).failed).toEqual([1])
  expect(await gaps.list('chi')).toHaveLength(skillGapsAtMost)
})
