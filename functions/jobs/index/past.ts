import { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import type { TimesPosted } from './reposts.ts'
import { isWhole } from './whole.ts'

const source = z.object({ id: z.string(), seen: z.number() })
const posted = z.object({ times: z.number(), last_day: z.number() })

/** What an index knows of an address: the job that it leads to, and when it was first seen, in milliseconds since 1970. */
export type KnownSource = z.infer<typeof source>

export type Past = {
  /** Undefined where there is none. */
  readonly file: string | undefined
  readonly source: (address: number) => KnownSource | undefined
  readonly posted: (fingerprint: number) => TimesPosted | undefined
  readonly close: () => void
}

const nothing: Past = {
  file: undefined,
  source: () => undefined,
  posted: () => undefined,
  close: () => undefined,
}

/** What the previous index knew. A file that is not whole knew nothing. */
export const openPast = (file: string | undefined): Past => {
  if (file === undefined || !isWhole(file)) return nothing
  const database = new DatabaseSync(file, { readOnly: true })
  const sources = database.prepare('SELECT id, seen FROM sources WHERE address = ?')
  const postings = database.prepare('SELECT times, last_day FROM postings WHERE fingerprint = ?')
  return {
    file,
    source: address => {
      const row = sources.get(address)
      return row && source.parse(row)
    },
    posted: fingerprint => {
      const row = postings.get(fingerprint)
      if (!row) return undefined
      const { times, last_day } = posted.parse(row)
      return { times, lastDay: last_day }
    },
    close: () => database.close(),
  }
}
