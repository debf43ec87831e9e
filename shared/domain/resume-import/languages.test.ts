import { expect, test } from 'vitest'
import { languagesOf } from './languages.ts'
import { textLinesOf } from './lines.ts'

test.each([
  ['English\tFluent\nIgbo\tMother tongue', ['English (Fluent)', 'Igbo (Mother tongue)']],
  ['English\nFull Professional Proficiency\nYoruba', ['English (Full Professional Proficiency)', 'Yoruba']],
  ['Tiv, English (read, write) and Hausa', ['Tiv', 'English (read, write)', 'Hausa']],
  [
    'Mother tongue(s): Twi\nOther language(s):\nLISTENING\tREADING\nEnglish\tC2\tC1',
    ['Twi', 'English (C2, C1)'],
  ],
  ['Language\tReading\tSpeaking\nKanuri\tGood\tExcellent', ['Kanuri (Good, Excellent)']],
  ['I speak Ibibio and Pidgin.', ['Ibibio', 'Pidgin']],
  ['Fluent in Tiv and Hausa', ['Tiv (Fluent)', 'Hausa (Fluent)']],
  ['Language\tLevel\nIgbo\t90%', ['Igbo (90%)']],
])('%s', (text, expected) => {
  expect(languagesOf(textLinesOf(text))).toEqual(expected)
})
