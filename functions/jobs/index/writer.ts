import { rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { applicationId, buildPragmas, formatVersion, indexes, tables } from './file-format.ts'
import { createPacker } from './packing.ts'
import type { TimesPosted } from './previous-index.ts'
import type { RankText } from './rank-text.ts'
import type { columnsOf } from './text-columns.ts'

export type JobRow = {
  readonly columns: ReturnType<typeof columnsOf>
  readonly facets: string
  /** Seconds since 1970. */
  readonly posted: number
  /** Milliseconds since 1970. */
  readonly seen: number
  readonly expires: number | null
  /** Naira a month: the upper and the lower end. */
  readonly pay: number | null
  readonly payFrom: number | null
  readonly boards: number
  /** 0: none, 1: only mild warnings, 2: a serious one. */
  readonly warnings: number
  /** The place in the list of types or levels, from 1; 0: none. */
  readonly type: number
  readonly level: number
  readonly reach: string
  /** Between `|`. */
  readonly places: string
  /** Between spaces. */
  readonly families: string
  /** The texts that rank the job: see rank-text.ts. */
  readonly rankText: RankText
  readonly id: string
  readonly card: string
  readonly description: string
}

/** The words of an index, with the number of jobs that have them, and its employers. */
export type Names = {
  readonly words: ReadonlyMap<string, number>
  /** Names by their keys. */
  readonly employers: ReadonlyMap<string, string>
}

/** In days: an address or an advert that no board shows any more is deleted after this time. */
const retentionDays = 180

const insert = (table: string, columns: string): string =>
  `INSERT INTO ${table} (${columns}) VALUES (${columns.replace(/\w+/g, '?')})`

/** Writes a new index file, which no reader opens before it is finished. */
export const createWriter = (file: string) => {
  rmSync(file, { force: true })
  const database = new DatabaseSync(file)
  database.exec(buildPragmas)
  database.exec(tables)
  // A buffer of 64 MB makes one segment, where many small ones would have to be merged.
  database.exec("INSERT INTO words (words, rank) VALUES ('hashsize', 67108864)")
  database.exec('BEGIN')
  const words = database.prepare(insert('words', 'rowid, title, company, place, skills, body, facets'))
  const jobs = database.prepare(
    insert(
      'jobs',
      'number, posted, seen, expires, pay, pay_from, boards, warnings, type, level, reach, places, families, role, title, about',
    ),
  )
  const cards = database.prepare(insert('cards', 'number, id, card'))
  const descriptions = database.prepare(insert('descriptions', 'pack, packed'))
  const packer = createPacker((pack, packed) => descriptions.run(pack, packed))
  const sources = database.prepare(
    `${insert('sources', 'address, id, seen, last_day')} ON CONFLICT DO NOTHING`,
  )
  const postings = database.prepare(
    `${insert('postings', 'fingerprint, times, last_day')} ON CONFLICT DO UPDATE
     SET times = max(times, excluded.times), last_day = max(last_day, excluded.last_day)`,
  )

  const takeOver = (previous: string, today: number): void => {
    database.prepare('ATTACH ? AS past').run(previous)
    for (const table of ['sources', 'postings'])
      database
        .prepare(`INSERT OR IGNORE INTO ${table} SELECT * FROM past.${table} WHERE last_day >= ?`)
        .run(today - retentionDays)
    database.exec('DETACH past')
  }

  return {
    /** Jobs must be added in the order of their dates, numbered from 1. */
    add: (number: number, row: JobRow): void => {
      const { title, company, place, skills, body } = row.columns
      words.run(number, title, company, place, skills, body, row.facets)
      jobs.run(
        number,
        row.posted,
        row.seen,
        row.expires,
        row.pay,
        row.payFrom,
        row.boards,
        row.warnings,
        row.type,
        row.level,
        row.reach,
        row.places,
        row.families,
        row.rankText.role,
        row.rankText.title,
        row.rankText.about,
      )
      cards.run(number, row.id, row.card)
      packer.add(number, row.description)
    },
    rememberSource: (address: number, id: string, seen: number, today: number): void => {
      sources.run(address, id, seen, today)
    },
    rememberPosting: (fingerprint: number, { times, lastDay }: TimesPosted): void => {
      postings.run(fingerprint, times, lastDay)
    },
    finish: (
      about: Readonly<Record<string, string>>,
      { words: vocabulary, employers }: Names,
      previous: string | undefined,
      today: number,
    ): void => {
      packer.finish()
      const word = database.prepare(insert('vocabulary', 'word, count'))
      for (const [text, count] of vocabulary) word.run(text, count)
      const employer = database.prepare(insert('employers', 'key, name'))
      for (const [key, name] of employers) employer.run(key, name)
      const fact = database.prepare(insert('about', 'name, value'))
      for (const [name, value] of Object.entries(about)) fact.run(name, value)
      database.exec(indexes)
      database.exec('COMMIT')
      if (previous !== undefined) takeOver(previous, today)
      database.exec(`PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${formatVersion}`)
      database.close()
    },
    abandon: (): void => {
      if (database.isOpen) database.close()
      rmSync(file, { force: true })
    },
  }
}
export type Writer = ReturnType<typeof createWriter>
