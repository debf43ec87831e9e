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
  /** False: a schedule runs only when it is asked for. */
  readonly rhythm: boolean
  readonly onTrouble: (words: string, cause: unknown) => void
}

/** What happens without a request: the table's stream is followed, and schedules run in their rhythm. */
export const startBackground = async ({
  database,
  functions,
  positionFile,
  rhythm,
  onTrouble,
}: Surroundings) => {
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
  const started = startSchedules(
    (rhythm ? scheduleVerbs : []).map(verb => ({
      verb,
      expression: schedules[verb].expression,
      run: () => runSchedule(verb),
    })),
    onTrouble,
  )

  return {
    runSchedule,
    stop: async () => {
      started.stop()
      await stream.stop()
      client.destroy()
    },
  }
}
