import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { createLog, describeError, type Log } from '../functions/runtime/log.ts'
import type { Deadlines } from '../functions/services/model/deadline.ts'
import { type Consumed, createTable } from '../functions/store/table.ts'
import { api } from '../shared/api/index.ts'
import type { BrowserConfig } from '../shared/browser-config.ts'
import { startBackground } from './background.ts'
import { createBoards } from './boards/boards.ts'
import { createBoardsDoor } from './boards/door.ts'
import { createClock } from './clock.ts'
import { createCognito } from './cognito/cognito.ts'
import { diskFullWords, isDiskFull } from './disk-full.ts'
import { joinDoors, type Site } from './doors.ts'
import { startDynamoDb } from './dynamodb.ts'
import { joinFunctions } from './functions.ts'
import { createGateway } from './gateway.ts'
import { createIdentityDoor } from './identity-door.ts'
import { createLiveServer } from './live/server.ts'
import { createMail } from './mail.ts'
import { type ModelSource, startModel } from './model.ts'
import { createObjectsDoor, fileBucketName } from './objects.ts'
import { createCheckoutDoor, createPaystackDoor } from './paystack/doors.ts'
import { createPaystack } from './paystack/paystack.ts'
import { peopleAt } from './people.ts'
import { openPlace } from './place.ts'
import { pool } from './pool.ts'
import { linkCheck } from './s3-links.ts'
import {
  boardSecretName,
  createSecretsDoor,
  paymentSecretName,
  trialSecret,
  trialSecretName,
} from './secrets.ts'
import { listen } from './server.ts'
import { createSesDoor } from './ses.ts'
import { createSite } from './site/site.ts'
import { createToolsDoor } from './tools-door.ts'

export type StackOptions = {
  /** The folder that everything is kept in; left out: in memory. */
  readonly dataDir?: string | undefined
  /** Left out: any free one. */
  readonly port?: number
  readonly log?: Log
  /**
   * Left out: true. False: a schedule runs only when it is asked for, whatever the clock is moved to, until
   * `keepRhythm` is called.
   */
  readonly rhythm?: boolean
  /** Left out: the stand-ins of the job boards. True: the boards themselves, which needs internet. */
  readonly live?: boolean
  /** Left out: the stand-in of the model service. */
  readonly modelSource?: ModelSource
  /** Milliseconds between the bits of what the stand-in writes; left out: none. */
  readonly modelPauseMs?: number
  /** Left out: those of the deployment. */
  readonly deadlines?: Partial<Deadlines>
  /** Told what each verb of the table cost. */
  readonly onConsumed?: (consumed: Consumed) => void
  /** Left out: the build in dist/web. `url` is where the stack will answer. */
  readonly site?: (configFor: (origin: string) => BrowserConfig, url: string) => Site | Promise<Site>
}

/** Milliseconds that requests under way may take to end, where the stack is stopped. */
const longestDrain = 10_000

/** The build in dist/web. */
export const builtSite = (configFor: (origin: string) => BrowserConfig): Site => ({
  built: createSite(join(import.meta.dirname, '../dist/web'), configFor),
})

const configFor = (origin: string): BrowserConfig => ({
  region: pool.region,
  userPoolId: pool.userPoolId,
  userPoolClientId: pool.clientId,
  userPoolEndpoint: `${origin}/idp`,
  liveEndpoint: `${origin.replace(/^http/, 'ws')}/event`,
})

const start = async ({
  dataDir,
  port = 0,
  log = createLog(),
  rhythm = true,
  live: readsLive = false,
  modelSource = { kind: 'stand-in' },
  modelPauseMs = 0,
  deadlines = {},
  onConsumed,
  site = builtSite,
}: StackOptions) => {
  // Ended in the reverse order, also when something below can't begin.
  await using begun = new AsyncDisposableStack()
  const onTrouble = (words: string, cause: unknown) =>
    log.error(isDiskFull(cause) ? diskFullWords : words, describeError(cause))

  const place = openPlace(dataDir)
  begun.defer(place.leave)
  const server = await listen(port)
  begun.defer(server.stop)
  const { url } = server
  const clock = createClock()
  begun.defer(clock.restore)

  const dbPath = place.fileFor('table')
  const database = await startDynamoDb(dbPath === undefined ? {} : { dbPath })
  begun.defer(() => database.stop())
  const client = new DynamoDBClient(database.clientConfig)
  begun.defer(() => client.destroy())
  const table = createTable({ client, name: database.tableName, onConsumed })

  const { credentials } = database.clientConfig
  const model = await startModel({
    source: modelSource,
    pauseMs: modelPauseMs,
    deadlines,
    credentials,
    onTrouble,
  })
  begun.defer(model.stop)
  const functions = joinFunctions({
    table,
    url,
    aws: { region: pool.region, credentials },
    indexFolder: place.folderFor('index'),
    model: model.model,
    practiceModel: model.practiceModel,
    live: readsLive,
  })
  begun.defer(functions.close)
  const mail = createMail({ dataFile: place.fileFor('mail') })
  begun.defer(mail.close)
  const cognito = createCognito({
    ...pool,
    dataFile: place.fileFor('accounts'),
    triggers: functions.triggers,
    auditTrail: functions.poolEvents,
    deliver: mail.deliver,
    log,
  })
  begun.defer(cognito.close)
  const { claimsOf } = cognito
  const live = createLiveServer({ credentials, sessionOf: claimsOf })
  begun.defer(live.close)

  const paystack = createPaystack({ url, dataFile: place.fileFor('payments'), onTrouble })
  begun.defer(paystack.close)
  const { payments } = paystack
  const boards = createBoards({ now: () => new Date() })
  const secrets = {
    [paymentSecretName]: JSON.stringify({ secretKey: payments.secretKey }),
    [trialSecretName]: trialSecret,
    ...(!readsLive && { [boardSecretName]: JSON.stringify(boards.keys) }),
  }

  // The server stops before the services that it calls.
  begun.defer(server.stop)
  const positionFile = place.fileFor('streamPosition')
  const background = await startBackground({ database, functions, positionFile, onTrouble })
  begun.defer(background.stop)
  const { runSchedule, readBoards, keepRhythm } = background
  if (rhythm) keepRhythm()
  const doors = joinDoors({
    api: createGateway(api, { functions: functions.domains, claimsOf }),
    identity: createIdentityDoor(cognito),
    ses: createSesDoor(mail),
    secrets: createSecretsDoor(secrets),
    paystack: createPaystackDoor(paystack),
    checkout: createCheckoutDoor(paystack),
    objects: createObjectsDoor(place.folderFor('objects')).answer,
    files: createObjectsDoor(
      place.folderFor('files'),
      fileBucketName,
      linkCheck({ region: pool.region, credentials }),
    ).answer,
    boards: createBoardsDoor(boards),
    tools: createToolsDoor({ mail, clock, database, payments, boards, bedrock: model.bedrock, runSchedule }),
    live,
    site: await site(configFor, url),
  })
  server.open(doors, onTrouble)
  // The requests under way end first, then the background work. Both need the services that stop after them.
  begun.defer(() => server.drain(longestDrain))
  // It ends before the doors close: an event that is being told gets its answer.
  begun.defer(paystack.stop)

  const all = begun.move()
  /** Leaves nothing behind but the data folder. */
  const stop = () => all.disposeAsync()
  return {
    url,
    table,
    mail,
    payments,
    boards,
    /** The stand-in of the model service, with its faults; null where a real one writes. */
    bedrock: model.bedrock,
    clock,
    runSchedule,
    readBoards,
    keepRhythm,
    ...peopleAt(url),
    auditTrailRead: cognito.auditTrailRead,
    stop,
  }
}

/** The whole of Aiki in this process: the functions, each service's stand-in, and one HTTP server before them. */
export type LocalStack = Awaited<ReturnType<typeof start>>

/** Any number of them may stand at once. Throws one sentence that says what to do when one can't start. */
export const LocalStack = {
  start: (options: StackOptions = {}): Promise<LocalStack> => start(options),
}
