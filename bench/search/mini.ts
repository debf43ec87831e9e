import MiniSearch from 'minisearch'
import { openIndexFile } from '../../functions/jobs/index/open.ts'
import type { IndexQuery } from '../../functions/jobs/job-index.ts'
import { askedOf, newestDay } from './asked.ts'
import type { MiniAsking } from './processes.ts'

// The same jobs and queries with MiniSearch: `node bench/search/mini.ts <file> <queries of each kind>`, started by
// processes.ts.

const [file = '', count = ''] = process.argv.slice(2)
const index = openIndexFile(file)
const jobs = index.newest(index.size, newestDay)
const descriptions = await Promise.all(jobs.map(({ id }) => index.description(id)))
const documents = jobs.map(({ id, title, company, location, skills, type, workplace }, at) => ({
  id,
  title,
  company,
  place: location,
  skills: skills.join(' '),
  body: descriptions[at] ?? '',
  type,
  workplace,
}))
index.close()

const before = process.memoryUsage.rss()
const began = performance.now()
const mini = new MiniSearch({
  fields: ['title', 'company', 'place', 'skills', 'body'],
  storeFields: ['title', 'place', 'type', 'workplace'],
  searchOptions: { boost: { title: 10, company: 3, place: 2, skills: 4 }, combineWith: 'AND' },
})
mini.addAll(documents)
const seconds = (performance.now() - began) / 1000

/**
 * Nearly the same as our search, but a place is only a word, and there is no rule for remote work that is open to
 * people in Nigeria.
 */
const ask = ({ query, location, jobType }: IndexQuery) =>
  mini
    .search(query, {
      filter: ({ place, type, workplace }) =>
        `${place}`.toLowerCase().includes(location.toLowerCase()) &&
        (jobType === 'all' || (jobType === 'remote' ? workplace : type) === jobType),
    })
    .slice(0, 25)

const times = [1, 2, 3].map(terms => {
  const queries = askedOf(Number(count), terms)
  for (const query of queries.slice(0, 20)) ask(query)
  return {
    terms,
    ms: queries.map(query => {
      const started = performance.now()
      ask(query)
      return performance.now() - started
    }),
  }
})
const message: MiniAsking = { seconds, times, memoryKb: (process.memoryUsage.rss() - before) / 1000 }
process.send?.(message)
