import * as z from 'zod/mini'
import { lanes } from './alert-terms.ts'
import type { Key, Table } from './table.ts'

const partition = 'ALERTS'
const lanePrefix = 'LANE#'
const laneKey = (lane: number): Key => ({ pk: partition, sk: `${lanePrefix}${lane}` })

const cursor = z.object({
  term: z.string(),
  /** The last alert under the term; null: the term is done. */
  alert: z.nullable(z.object({ sub: z.string(), id: z.string() })),
})

const storedLane = z.object({
  sk: z.string(),
  /** When the index was built that the alerts of the lane were matched with. */
  matched: z._default(z.nullable(z.string()), null),
  /** The young jobs of that index, as `jobMark`. A later index may have other jobs of the same age. */
  known: z._default(z.array(z.string()), []),
  /** When the oldest index was built that the unfinished round was matched with. */
  round: z._default(z.nullable(z.string()), null),
  /** How far that round is. */
  cursor: z._default(z.nullable(cursor), null),
})
export type Lane = Omit<z.infer<typeof storedLane>, 'sk'>
export type LaneCursor = z.infer<typeof cursor>

/** How far each lane is. A lease lets one run at a time work at a lane. */
export const alertLaneStore = (table: Pick<Table, 'query' | 'update'>) => ({
  /** The lanes that were not matched with the index that was built at `builtAt`. */
  behind: async (builtAt: string): Promise<number[]> => {
    const { rows } = await table.query({ partition, startsWith: lanePrefix })
    const done = rows.map(row => storedLane.parse(row)).filter(({ matched }) => (matched ?? '') >= builtAt)
    return lanes.filter(lane => !done.some(({ sk }) => sk === laneKey(lane).sk))
  },
  /** Takes the lease until `until`, and returns the lane. Null if another run has the lease at `now`. */
  take: async (lane: number, runId: string, now: Date, until: Date): Promise<Lane | null> => {
    const taken = await table.update(
      laneKey(lane),
      { set: { runId, leasedUntil: until.getTime() } },
      { below: { leasedUntil: now.getTime() } },
    )
    return taken.written ? storedLane.parse(taken.row) : null
  },
  /** Stores how far the run is. False if its lease has expired and another run has it. */
  save: async (lane: number, runId: string, progress: Partial<Lane>): Promise<boolean> =>
    (await table.update(laneKey(lane), { set: progress }, { is: { runId } })).written,
  /** Stores how far the run is, and gives the lease back. */
  release: async (lane: number, runId: string, progress: Partial<Lane> = {}): Promise<void> => {
    await table.update(laneKey(lane), { set: progress, remove: ['runId', 'leasedUntil'] }, { is: { runId } })
  },
})
export type AlertLaneStore = ReturnType<typeof alertLaneStore>
