import { expect, test } from 'vitest'
import { ownDataFile } from './own-data-file.ts'

const at = new Date('2026-11-20T08:00:00Z')

test('rows of one section are together, whatever page they were on', () => {
  const rows = [
    { section: 'applications', data: { jobTitle: 'Welder' } },
    { section: 'profile', data: { fullName: 'Ngozi Ẹzẹ' } },
    { section: 'applications', data: { jobTitle: 'Bursar' } },
  ]
  expect(JSON.parse(ownDataFile(rows, at))).toEqual({
    exportedAt: '2026-11-20T08:00:00.000Z',
    applications: [{ jobTitle: 'Welder' }, { jobTitle: 'Bursar' }],
    profile: [{ fullName: 'Ngozi Ẹzẹ' }],
  })
})

test('the file is readable for people too', () => {
  expect(ownDataFile([], at)).toBe('{\n  "exportedAt": "2026-11-20T08:00:00.000Z"\n}\n')
})
