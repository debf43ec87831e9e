import { json } from '../../http.ts'
import { htmlOf } from '../markup.ts'
import type { Posted } from '../posted.ts'
import { dayOf, type StandIn, withBroken } from '../stand-in.ts'
import { wordsOf } from '../words.ts'

const words = wordsOf('workable')

const codeOf = (key: string): string => Number(key).toString(16).toUpperCase().padStart(10, '0')

const row = ({ title, key, type, level, field, place, workplace, body, postedAt }: Posted): object => {
  const url = `https://apply.workable.com/j/${codeOf(key)}`
  const [city, region, country] = [place?.city ?? '', place?.region ?? '', place?.country ?? '']
  return {
    title,
    shortcode: codeOf(key),
    code: '',
    employment_type: words.type(type),
    telecommuting: workplace === 'remote',
    department: field,
    url,
    shortlink: url,
    application_url: `${url}/apply`,
    published_on: dayOf(postedAt),
    created_at: dayOf(postedAt),
    country,
    city,
    state: region,
    education: '',
    experience: words.level(level),
    function: '',
    industry: '',
    locations: place ? [{ country, countryCode: place.code, city, region, hidden: false }] : [],
    description: htmlOf(body),
  }
}

const broken = { title: null, shortcode: '', url: 'apply' }

const elsewhere = {
  country: 'Nigeria',
  city: 'Abuja',
  state: 'FCT',
  locations: [{ country: 'Nigeria', countryCode: 'NG', city: 'Abuja', region: 'FCT', hidden: false }],
}

/** A job that is open in a second city has a second row with the same code. */
const rowsOf = (posting: Posted): object[] =>
  posting.openings > 1 && posting.place ? [row(posting), { ...row(posting), ...elsewhere }] : [row(posting)]

export const workable: StandIn['answer'] = ({ path }, shown) => {
  const isOne = /^\/api\/v1\/widget\/accounts\/[^/]+$/.test(path)
  if (!isOne) return undefined
  return json(200, {
    name: shown.postings[0]?.company ?? '',
    description: '',
    jobs: withBroken(shown.postings.flatMap(rowsOf), broken, shown),
  })
}
