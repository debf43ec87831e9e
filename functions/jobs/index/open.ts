import { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import { readQuery } from '../../../shared/domain/jobs/read-query.ts'
import type { IndexQuery, JobIndex } from '../job-index.ts'
import { createArrivals } from './arrivals.ts'
import { createCandidates } from './candidates.ts'
import { createEmployers } from './employers.ts'
import { filesOf, isWhole } from './file-format.ts'
import { createForYou } from './for-you.ts'
import { createRarity } from './rank.ts'
import { createRows } from './rows.ts'
import { search } from './search.ts'
import { createSpelling } from './spelling.ts'
import { blocksOfFile, type ReadBlock } from './text-blocks.ts'
import { createWatch } from './watch.ts'

const fact = z.object({ value: z.string() })
const numbered = z.array(z.object({ number: z.number() }))

/**
 * Opens an index file. Descriptions are read by `readBlock`; left out: from the file beside it. Throws where the file is
 * not a complete index of this version.
 */
export const openIndexFile = (file: string, readBlock: ReadBlock = blocksOfFile(filesOf(file).texts)) => {
  if (!isWhole(file)) throw new Error(`${file} is no whole index.`)
  const database = new DatabaseSync(file, { readOnly: true })
  database.exec('PRAGMA query_only = ON; PRAGMA mmap_size = 2147418112; PRAGMA cache_size = -16384')
  const about = database.prepare('SELECT value FROM about WHERE name = ?')
  const { value: builtAt } = fact.parse(about.get('builtAt'))
  const size = Number(fact.parse(about.get('jobs')).value)
  const candidates = createCandidates(
    database,
    createRarity(database, size),
    Math.floor(Date.parse(builtAt) / 1000),
  )
  const rows = createRows(database, readBlock)
  const correctWord = createSpelling(database)
  const employerNamed = createEmployers(database)
  const forYou = createForYou(database, rows.cards)
  const watch = createWatch(database, rows, correctWord)
  const arrivals = createArrivals(database, rows, correctWord)
  const newest = database.prepare(
    'SELECT number FROM jobs WHERE warnings < 2 AND (expires IS NULL OR expires > ?) ORDER BY number DESC LIMIT ?',
  )
  return {
    builtAt,
    size,
    search: (query: IndexQuery) => search(query, { candidates, rows, correctWord, employerNamed }),
    wordsOf: (query: string) => readQuery(query, { employerNamed }).words,
    forYou,
    watch,
    arrivals,
    newest: (count: number, now: Date) =>
      rows.cards(
        numbered.parse(newest.all(Math.floor(now.getTime() / 1000), count)).map(({ number }) => number),
      ),
    get: rows.get,
    description: rows.description,
    close: () => database.close(),
  }
}
export type IndexFile = ReturnType<typeof openIndexFile>

/** An index file in the form in which functions use an index: see `openIndexFile`. */
export const openIndex = (file: string, readBlock?: ReadBlock): JobIndex => {
  const index = openIndexFile(file, readBlock)
  return {
    ...index,
    search: async query => index.search(query),
    wordsOf: async query => index.wordsOf(query),
    forYou: async query => index.forYou(query),
    watch: async query => index.watch(query),
    arrivals: async query => index.arrivals(query),
    newest: async (count, now) => index.newest(count, now),
    get: async id => index.get(id),
  }
}
