import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import { type ScheduleVerb, schedules, scheduleVerbs } from '../functions/schedules/payload.ts'
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

  /** One run now, as the scheduler starts it. Throws what the function throws. */
  const runSchedule = async (verb: ScheduleVerb): Promise<void> => {
    await invoke(verb, functions.schedules[verb], { verb }, 300)
  }
  const startAll = () =>
    startSchedules(
      scheduleVerbs.map(verb => ({
        verb,
        expression: schedules[verb].expression,
        run: () => runSchedule(verb),
      })),
      onTrouble,
    )
  let started: ReturnType<typeof startAll> | undefined

  return {
    runSchedule,
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
