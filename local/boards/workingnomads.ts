import { json } from '../answer.ts'
import type { Posted } from './posted.ts'
import { htmlOf } from './prose.ts'
import { type Asked, type Shown, type StandIn, withBroken } from './stand-in.ts'
import type { Field } from './world/role.ts'

const categories: Partial<Record<Field, string>> = {
  technology: 'Development',
  design: 'Design',
  writing: 'Writing',
  marketing: 'Marketing',
  sales: 'Sales',
  finance: 'Finance',
  service: 'Customer Success',
}

/** As New York writes it. */
const pubDate = (moment: Date): string =>
  new Date(moment.getTime() - 4 * 3_600_000).toISOString().replace(/\.\d{3}Z$/, '-04:00')

const row = ({ title, company, key, body, field, tags, openTo, postedAt }: Posted): object => ({
  url: `https://www.workingnomads.com/job/go/${key}/`,
  title,
  description: htmlOf(body),
  company_name: company,
  category_name: categories[field] ?? 'Administration',
  tags: tags.map(tag => tag.toLowerCase()).join(','),
  location: openTo.length > 0 ? openTo.join(', ') : 'Global',
  pub_date: pubDate(postedAt),
})

const broken = { url: '', title: null, description: 0, tags: ['one', 'two'] }

const answer = ({ path }: Asked, shown: Shown) =>
  path === '/api/exposed_jobs/'
    ? json(200, withBroken(shown.postings.slice(0, 60).map(row), broken, shown))
    : undefined

export const workingnomads: StandIn = {
  board: 'workingnomads',
  hosts: ['www.workingnomads.com', 'workingnomads.com'],
  answer,
}
