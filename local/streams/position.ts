import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod'
import { jsonOrNothing } from '../../shared/json.ts'

const kept = z.object({ streamArn: z.string(), sequenceNumber: z.string() })

/** How far a stream has been read: the last record that its function is done with. */
export type Position = z.infer<typeof kept>

export type PositionKeeper = {
  readonly read: () => Position | undefined
  readonly write: (position: Position) => void
}

export const inMemory = (): PositionKeeper => {
  let position: Position | undefined
  return {
    read: () => position,
    write: next => {
      position = next
    },
  }
}

/** In a file that is old or new and never half written. One that can't be read is no position: then all is read anew. */
export const inFile = (file: string): PositionKeeper => ({
  read: () => {
    try {
      return kept.safeParse(jsonOrNothing(readFileSync(file, 'utf8'))).data
    } catch {
      return undefined
    }
  },
  write: position => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.new`, JSON.stringify(position))
    renameSync(`${file}.new`, file)
  },
})
