import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as z from 'zod'
import { buildIndex } from '../functions/jobs/index/build.ts'
import { openIndex } from '../functions/jobs/index/open.ts'
import { wordsOf } from '../shared/domain/jobs/fold.ts'
import { normalise } from '../shared/domain/jobs/normalise.ts'
import { comparison, type Figure, figure, score } from './figures.ts'
import type { Measurement } from './measurement.ts'
import { gradesOf, ndcg } from './ranking/gain.ts'
import { type Judgement, judgements } from './ranking/judgements.ts'
import { keyOf, rankedListings } from './ranking/listings.ts'

const now = new Date('2026-11-20T12:00:00.000Z')

type Search = (judgement: Judgement) => readonly string[]

const ours = (file: string): { search: Search; close: () => void } => {
  const index = openIndex(file)
  const asked = { jobType: 'all', filters: null, sort: 'relevance', page: 1, now } as const
  return {
    search: ({ query, location = '' }) =>
      index.search({ ...asked, query, location }).jobs.map(({ source }) => keyOf(source.url)),
    close: index.close,
  }
}

const rows = z.array(z.object({ card: z.string() }))
const card = z.object({ source: z.object({ url: z.string() }) })

/**
 * The baseline: SQLite's BM25 over the same words. All columns have the same weight, any word may match, and a place is
 * a word like others.
 */
const plain = (file: string): { search: Search; close: () => void } => {
  const database = new DatabaseSync(file, { readOnly: true })
  const best = database.prepare(
    `SELECT card FROM words JOIN cards ON number = words.rowid
     WHERE words MATCH ? ORDER BY bm25(words, 1, 1, 1, 1, 1, 0) LIMIT 10`,
  )
  return {
    search: ({ query, location = '' }) => {
      const words = wordsOf(`${query} ${location}`).map(word => `"${word}"`)
      return rows
        .parse(best.all(words.join(' OR ')))
        .map(row => keyOf(card.parse(JSON.parse(row.card)).source.url))
    },
    close: () => database.close(),
  }
}

/** The mean score, from 0 to 100. */
const mean = (search: Search): number =>
  (100 * judgements.reduce((sum, judgement) => sum + ndcg(search(judgement), gradesOf(judgement)), 0)) /
  judgements.length

const measure = (): Figure[] => {
  const folder = mkdtempSync(join(tmpdir(), 'aiki-ranking-'))
  const file = join(folder, 'index.db')
  const postings = rankedListings(now).flatMap(listing => normalise(listing, now) ?? [])
  const { jobs } = buildIndex({ file, postings, now })
  const searches = { ours: ours(file), plain: plain(file) }
  try {
    const points = mean(searches.ours.search)
    const beside = { name: 'plain BM25', value: mean(searches.plain.search) }
    return [
      score(`NDCG@10 of ${judgements.length} queries`, points, 85),
      comparison(`NDCG@10 of ${judgements.length} queries`, points, 'points', beside),
      figure('adverts', jobs, 'requests'),
    ]
  } finally {
    searches.ours.close()
    searches.plain.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

export const ranking: Measurement = {
  about:
    'queries as people type them, with places, other names and slips, over adverts of our own, each judged by hand from 0 to 3; beside BM25 of any of the words, over the same index',
  measure: async () => measure(),
}
