import type { Place } from './place.ts'

/** A city, its region, and the parts of it where people are wanted. */
type City = readonly [city: string, region: string, ...areas: string[]]

const placesOf =
  (country: string, code: string) =>
  ([city, region, ...areas]: City): readonly Place[] =>
    (areas.length > 0 ? areas : ['']).map(area => ({ area, city, region, country, code }))

const nigeria: readonly City[] = [
  [
    'Lagos',
    'Lagos',
    'Ikeja',
    'Lekki',
    'Victoria Island',
    'Yaba',
    'Surulere',
    'Apapa',
    'Ajah',
    'Ikorodu',
    'Gbagada',
    'Oshodi',
    'Maryland',
    'Festac Town',
  ],
  ['Abuja', 'FCT', 'Wuse 2', 'Garki', 'Maitama', 'Gwarinpa', 'Jabi', 'Utako'],
  ['Port Harcourt', 'Rivers', 'Trans Amadi', 'GRA Phase 2', ''],
  ['Kano', 'Kano', 'Bompai', 'Sabon Gari', ''],
  ['Ibadan', 'Oyo', 'Bodija', 'Ring Road', ''],
  ['Enugu', 'Enugu', 'Independence Layout', ''],
  ['Kaduna', 'Kaduna'],
  ['Benin City', 'Edo'],
  ['Jos', 'Plateau'],
  ['Ilorin', 'Kwara'],
  ['Abeokuta', 'Ogun'],
  ['Ota', 'Ogun'],
  ['Uyo', 'Akwa Ibom'],
  ['Warri', 'Delta'],
  ['Asaba', 'Delta'],
  ['Owerri', 'Imo'],
  ['Calabar', 'Cross River'],
  ['Akure', 'Ondo'],
  ['Onitsha', 'Anambra'],
  ['Maiduguri', 'Borno'],
  ['Yola', 'Adamawa'],
  ['Damaturu', 'Yobe'],
  ['Sokoto', 'Sokoto'],
  ['Katsina', 'Katsina'],
]

const kenya: readonly City[] = [
  ['Nairobi', 'Nairobi County'],
  ['Mombasa', 'Mombasa County'],
  ['Kisumu', 'Kisumu County'],
]
const ghana: readonly City[] = [
  ['Accra', 'Greater Accra'],
  ['Kumasi', 'Ashanti'],
  ['Tema', 'Greater Accra'],
]
const southAfrica: readonly City[] = [
  ['Johannesburg', 'Gauteng'],
  ['Pretoria', 'Gauteng'],
  ['Cape Town', 'Western Cape'],
  ['Durban', 'KwaZulu-Natal'],
]
const britain: readonly City[] = [
  ['London', 'London'],
  ['Manchester', 'North West England'],
  ['Birmingham', 'West Midlands'],
  ['Leeds', 'Yorkshire and the Humber'],
]
const germany: readonly City[] = [
  ['Berlin', 'Berlin'],
  ['Munich', 'Bavaria'],
  ['Hamburg', 'Hamburg'],
  ['Cologne', 'North Rhine-Westphalia'],
]

export const places: readonly Place[] = [
  ...nigeria.flatMap(placesOf('Nigeria', 'NG')),
  ...kenya.flatMap(placesOf('Kenya', 'KE')),
  ...ghana.flatMap(placesOf('Ghana', 'GH')),
  ...southAfrica.flatMap(placesOf('South Africa', 'ZA')),
  ...britain.flatMap(placesOf('United Kingdom', 'GB')),
  ...germany.flatMap(placesOf('Germany', 'DE')),
]

export const placesIn = (city: string): readonly Place[] => places.filter(place => place.city === city)

/** What somebody wrote as a place: one that we know, or a city of Nigeria by that name. */
export const placeNamed = (text: string): Place => {
  const [first = '', second = ''] = text.split(',').map(part => part.trim())
  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
  const known =
    places.find(({ area, city }) => same(area, first) && (!second || same(city, second))) ??
    places.find(({ city }) => same(city, first))
  if (!known)
    return { area: '', city: first, region: '', country: second || 'Nigeria', code: second ? '' : 'NG' }
  return same(known.city, first) ? { ...known, area: '' } : known
}
