import { escapeHtml } from '../../../functions/mail/escape-html.ts'
import { json } from '../../http.ts'
import { htmlOf } from '../markup.ts'
import type { Posted } from '../posted.ts'
import { type StandIn, withBroken, zoned } from '../stand-in.ts'
import { longPlace } from '../world/places.ts'

const whereOf = ({ place, openTo }: Posted): string => {
  if (place) return longPlace(place)
  return openTo.length > 0 ? `Remote - ${openTo.join(', ')}` : 'Remote'
}

const row =
  (account: string, hasContent: boolean) =>
  (posting: Posted): object => {
    const { title, company, key, body, field, postedAt, expiresAt } = posting
    return {
      absolute_url: `https://job-boards.greenhouse.io/${account}/jobs/${key}`,
      internal_job_id: Number(key) - 1000,
      location: { name: whereOf(posting) },
      metadata: null,
      id: Number(key),
      updated_at: zoned(postedAt),
      requisition_id: `R-${key.slice(-5)}`,
      title,
      // The system adds the space.
      company_name: `${company} `,
      first_published: zoned(postedAt),
      language: 'en',
      application_deadline: expiresAt && zoned(expiresAt),
      // The HTML is escaped once more.
      ...(hasContent && { content: escapeHtml(htmlOf(body)) }),
      departments: [{ id: 4_038_472, name: field, child_ids: [], parent_id: null }],
      offices: [{ id: 4_009_816, name: whereOf(posting), location: null, child_ids: [], parent_id: null }],
    }
  }

const broken = { id: [], title: null, absolute_url: 'jobs' }

export const greenhouse: StandIn['answer'] = ({ path, query }, shown) => {
  const [, account = ''] = /^\/v1\/boards\/([^/]+)\/jobs$/.exec(path) ?? []
  if (account === '') return undefined
  const rows = shown.postings.map(row(account, query.get('content') === 'true'))
  return json(200, { jobs: withBroken(rows, broken, shown), meta: { total: rows.length } })
}
