import { json } from '../../answer.ts'
import type { Posted } from '../posted.ts'
import { htmlOf } from '../prose.ts'
import { type Asked, numberIn, type Shown, withBroken } from '../stand-in.ts'
import type { Level } from '../world/role.ts'
import type { EmployerSystem } from './system.ts'

const levels: Readonly<Record<Level, string>> = {
  entry: 'Entry Level',
  mid: 'Associate',
  senior: 'Mid-Senior Level',
  lead: 'Director',
}
const types: Readonly<Record<Posted['type'], string>> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Intern',
  volunteer: 'Volunteer',
}

const row = (account: string, posting: Posted): object => {
  const { title, company, key, type, level, field, place, openTo, workplace, postedAt } = posting
  return {
    id: key,
    name: title,
    refNumber: `REF${key.slice(-5)}`,
    company: { identifier: account, name: company },
    releasedDate: postedAt.toISOString(),
    location: {
      city: place?.city ?? '',
      region: place?.region ?? '',
      country: place?.code.toLowerCase() ?? '',
      remote: workplace === 'remote',
      hybrid: workplace === 'hybrid',
      fullLocation: place ? [place.city, place.region, place.country].join(', ') : openTo.join(', '),
    },
    department: { id: '1146555', label: field },
    typeOfEmployment: { id: 'permanent', label: types[type] },
    experienceLevel: { id: 'associate', label: levels[level] },
    customField: [],
    visibility: 'PUBLIC',
    ref: `https://api.smartrecruiters.com/v1/companies/${account}/postings/${key}`,
    language: { code: 'en', label: 'English', labelNative: 'English (US)' },
  }
}

const section = (title: string, body: Posted['body']) => ({ title, text: htmlOf(body) })

const detail = (account: string, posting: Posted): object => {
  const [about, ...rest] = posting.body
  const url = `https://jobs.smartrecruiters.com/${account}/${posting.key}`
  return {
    ...row(account, posting),
    applyUrl: `${url}?oga=true`,
    postingUrl: url,
    jobAd: {
      sections: {
        companyDescription: section('Company Description', about ? [about] : []),
        jobDescription: section('Job Description', rest.slice(0, 2)),
        qualifications: section('Qualifications', rest.slice(2, 3)),
        additionalInformation: section('Additional Information', rest.slice(3)),
      },
    },
  }
}

const broken = { id: null, name: null, releasedDate: 12 }

const listOf = (account: string, { query }: Asked, shown: Shown) => {
  const limit = numberIn(query, 'limit', { otherwise: 100, least: 1, most: 100 })
  const offset = numberIn(query, 'offset', { otherwise: 0, least: 0, most: 10_000 })
  const rows = shown.postings.slice(offset, offset + limit).map(posting => row(account, posting))
  return json(200, {
    offset,
    limit,
    totalFound: shown.postings.length,
    content: withBroken(rows, broken, shown),
  })
}

/** The list has no descriptions: each posting has its own address. */
export const smartrecruiters: EmployerSystem = (asked, shown) => {
  const [, account = '', key] = /^\/v1\/companies\/([^/]+)\/postings(?:\/([^/]+))?$/.exec(asked.path) ?? []
  if (account === '') return undefined
  if (key === undefined) return listOf(account, asked, shown)
  const posting = shown.postings.find(one => one.key === key)
  return posting && json(200, detail(account, posting))
}
