import { expect, test } from 'vitest'
import { addTags, allTags, commaList, readableSalary, salary, splitTyped, wholeNumber } from './typed.ts'

test.each([
  ['SQL, Excel , ,Power BI,', ['SQL', 'Excel', 'Power BI']],
  ['Hausa', ['Hausa']],
  [' , ,', []],
  ['', []],
])('list: %j', (text, entries) => {
  expect(commaList(text)).toEqual(entries)
})

test.each([
  ['250000', 250_000],
  ['250,000', 250_000],
  ['₦250,000', 250_000],
  ['NGN 250 000', 250_000],
  ['250.000', 250_000],
  ['n1,200,000 ', 1_200_000],
  ['0', 0],
  [' ', null],
  ['two hundred', undefined],
  ['₦250k', 250_000],
  ['1.5m', 1_500_000],
  ['250kg', undefined],
  ['250 monthly', undefined],
  ['250,00', undefined],
  ['250,000.50', undefined],
  ['-250000', undefined],
])('salary: %j', (text, naira) => {
  expect(salary(text)).toBe(naira)
})

test('a salary is formatted with its thousands; other text stays', () => {
  expect([
    readableSalary('₦250000'),
    readableSalary(''),
    readableSalary('250k'),
    readableSalary('a lot'),
  ]).toEqual(['250,000', '', '250,000', 'a lot'])
})

test.each([
  [' 7 ', 7],
  ['0', 0],
  ['', null],
  ['7.5', undefined],
  ['-1', undefined],
  ['seven', undefined],
])('whole number: %j', (text, figure) => {
  expect(wholeNumber(text)).toBe(figure)
})

test.each([
  ['one entry', 'Kano', ['Lagos', 'Kano']],
  ['spaces around and within', '  Port   Harcourt ', ['Lagos', 'Port Harcourt']],
  ['nothing', '   ', ['Lagos']],
  ['what is there', 'LAGOS', ['Lagos']],
  ['the same twice', 'Kano, kano', ['Lagos', 'Kano']],
  ['one list', 'Kano,, Abuja ,', ['Lagos', 'Kano', 'Abuja']],
  ['lines', 'Kano\nAbuja', ['Lagos', 'Kano', 'Abuja']],
  // As one letter with its mark, and as two.
  ['a mark written otherwise', 'Ẹ̀gbádò, ẹ̀gbádò'.normalize('NFD'), ['Lagos', 'Ẹ̀gbádò'.normalize('NFD')]],
])('adding %s', (_, typed, tags) => {
  expect(addTags(['Lagos'], typed).tags).toEqual(tags)
})

test('added and already existing entries are reported separately', () => {
  expect(addTags(['Lagos'], 'Kano, lagos')).toMatchObject({ added: ['Kano'], known: ['lagos'] })
})

test.each([
  ['Kano', { whole: '', rest: 'Kano' }],
  ['Kano,', { whole: 'Kano,', rest: '' }],
  ['Kano, Abu', { whole: 'Kano,', rest: 'Abu' }],
  [',', { whole: ',', rest: '' }],
])('a comma ends an entry: %j', (text, parts) => {
  expect(splitTyped(text)).toEqual(parts)
})

test('a save includes an entry that is typed and not added', () => {
  expect(allTags({ tags: ['Lagos'], typed: ' Kano' })).toEqual(['Lagos', 'Kano'])
})
