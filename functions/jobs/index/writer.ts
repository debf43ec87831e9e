import { rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { buildPragmas, finishFile, formatVersion, indexes, insert, tables } from './file-format.ts'
import type { RankText } from './rank-text.ts'
import { createTextWriter } from './text-blocks.ts'
import type { columnsOf } from './text-columns.ts'
import { tokensOf } from './tokens.ts'

export type JobRow = {
  /** Jobs must be added in the order of their dates, numbered from 1. */
  readonly number: number
  /** The texts and facts by which a search finds the job: see tokens.ts. */
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

/** The paths of the files that a writer makes. */
export type WrittenFiles = { readonly search: string; readonly texts: string }

/** Writes new files: what is searched, and the descriptions. No reader opens them before they are finished. */
export const createWriter = (files: WrittenFiles) => {
  rmSync(files.search, { force: true })
  const database = new DatabaseSync(files.search)
  const texts = createTextWriter(files.texts)
  database.exec(buildPragmas)
  database.exec(tables)
  // A buffer of 16 MB makes few segments, which are merged once, at the end.
  database.exec("INSERT INTO words (words, rank) VALUES ('hashsize', 16777216), ('automerge', 0)")
  database.exec('BEGIN')
  const words = database.prepare(insert('words', 'rowid, tokens'))
  const jobs = database.prepare(
    insert(
      'jobs',
      'number, posted, seen, expires, pay, pay_from, boards, warnings, type, level, reach, places, families, role, title, about',
    ),
  )
  const cards = database.prepare(insert('cards', 'number, id, card'))

  return {
    add: (row: JobRow): void => {
      const { number } = row
      words.run(number, tokensOf(row.columns, row.facets))
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
      texts.add(number, row.description)
    },
    finish: (about: Readonly<Record<string, string>>, { words: vocabulary, employers }: Names): void => {
      const word = database.prepare(insert('vocabulary', 'word, count'))
      for (const [text, count] of vocabulary) word.run(text, count)
      const employer = database.prepare(insert('employers', 'key, name'))
      for (const [key, name] of employers) employer.run(key, name)
      const fact = database.prepare(insert('about', 'name, value'))
      for (const [name, value] of Object.entries(about)) fact.run(name, value)
      const block = database.prepare(insert('blocks', 'first, start, length'))
      for (const { first, start, length } of texts.finish()) block.run(first, start, length)
      database.exec("INSERT INTO words (words) VALUES ('optimize')")
      database.exec(indexes)
      database.exec('COMMIT')
      finishFile(database, formatVersion)
    },
    close: (): void => {
      if (database.isOpen) database.close()
      texts.abandon()
      rmSync(files.search, { force: true })
    },
  }
}
export type Writer = ReturnType<typeof createWriter>
