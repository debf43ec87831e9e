import { isDeepStrictEqual } from 'node:util'
import { ApiError } from '../../shared/api/errors.ts'
import { type Letter, type LetterEdit, lettersAtMost } from '../../shared/api/letters.ts'
import { personPartition } from './keys.ts'
import {
  type LetterWithSource,
  letterKey,
  letterKeys,
  letterOf,
  letterOfRows,
  letterRows,
  lettersKey,
  type NewLetter,
} from './letter-row.ts'
import { letterPrefix } from './schema.ts'
import type { Row, Table, Write } from './table.ts'

export type EditedLetter = {
  readonly id: string
  readonly patch: { readonly [Name in keyof LetterEdit]?: LetterEdit[Name] | undefined }
  /** The version that the person saw. */
  readonly version: number
  readonly now: Date
}

/** The writes of a new letter. The second holds the most that there can be. */
export const newLetter = (sub: string, it: NewLetter, now: Date): Write[] => {
  const [row, source] = letterRows(sub, it, now)
  return [
    { put: row, condition: { absent: true } },
    {
      update: lettersKey(sub),
      changes: { add: { letters: 1 } },
      condition: { below: { letters: lettersAtMost } },
    },
    { put: source },
  ]
}

const all = async (table: Table, sub: string): Promise<Letter[]> => {
  const letters: Letter[] = []
  let after: Row | undefined
  do {
    const { rows, next } = await table.query({
      partition: personPartition(sub),
      startsWith: letterPrefix,
      newestFirst: true,
      after,
    })
    letters.push(...rows.map(letterOf))
    after = next
  } while (after)
  return letters
}

/** The row that stood in the way, if this very edit made it: its answer was lost, and it was sent again. */
const settled = ({ patch, version }: EditedLetter, found: Row | undefined): Letter => {
  if (!found) throw new ApiError('not_found')
  const current = letterOf(found)
  const sent = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))
  const isOurs = current.version === version + 1 && isDeepStrictEqual({ ...current, ...sent }, current)
  if (!isOurs) throw new ApiError('stale_version')
  return current
}

const update = async (table: Table, sub: string, edit: EditedLetter): Promise<Letter> => {
  const { id, patch, version, now } = edit
  const outcome = await table.update(
    letterKey(sub, id),
    { set: { ...patch, version: version + 1, updatedAt: now.toISOString() } },
    { is: { version } },
  )
  return outcome.written ? letterOf(outcome.row) : settled(edit, outcome.found)
}

const remove = async (table: Table, sub: string, id: string): Promise<void> => {
  const [row, source] = letterKeys(sub, id)
  const failed = await table.transact([
    { remove: row, condition: { is: {} } },
    { remove: source },
    { update: lettersKey(sub), changes: { add: { letters: -1 } } },
  ])
  if (failed.length > 0) throw new ApiError('not_found')
}

/** A person's cover letters. Each verb sees only rows of `sub`. */
export const letterStore = (table: Table) => ({
  /** Newest first. */
  list: (sub: string) => all(table, sub),
  /** Null where there is none. */
  get: async (sub: string, id: string): Promise<LetterWithSource | null> =>
    letterOfRows(await table.getMany(letterKeys(sub, id))),
  /** Throws not_found or stale_version. */
  update: (sub: string, edit: EditedLetter) => update(table, sub, edit),
  /** Throws not_found. */
  remove: (sub: string, id: string) => remove(table, sub, id),
})
export type LetterStore = ReturnType<typeof letterStore>
