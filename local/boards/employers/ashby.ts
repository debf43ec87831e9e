import { json } from '../../http.ts'
import { htmlOf, plainOf, uuidOf } from '../markup.ts'
import type { Pay, Posted } from '../posted.ts'
import { type StandIn, withBroken } from '../stand-in.ts'
import { wordsOf } from '../words.ts'

const words = wordsOf('ashby')

const workplaces = { onsite: 'OnSite', hybrid: 'Hybrid', remote: 'Remote' } as const

const compensation = (pay: Pay | null): object => ({
  compensationTierSummary: pay?.text ?? null,
  scrapeableCompensationSalarySummary: pay?.text ?? null,
  compensationTiers: [],
  summaryComponents: pay
    ? [
        {
          compensationType: 'Salary',
          interval: `1 ${pay.period.toUpperCase()}`,
          currencyCode: pay.currency,
          minValue: pay.min,
          maxValue: pay.max,
        },
      ]
    : [],
})

/** A row does not name the employer. */
const row =
  (account: string) =>
  (posting: Posted): object => {
    const { title, type, field, place, openTo, pay, body, workplace, postedAt } = posting
    const url = `https://jobs.ashbyhq.com/${account}/${uuidOf(posting)}`
    return {
      id: uuidOf(posting),
      title,
      department: field,
      team: field,
      employmentType: words.type(type),
      location: place?.city ?? (openTo.join(', ') || 'Remote'),
      secondaryLocations: [],
      publishedAt: postedAt.toISOString().replace('Z', '+00:00'),
      isListed: true,
      isRemote: workplace === 'remote',
      workplaceType: workplaces[workplace],
      address: {
        postalAddress: {
          addressRegion: place?.region ?? '',
          addressCountry: place?.country ?? '',
          addressLocality: place?.city ?? '',
        },
      },
      jobUrl: url,
      applyUrl: `${url}/application`,
      descriptionHtml: htmlOf(body),
      descriptionPlain: plainOf(body),
      compensation: compensation(pay),
    }
  }

const broken = { id: 7, title: '', isListed: 'yes', jobUrl: null }

export const ashby: StandIn['answer'] = ({ path, query }, shown) => {
  const [, account = ''] = /^\/posting-api\/job-board\/([^/]+)$/.exec(path) ?? []
  if (account === '') return undefined
  const isAsked = query.get('includeCompensation') === 'true'
  const postings = shown.postings.map(posting => (isAsked ? posting : { ...posting, pay: null }))
  return json(200, { jobs: withBroken(postings.map(row(account)), broken, shown), apiVersion: '1' })
}
