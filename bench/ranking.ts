import { DatabaseSync } from 'node:sqlite'
import * as z from 'zod'
import { queryOf } from '../functions/jobs/index/index.testing.ts'
import type { IndexFile } from '../functions/jobs/index/open.ts'
import { wordsOf } from '../shared/domain/jobs/fold.ts'
import { comparison, type Figure, figure, score } from './figures.ts'
import { judgedListings, readJson } from './fit/adverts.ts'
import { withIndex } from './fit/jobs.ts'
import type { Measurement } from './measurement.ts'
import { gradesOf, ndcg } from './ranking/gain.ts'
import { type Judgement, judgements } from './ranking/judgements.ts'
import { keyOf, rankedListings } from './ranking/listings.ts'

const now = new Date('2026-11-20T12:00:00.000Z')

type Search = (judgement: Judgement) => readonly string[]

const ours =
  (index: IndexFile): Search =>
  ({ query, location = '' }) =>
    index.search(queryOf({ query, location, now })).jobs.map(({ source }) => keyOf(source.url))

const rows = z.array(z.object({ url: z.string() }))

/**
 * The baseline: SQLite's BM25 over the same jobs. All columns have the same weight, any word may match, and a place is a
 * word like others.
 */
const plain = async (index: IndexFile): Promise<Search> => {
  const database = new DatabaseSync(':memory:')
  database.exec(
    "CREATE VIRTUAL TABLE words USING fts5 (url UNINDEXED, title, company, place, skills, body, tokenize = 'porter unicode61')",
  )
  const add = database.prepare('INSERT INTO words VALUES (?, ?, ?, ?, ?, ?)')
  for (const { id, source, title, company, location, skills } of index.newest(index.size, now))
    add.run(source.url, title, company, location, skills.join(' '), (await index.description(id)) ?? '')
  const best = database.prepare('SELECT url FROM words WHERE words MATCH ? ORDER BY bm25(words) LIMIT 10')
  return ({ query, location = '' }) => {
    const words = wordsOf(`${query} ${location}`).map(word => `"${word}"`)
    return rows.parse(best.all(words.join(' OR '))).map(({ url }) => keyOf(url))
  }
}

/** The mean score, from 0 to 100. */
const mean = (search: Search, judged: readonly Judgement[]): number =>
  (100 * judged.reduce((sum, judgement) => sum + ndcg(search(judgement), gradesOf(judgement)), 0)) /
  judged.length

const judgement = z.strictObject({
  query: z.string(),
  location: z.string(),
  3: z.string(),
  2: z.string(),
  1: z.string(),
})

/** Queries that were written and judged by people who had not seen the rules of the search. */
const typedQueries = (...names: readonly string[]) =>
  names.flatMap(name => readJson(name, z.array(judgement)))

/** The queries that the search was improved with, and those that nothing was changed for. */
const halvesOfTyped = () => {
  const each = (half: 0 | 1, ...names: readonly string[]) =>
    typedQueries(...names).filter((_, at) => at % 2 === half)
  const names = ['queries-a.json', 'queries-b.json', 'queries-d.json'] as const
  return [[...each(0, ...names), ...typedQueries('queries-c.json')], each(1, ...names)] as const
}

const withPlain = async (name: string, index: IndexFile, judged: readonly Judgement[]): Promise<Figure[]> => {
  const points = mean(ours(index), judged)
  return [
    score(name, points, 85),
    comparison(name, points, 'points', { name: 'plain BM25', value: mean(await plain(index), judged) }),
  ]
}

const measure = async (): Promise<Figure[]> => {
  const halves = halvesOfTyped()
  return [
    ...(await withIndex(rankedListings(now), now, async index => [
      ...(await withPlain(`NDCG@10 of ${judgements.length} queries`, index, judgements)),
      figure('adverts', index.size, 'requests'),
    ])),
    ...(await withIndex([...judgedListings(now), ...rankedListings(now)], now, async index => {
      const figures: Figure[] = []
      for (const [at, half] of halves.entries()) {
        const name = `NDCG@10 of ${half.length} typed queries${at === 1 ? ', held back' : ''}`
        figures.push(...(await withPlain(name, index, half)))
      }
      return [...figures, figure('adverts of the typed queries', index.size, 'requests')]
    })),
  ]
}

export const ranking: Measurement = {
  about:
    'queries as people type them, with places, other names and slips, over adverts of our own, each judged by hand from 0 to 3; beside BM25 of any of the words, over the same jobs. The typed queries were written and judged by people who had not seen the rules; nothing was changed for the half that is held back',
  measure: () => measure(),
}
