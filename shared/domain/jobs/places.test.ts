import { expect, test } from 'vitest'
import { countryCode, countryName } from './gazetteer.ts'
import { isWithin, placeOfWords, placesOf } from './places.ts'
import type { Place } from './posting.ts'

const known = ({ city, state, country }: Place) => [city, state, country].map(part => part ?? '-').join('/')

test.each<[string, readonly string[]]>([
  ['Lagos, Nigeria', ['Lagos/Lagos/NG']],
  ['LAGOS', ['Lagos/Lagos/NG']],
  ['Lagos / Abuja', ['Lagos/Lagos/NG', 'Abuja/FCT/NG']],
  ['Lagos, Abuja, Port Harcourt', ['Lagos/Lagos/NG', 'Abuja/FCT/NG', 'Port Harcourt/Rivers/NG']],
  ['Abuja and Lagos', ['Abuja/FCT/NG', 'Lagos/Lagos/NG']],
  ['The position is located in Rivers State.', ['-/Rivers/NG']],
  ['12 Admiralty Way, Lekki Phase 1, Lagos', ['Lekki/Lagos/NG']],
  ['Victoria Island Lagos', ['Victoria Island/Lagos/NG']],
  ['VI', ['Victoria Island/Lagos/NG']],
  ['PH', ['Port Harcourt/Rivers/NG']],
  ['Abj', ['Abuja/FCT/NG']],
  ['FCT', ['-/FCT/NG']],
  ['Yaba, Lagos State, Nigeria', ['Yaba/Lagos/NG']],
  ['Lagos, Ikeja', ['Ikeja/Lagos/NG']],
  ['Nigeria - Abuja', ['Abuja/FCT/NG']],
  ['Sango Ota, Ogun', ['Ota/Ogun/NG']],
  ['Kano, Kano State', ['Kano/Kano/NG']],
  ['Niger', ['-/Niger/NG']],
  ['Niamey, Niger', ['Niamey/-/NE']],
  ['Benin', ['Benin City/Edo/NG']],
  ['Cotonou, Benin', ['Cotonou/-/BJ']],
  ['Nationwide', ['-/-/NG']],
  ['Any location in Nigeria', ['-/-/NG']],
  ['Remote (EMEA)', []],
  ['Worldwide', []],
  ['Remote (Lagos, Nigeria)', ['Lagos/Lagos/NG']],
  ['Hybrid - London, UK', ['London/-/GB']],
  ['Nigeria, Ghana, Kenya', ['-/-/NG', '-/-/GH', '-/-/KE']],
  ['Nairobi, Kenya | Kampala, Uganda', ['Nairobi/-/KE', 'Kampala/-/UG']],
  ['Birmingham, United States', ['Birmingham/-/US']],
  ['Halifax, England, United Kingdom', ['Halifax/-/GB']],
  ['Lagos, Portugal', ['Lagos/-/PT']],
  ['Atlanta, Georgia', ['Atlanta/-/US']],
  ['Tbilisi, Georgia', ['Tbilisi/-/GE']],
  ['San Francisco, CA', ['San Francisco/-/US']],
  ['Toronto, CA', ['Toronto/-/CA']],
  ['New York, NY', ['New York/-/US']],
  ['Adelaide, Adelaide, South Australia, Australia', ['Adelaide/-/AU']],
  ['Cape Town, South Africa', ['Cape Town/-/ZA']],
  ['Oftersheim', ['-/-/-']],
  ['Caledonia, MI', ['-/-/US']],
  ['Orlando, ', ['Orlando/-/US']],
  ['', []],
])('%s is %j', (text, places) => {
  expect(placesOf(text).map(known)).toEqual(places)
})

test.each([
  ['Lagos, Nigeria', 'Lagos, Nigeria'],
  ['LEKKI, LAGOS', 'Lekki, Lagos'],
  ['Leeds, United Kingdom, United Kingdom', 'Leeds, United Kingdom'],
  ['Leeds, UK, United Kingdom', 'Leeds, UK'],
  ['Lagos, Lagos', 'Lagos'],
  ['Ikeja, Lagos, Lagos, Nigeria', 'Ikeja, Lagos, Nigeria'],
  ['Kano, Kano State', 'Kano, Kano State'],
  ['Oftersheim', 'Oftersheim'],
  ['Oftersheim, Oftersheim', 'Oftersheim'],
  ['Nakawa, Uganda', 'Nakawa, Uganda'],
])('%s is shown as %s', (text, shown) => {
  expect(placesOf(text)[0]?.text).toBe(shown)
})

test.each([
  ['lekki', 'Lekki/Lagos/NG'],
  [' abuja nigeria ', 'Abuja/FCT/NG'],
  ['p.h', 'Port Harcourt/Rivers/NG'],
  ['port-harcourt', 'Port Harcourt/Rivers/NG'],
  ['rivers state', '-/Rivers/NG'],
  ['naija', '-/-/NG'],
  ['london', 'London/-/GB'],
])('the search text "%s" means the place %s', (typed, meant) => {
  const place = placeOfWords(typed)
  expect(place && known(place)).toBe(meant)
})

test.each(['remote', 'africa', 'xyzzy', '', '( ; /', '12'])('the search text "%s" names no place', typed => {
  expect(placeOfWords(typed)).toBeNull()
})

test.each<[string, string, boolean | null]>([
  ['Lekki, Lagos', 'Lagos', true],
  ['Lagos', 'Lekki', null],
  ['Lagos State', 'Lekki', null],
  ['Ikeja', 'Lekki', false],
  ['Wuse 2', 'Abuja', true],
  ['Port Harcourt', 'Rivers State', true],
  ['Port Harcourt', 'Lagos', false],
  ['Nigeria', 'Lagos', null],
  ['Lagos', 'Nigeria', true],
  ['Accra', 'Nigeria', false],
  ['Oftersheim', 'Lagos', null],
])('work in %s is work in %s: %s', (posted, wanted, expected) => {
  const [place] = placesOf(posted)
  const [where] = placesOf(wanted)
  expect(place && where && isWithin(place, where)).toBe(expected)
})

test('countries have names and codes', () => {
  expect(countryName('NG')).toBe('Nigeria')
  expect(countryName('XX')).toBeUndefined()
  expect(['nigeria', 'NG', 'UK', 'Niger', "Cote d'Ivoire"].map(countryCode)).toEqual([
    'NG',
    'NG',
    'GB',
    'NE',
    'CI',
  ])
  expect(countryCode('Atlantis')).toBeUndefined()
})
