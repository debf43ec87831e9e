import { expect, test } from 'vitest'
import { textLinesOf } from './lines.ts'
import { skillsOf } from './lists.ts'

test.each([
  ['Proficient in Word, Excel and Sage 50.', 'Word, Excel, Sage 50'],
  ['• Proficient in the use of AutoCAD', 'Proficient in the use of AutoCAD'],
  ['Filing, Research and Development', 'Filing, Research and Development'],
  ['Office – Word, Excel\nField – Welding, Rigging', 'Word, Excel, Welding, Rigging'],
  ['Office\nWord, Excel\nField\nWelding, Rigging', 'Word, Excel, Welding, Rigging'],
  ['Welding 90%\nRigging - 4/5', 'Welding, Rigging'],
  ['Excel: advanced\nSage 50: good', 'Excel (advanced), Sage 50 (good)'],
  ['Skill\tLevel\nWelding\tGood', 'Welding'],
  ['Word - Excel - Sage - Canva', 'Word, Excel, Sage, Canva'],
])('%s', (text, expected) => {
  expect(skillsOf(textLinesOf(text), 'technicalSkills').technicalSkills.join(', ')).toBe(expected)
})

test('a language and its level among other skills is a language', () => {
  expect(skillsOf(textLinesOf('Welding\nItalian\tC1'), 'skills')).toEqual({
    technicalSkills: ['Welding'],
    softSkills: [],
    languages: ['Italian (C1)'],
  })
})
