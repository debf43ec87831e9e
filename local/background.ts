import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import { type Scheduled, timetable } from '../functions/schedules/payload.ts'
import { mapBounded } from '../functions/store/bounded.ts'
import type { LocalDynamoDb } from './dynamodb.ts'
import type { joinFunctions } from './functions.ts'
import { invoke } from './invoke.ts'
import { startSchedules } from './scheduler.ts'
import { followStream } from './streams/follow.ts'
import { inFile, inMemory } from './streams/position.ts'

type Surroundings = {
  readonly database: LocalDynamoDb
  readonly functions: Pick<ReturnType<typeof joinFunctions>, 'changes' | 'schedules'>
  /** Where the place in the stream is kept over a restart. */
  readonly positionFile: string | undefined
  readonly onTrouble: (words: string, cause: unknown) => void
}

/** What happens without a request: the table's stream is followed, and schedules run, once `keepRhythm` is called. */
export const startBackground = async ({ database, functions, positionFile, onTrouble }: Surroundings) => {
  const client = new DynamoDBStreamsClient(database.clientConfig)
  const stream = await followStream({
    client,
    tableName: database.tableName,
    position: positionFile === undefined ? inMemory() : inFile(positionFile),
    handle: event => invoke('changes', functions.changes, event),
    onTrouble,
  })

  const run = ({ payload }: Scheduled): Promise<unknown> =>
    invoke(payload.verb, functions.schedules[payload.verb], payload, 300)
  /** One run now, as the scheduler starts it. Throws what the function throws. */
  const runSchedule = async (name: string): Promise<void> => {
    const scheduled = timetable.find(it => it.name === name)
    if (!scheduled) throw new Error(`There is no schedule ${name}.`)
    await run(scheduled)
  }
  const startAll = () =>
    startSchedules(
      timetable.map(scheduled => ({
        ...scheduled,
        // Whoever starts a stack says whether it needs jobs: to read all boards takes as long as all else of a start.
        waits: ['read-board', 'build-index'].includes(scheduled.payload.verb),
        run: async () => {
          await run(scheduled)
        },
      })),
      onTrouble,
    )
  let started: ReturnType<typeof startAll> | undefined

  /** What all boards have now, in an index: each is read once, those that are off say so. */
  const readBoards = async (): Promise<void> => {
    const readings = timetable.filter(({ payload }) => payload.verb === 'read-board')
    // A few at a time: all at once they keep a small machine from answering anything else meanwhile.
    await mapBounded(3, readings, run)
    await runSchedule('build-index')
  }

  return {
    runSchedule,
    readBoards,
    /** Schedules run by themselves from now on. */
    keepRhythm: (): void => {
      started ??= startAll()
    },
    stop: async () => {
      started?.stop()
      await stream.stop()
      client.destroy()
    },
  }
}
