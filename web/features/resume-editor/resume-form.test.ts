import { expect, test } from 'vitest'
import { canBeSaved, resumeDifferences } from './resume-form.ts'

test.each([
  ['both', { title: 'Analyst', markdown: '# Amina' }, true],
  ['a blank title', { title: '  ', markdown: '# Amina' }, false],
  ['blank content', { title: 'Analyst', markdown: ' \n\n' }, false],
])('with %s', (_, values, can) => {
  expect(canBeSaved(values)).toBe(can)
})

test('the differences of two versions are put into words', () => {
  const theirs = { title: 'Analyst', markdown: '# Amina', template: 'bold' as const, kept: [] }
  const kept = [{ text: 'Led 12', source: 'My work at Gani' }]
  expect(resumeDifferences(theirs, { template: 'loom', kept })).toEqual([
    { name: 'Template', theirs: 'Bold', mine: 'Loom' },
    { name: 'Lines that you confirmed', theirs: '', mine: 'Led 12 (My work at Gani)' },
  ])
  expect(resumeDifferences(theirs, { title: 'Analyst' })).toEqual([])
})
