import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { createLog, describeError, type Log } from '../functions/runtime/log.ts'
import type { Deadlines } from '../functions/services/model/deadline.ts'
import { type Consumed, createTable } from '../functions/store/table.ts'
import { api } from '../shared/api/index.ts'
import type { BrowserConfig } from '../shared/browser-config.ts'
import { startBackground } from './background.ts'
import { createLocalBudget } from './bedrock/local-budget.ts'
import { createBoards } from './boards/boards.ts'
import { createBoardsRoute } from './boards/faults.ts'
import { createClock } from './clock.ts'
import { createCognito, createIdentityRoute } from './cognito/cognito.ts'
import { openDataFolder } from './data-folder.ts'
import { startDynamoDb } from './dynamodb.ts'
import { joinFunctions } from './functions.ts'
import { createEdge, createGateway } from './gateway.ts'
import { invoke } from './lambda.ts'
import { createLiveServer } from './live/server.ts'
import { createMail } from './mail.ts'
import { type ModelSource, startModel } from './model.ts'
import { createCheckoutRoute, createPaystack, createPaystackRoute } from './paystack/paystack.ts'
import { peopleAt } from './people.ts'
import { pool } from './pool.ts'
import { joinRoutes, type Site } from './routes.ts'
import { createObjectsRoute, fileBucketName, linkCheck } from './s3.ts'
import {
  boardSecretName,
  createSecretsRoute,
  paymentSecretName,
  trialSecret,
  trialSecretName,
} from './secrets.ts'
import { listen } from './server.ts'
import { createSes, createSesRoute } from './ses.ts'
import { createSite } from './site/site.ts'
import { diskFullWords, isDiskFull } from './sqlite.ts'
import { createMessages } from './sqs/messages.ts'
import { createSqsRoute } from './sqs/sqs.ts'
import { createToolsRoute } from './tools.ts'

export type StackOptions = {
  /** The folder of all data. Without it, the data is in memory. */
  readonly dataDir?: string | undefined
  /** The port. The default is any free port. */
  readonly port?: number
  readonly log?: Log
  /**
   * Whether the schedules run. The default is true. With false, a schedule runs only by `runSchedule`, even if the
   * clock is moved, until `keepRhythm` is called.
   */
  readonly rhythm?: boolean
  /** True for the real job boards, which need internet. The default is their stand-ins. */
  readonly live?: boolean
  /** The model. The default is the stand-in of the model service. */
  readonly modelSource?: ModelSource
  /** The milliseconds between the pieces of a streamed text of the stand-in. The default is none. */
  readonly modelPauseMs?: number
  /** The deadlines of the model. The default is those of the deployment. */
  readonly deadlines?: Partial<Deadlines>
  /** Called with the cost of each verb of the table. */
  readonly onConsumed?: (consumed: Consumed) => void
  /** Makes the site. The default is the build in dist/web. `url` is the address of the stack. */
  readonly site?: (configFor: (origin: string) => BrowserConfig, url: string) => Site | Promise<Site>
}

/** How long requests under way may take to end when the stack stops, in milliseconds. */
const longestDrain = 10_000

/** Makes the site of the build in dist/web. */
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
  live: readsRealBoards = false,
  modelSource = { kind: 'stand-in' },
  modelPauseMs = 0,
  deadlines = {},
  onConsumed,
  site = builtSite,
}: StackOptions) => {
  // These are ended in the reverse order, even if a later one can't start.
  await using begun = new AsyncDisposableStack()
  const onError = (words: string, cause: unknown) =>
    log.error(isDiskFull(cause) ? diskFullWords : words, describeError(cause))

  const folder = openDataFolder(dataDir)
  begun.defer(folder.release)
  const server = await listen(port)
  begun.defer(server.stop)
  const { url } = server
  const clock = createClock()
  begun.defer(clock.restore)

  const dbPath = folder.fileFor('table')
  const database = await startDynamoDb(dbPath === undefined ? {} : { dbPath })
  begun.defer(() => database.stop())
  const client = new DynamoDBClient(database.clientConfig)
  begun.defer(() => client.destroy())
  const table = createTable({ client, name: database.tableName, onConsumed })

  const { credentials } = database.clientConfig
  const modelBudget = createLocalBudget(table)
  const model = await startModel({
    source: modelSource,
    pauseMs: modelPauseMs,
    budget: modelBudget.budget,
    deadlines,
    credentials,
    onError,
  })
  begun.defer(model.stop)
  const functions = joinFunctions({
    table,
    url,
    aws: { region: pool.region, credentials },
    indexFolder: folder.folderFor('index'),
    model: model.model,
    live: readsRealBoards,
  })
  begun.defer(functions.close)
  const mail = createMail({ dataFile: folder.fileFor('mail') })
  begun.defer(mail.close)
  const ses = createSes({
    deliver: mail.deliver,
    publish: event =>
      invoke('mail-events', functions.mailEvents, event).catch(cause =>
        onError('The event of a returned mail was not handled.', cause),
      ),
  })
  begun.defer(ses.settled)
  const cognito = createCognito({
    ...pool,
    dataFile: folder.fileFor('accounts'),
    triggers: functions.triggers,
    auditTrail: functions.poolEvents,
    deliver: ses.deliverCode('notices'),
    log,
  })
  begun.defer(cognito.close)
  const { claimsOf } = cognito
  const live = createLiveServer({ credentials, sessionOf: claimsOf })
  begun.defer(live.close)

  const paystack = createPaystack({ url, dataFile: folder.fileFor('payments'), onError })
  begun.defer(paystack.close)
  const { payments } = paystack
  const boards = createBoards({ now: () => new Date() })
  const secrets = {
    [paymentSecretName]: JSON.stringify({ secretKey: payments.secretKey }),
    [trialSecretName]: trialSecret,
    ...(!readsRealBoards && { [boardSecretName]: JSON.stringify(boards.keys) }),
  }

  // The server stops before the services that it calls.
  begun.defer(server.stop)
  const positionFile = folder.fileFor('streamPosition')
  const messages = createMessages(folder.fileFor('queues'))
  begun.defer(messages.close)
  const background = await startBackground({ database, functions, messages, positionFile, onError })
  begun.defer(background.stop)
  const { runSchedule, readBoards, keepRhythm, wake } = background
  if (rhythm) keepRhythm()
  const edgeKey = crypto.randomUUID()
  const routes = joinRoutes({
    api: createEdge(createGateway(api, { functions: functions.domains, claimsOf, edgeKey }), edgeKey),
    identity: createIdentityRoute(cognito),
    ses: createSesRoute(ses),
    sqs: createSqsRoute({ messages, onMessage: wake }),
    secrets: createSecretsRoute(secrets),
    paystack: createPaystackRoute(paystack),
    checkout: createCheckoutRoute(paystack),
    objects: createObjectsRoute(folder.folderFor('objects')).answer,
    files: createObjectsRoute(
      folder.folderFor('files'),
      fileBucketName,
      linkCheck({ region: pool.region, credentials }),
    ).answer,
    boards: createBoardsRoute(boards),
    tools: createToolsRoute({
      mail,
      ses,
      clock,
      database,
      logFile: folder.fileFor('log'),
      payments,
      boards,
      bedrock: model.bedrock,
      modelBudget,
      runSchedule,
    }),
    live,
    site: await site(configFor, url),
  })
  server.open(routes, onError)
  // The requests under way end first, then the background work. Both need the services that stop after them.
  begun.defer(() => server.drain(longestDrain))
  // Paystack stops before the server, so that an event that is being sent gets its answer.
  begun.defer(paystack.stop)

  const all = begun.move()
  /** Stops everything. Only the data folder stays. */
  const stop = () => all.disposeAsync()
  return {
    url,
    table,
    mail,
    ses,
    payments,
    boards,
    /** The stand-in of the model service, with its faults; null for a real model. */
    bedrock: model.bedrock,
    modelBudget,
    clock,
    runSchedule,
    readBoards,
    keepRhythm,
    ...peopleAt(url),
    auditTrailRead: cognito.auditTrailRead,
    stop,
  }
}

/** All of Aiki in this process: the functions, the stand-in of each service, and one HTTP server. */
export type LocalStack = Awaited<ReturnType<typeof start>>

/**
 * Starts stacks, of which any number may run at once. Throws one sentence that says what to do where a stack can't
 * start.
 */
export const LocalStack = {
  start: (options: StackOptions = {}): Promise<LocalStack> => start(options),
}
