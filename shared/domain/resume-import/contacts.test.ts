import { expect, test } from 'vitest'
import { contactsIn } from './contacts.ts'

test.each([
  ['08031234567', ['08031234567']],
  ['+234 (0) 803 777 8888', ['+234 (0) 803 777 8888']],
  ['0803-111-2222, 0805 555 1212', ['0803-111-2222', '0805 555 1212']],
  ['(512) 555-0147', ['(512) 555-0147']],
  ['+44 7700 900123', ['+44 7700 900123']],
  ['₦20,000,000 in 2020', []],
  ['2015 - 2019', []],
])('the telephone numbers in %s', (text, phones) => {
  expect(contactsIn(text).phones).toEqual(phones)
})

test.each([
  ['linkedin.com/in/ada', 'linkedin', ['linkedin.com/in/ada']],
  ['Github: https://github.com/ada', 'github', ['https://github.com/ada']],
  ['Portfolio - www.ada.design', 'links', ['www.ada.design']],
  ['Portfolio: aminabello.example/work', 'links', ['aminabello.example/work']],
  ['Degrees: B.Sc/HND', 'links', []],
  ['E-mail: ada@x.com.ng.', 'mails', ['ada@x.com.ng']],
  ['Node.js and ASP.net', 'links', []],
] as const)('%s is a contact', (text, kind, found) => {
  expect(contactsIn(text)[kind]).toEqual(found)
})

test('a label before a number or an address is removed with it, and the rest stays', () => {
  expect(contactsIn('Tel: 08031234567 | Email: ada@x.com | Lagos').rest).toBe('Lagos')
})
