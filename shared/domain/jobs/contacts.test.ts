import { expect, test } from 'vitest'
import { contactsIn, inPlaceOfContact as gone, withoutContacts } from './contacts.ts'

test.each([
  ['Call 08031234567 or +234 803 123 4567, 0803-123-4567', `Call ${gone}`],
  ['Tel: (0803) 123 4567.', `Tel: ${gone}.`],
  ['2348031234567', gone],
  ['Ring +44 20 7946 0958', `Ring ${gone}`],
  ['Send CVs to hr@danodu.com.ng or jobs@danodu.ng.', `Send CVs to ${gone}.`],
  ['hr [at] danodu [dot] com', gone],
  ['Chat: https://wa.me/2348031234567?text=Hi now', `Chat: ${gone} now`],
  ['Join t.me/danodujobs', `Join ${gone}`],
])('"%s" becomes "%s"', (text, kept) => {
  expect(withoutContacts(text)).toBe(kept)
})

test.each([
  'Salary: ₦250,000 - ₦300,000 a month, ₦08,000,000 a year',
  'From 2019 to 2026; closes on 2026-08-09 or 09/08/2026',
  'RC 0803123, reference 20260809012345',
  '7:30am - 09:30pm, 08:00 to 17:00',
  'Experience with C++ and 5+ years; 100 000 000 naira',
  'Meet us @ the office, follow @danodu',
])('"%s" stays', text => {
  expect(withoutContacts(text)).toBe(text)
})

test('contacts are returned as they are written', () => {
  const { phones, mails, chats } = contactsIn(
    'Mail HR@Danodu.com or jobs (at) danodu (dot) ng, 08031234567, wa.me/234803',
  )
  expect({ phones, mails, chats }).toEqual({
    phones: ['08031234567'],
    mails: ['HR@Danodu.com', 'jobs@danodu.ng'],
    chats: ['wa.me/234803'],
  })
})

test('a text of points and at signs is scanned quickly', () => {
  expect(withoutContacts('a.'.repeat(50_000))).toHaveLength(100_000)
  expect(withoutContacts('@a'.repeat(50_000)).length).toBeGreaterThan(0)
})
