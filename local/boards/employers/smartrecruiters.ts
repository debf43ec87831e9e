import { json } from '../../http.ts'
import { htmlOf } from '../markup.ts'
import type { Posted } from '../posted.ts'
import { type BoardRequest, type BoardState, numberIn, type StandIn, withBroken } from '../stand-in.ts'
import { wordsOf } from '../words.ts'

const words = wordsOf('smartrecruiters')

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
    typeOfEmployment: { id: 'permanent', label: words.type(type) },
    experienceLevel: { id: 'associate', label: words.level(level) },
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

const listOf = (account: string, { query }: BoardRequest, shown: BoardState) => {
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

/** The list has no descriptions. Each posting has its own address. */
export const smartrecruiters: StandIn['answer'] = (asked, shown) => {
  const [, account = '', key] = /^\/v1\/companies\/([^/]+)\/postings(?:\/([^/]+))?$/.exec(asked.path) ?? []
  if (account === '') return undefined
  if (key === undefined) return listOf(account, asked, shown)
  const posting = shown.postings.find(listed => listed.key === key)
  return posting && json(200, detail(account, posting))
}
