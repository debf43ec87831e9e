import { rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { buildPragmas, finishFile, formatVersion, indexes, insert, tables } from './file-format.ts'
import type { RankText } from './rank-text.ts'
import type { Block } from './text-blocks.ts'

export type JobRow = {
  /** The tokens by which a search finds the job: see tokens.ts. */
  readonly tokens: string
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
}

/** The words of an index, with the number of jobs that have them, and its employers. */
export type Names = {
  readonly words: ReadonlyMap<string, number>
  /** Names by their keys. */
  readonly employers: ReadonlyMap<string, string>
}

/** Writes a new file that is searched. No reader opens it before it is finished. */
export const createWriter = (file: string) => {
  rmSync(file, { force: true })
  const database = new DatabaseSync(file)
  database.exec(buildPragmas)
  database.exec(tables)
  // A buffer of 32 MB makes few segments, which are merged once, at the end.
  database.exec("INSERT INTO words (words, rank) VALUES ('hashsize', 33554432), ('automerge', 0)")
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
    /** Jobs must be added in the order of their dates, numbered from 1. */
    add: (number: number, row: JobRow): void => {
      words.run(number, row.tokens)
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
    },
    finish: (
      about: Readonly<Record<string, string>>,
      { words: vocabulary, employers }: Names,
      texts: readonly Block[],
    ): void => {
      const word = database.prepare(insert('vocabulary', 'word, count'))
      for (const [text, count] of vocabulary) word.run(text, count)
      const employer = database.prepare(insert('employers', 'key, name'))
      for (const [key, name] of employers) employer.run(key, name)
      const fact = database.prepare(insert('about', 'name, value'))
      for (const [name, value] of Object.entries(about)) fact.run(name, value)
      const block = database.prepare(insert('blocks', 'first, start, length'))
      for (const { first, start, length } of texts) block.run(first, start, length)
      database.exec("INSERT INTO words (words) VALUES ('optimize')")
      database.exec(indexes)
      database.exec('COMMIT')
      finishFile(database, formatVersion)
    },
    abandon: (): void => {
      if (database.isOpen) database.close()
      rmSync(file, { force: true })
    },
  }
}
export type Writer = ReturnType<typeof createWriter>
