import { escapeHtml } from '../../functions/mail/escape-html.ts'
import { json } from '../http.ts'
import { excerptOf, htmlOf, slugOf } from './markup.ts'
import type { Pay, Posted } from './posted.ts'
import { type BoardRequest, type BoardState, numberIn, type StandIn, withBroken, zoned } from './stand-in.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('jobicy')

/** Newer rows have other fields for the salary than older rows. */
const payOf = ({ min, max, currency }: Pay, key: string): object =>
  Number(key) % 2 === 0
    ? { salaryMin: min, salaryMax: max, salaryCurrency: currency, salaryPeriod: 'yearly' }
    : { annualSalaryMin: String(min), annualSalaryMax: String(max), salaryCurrency: currency }

const row = ({ title, company, key, body, pay, type, level, field, openTo, postedAt }: Posted): object => {
  const slug = `${key}-${slugOf(title)}`
  return {
    id: Number(key),
    url: `https://jobicy.com/jobs/${slug}`,
    jobSlug: slug,
    jobTitle: title,
    companyName: company,
    companyLogo: '',
    jobIndustry: [escapeHtml(words.field(field))],
    jobType: [words.type(type)],
    // The board writes two spaces after the comma.
    jobGeo: openTo.length > 0 ? openTo.join(',  ') : 'Anywhere',
    jobLevel: words.level(level),
    jobExcerpt: excerptOf(body, 200),
    jobDescription: htmlOf(body),
    pubDate: zoned(postedAt),
    ...(pay && payOf(pay, key)),
  }
}

const broken = { id: {}, jobTitle: null, url: '/jobs/', companyName: [] }

const answer = ({ path, query }: BoardRequest, shown: BoardState) => {
  if (path !== '/api/v2/remote-jobs') return undefined
  const count = numberIn(query, 'count', { otherwise: 50, least: 1, most: 100 })
  const rows = withBroken(shown.postings.slice(0, count).map(row), broken, shown)
  return json(200, {
    apiVersion: '2.2.14',
    documentationUrl: 'https://jobi.cy/apidocs',
    friendlyNotice: 'Please credit Jobicy with a direct link, and let Apply lead to the original job URL.',
    jobCount: rows.length,
    lastUpdate: zoned(shown.postings[0]?.postedAt ?? shown.now),
    appliedFilters: { count },
    jobs: rows,
    success: true,
  })
}

export const jobicy: StandIn = { board: 'jobicy', hosts: ['jobicy.com'], answer }
