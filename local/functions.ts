import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { S3Client } from '@aws-sdk/client-s3'
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { SESv2Client } from '@aws-sdk/client-sesv2'
import { SQSClient } from '@aws-sdk/client-sqs'
import { allDomains, allQueues, allSchedules, allTriggers } from '../functions/composition/all.ts'
import type { Services } from '../functions/composition/services.ts'
import { sourceFileReader } from '../functions/imports/file-reader.ts'
import { createBoardStatuses } from '../functions/jobs/board-statuses.ts'
import { createCurrentIndex } from '../functions/jobs/current-index.ts'
import { employerList } from '../functions/services/boards/employer-list.ts'
import { createBoardFetch } from '../functions/services/boards/fetch.ts'
import { originOnly, publicOnly } from '../functions/services/boards/reach.ts'
import { createFiles } from '../functions/services/files.ts'
import { createLive } from '../functions/services/live.ts'
import { createObjects } from '../functions/services/objects.ts'
import { createPaystack } from '../functions/services/paystack.ts'
import { createQueues } from '../functions/services/queues.ts'
import { boardKeys, paystackKey, trialSalt } from '../functions/services/secrets.ts'
import { createSecrets } from '../functions/services/secrets-manager.ts'
import { createMailer } from '../functions/services/ses.ts'
import { createSuppressionList } from '../functions/services/suppression-list.ts'
import { createUsers } from '../functions/services/users.ts'
import { boardStore } from '../functions/store/boards.ts'
import { scheduleLeaseStore } from '../functions/store/schedule-leases.ts'
import type { Table } from '../functions/store/table.ts'
import { standInEmployers } from './boards/world/employers.ts'
import type { LocalDynamoDb } from './dynamodb.ts'
import { pool } from './pool.ts'
import { bucketName, fileBucketName } from './s3.ts'
import { boardSecretName, paymentSecretName, trialSecretName } from './secrets.ts'

type Options = {
  readonly table: Table
  /** The address of the server, such as http://localhost:3000. */
  readonly url: string
  readonly aws: Pick<LocalDynamoDb['clientConfig'], 'region' | 'credentials'>
  /** The folder of the current index. */
  readonly indexFolder: string
  readonly model: Services['model']
  /** True where the functions read the real boards, and not their stand-ins. */
  readonly live: boolean
}

/** The settings for the stand-ins of boards: functions read the boards below `/boards`, and can reach nothing else. */
const standInBoards = (url: string) => ({
  reach: originOnly(url),
  addressOf: (address: string) => address.replace(/^https:\/\//, `${url}/boards/`),
})

/**
 * In milliseconds. The stand-in answers in this process, which a busy machine can stop for seconds. No Lambda's timeout
 * ends the function here.
 */
const secretDeadline = 30_000

/** Makes all functions with the services of this machine. */
export const joinFunctions = ({ table, url, aws, indexFolder, model, live: readsRealBoards }: Options) => {
  const cognito = new CognitoIdentityProviderClient({ ...aws, endpoint: `${url}/idp` })
  const ses = new SESv2Client({ ...aws, endpoint: `${url}/ses` })
  const mailerWith = (configurationSet: string) => () =>
    createMailer({ client: ses, from: 'hello@aiki.example', configurationSet })
  const s3 = new S3Client({
    ...aws,
    endpoint: `${url}/s3`,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  })
  const sqs = new SQSClient({ ...aws, endpoint: `${url}/sqs` })
  const secretsManager = new SecretsManagerClient({ ...aws, endpoint: `${url}/secrets` })
  const secrets = createSecrets(secretsManager, secretDeadline)
  const users = createUsers({ client: cognito, userPoolId: pool.userPoolId })
  const objects = createObjects({ client: s3, bucket: bucketName })
  // `freshFor` is 0, because a developer expects to see new adverts at once.
  const index = createCurrentIndex({ objects, directory: indexFolder, freshFor: 0 })
  const services: Services = {
    table: () => table,
    siteUrl: () => url,
    users: () => users,
    usersOf: () => () => users,
    mailer: mailerWith('notices'),
    mailingMailer: mailerWith('mailings'),
    suppressionList: () => createSuppressionList({ client: ses }),
    // This machine takes mails as fast as they come.
    mailRate: () => 1_000_000,
    queues: () => createQueues({ client: sqs, urlOf: name => `${url}/sqs/${name}` }),
    live: () => createLive({ ...aws, endpoint: `${url}/event` }),
    objects: () => objects,
    files: () => createFiles({ client: s3, bucket: fileBucketName }),
    index: () => index,
    filesDirectory: () => indexFolder,
    boardStatuses: () => createBoardStatuses({ boards: boardStore(table), flags: [], freshFor: 0 }),
    boardFlags: () => [],
    boardReading: () => async () => ({
      fetchFor: validators =>
        createBoardFetch({ ...(readsRealBoards ? { reach: publicOnly() } : standInBoards(url)), validators }),
      keys: boardKeys(secrets, boardSecretName),
      employers: readsRealBoards ? employerList : standInEmployers,
      keepsRhythm: readsRealBoards,
    }),
    model,
    paystack: () => {
      const key = paystackKey(secrets, paymentSecretName)
      return { key, paystack: createPaystack({ url: `${url}/paystack`, key }) }
    },
    trialSalt: () => trialSalt(secrets, trialSecretName),
    fileReader: () => sourceFileReader(),
  }
  const { poolEvents, changes, mailEvents, ...triggers } = allTriggers(services)
  return {
    domains: allDomains(services),
    schedules: allSchedules(services),
    queues: allQueues(services),
    triggers,
    poolEvents,
    changes,
    mailEvents,
    forgetLease: scheduleLeaseStore(table).forget,
    close: () => {
      for (const client of [cognito, ses, sqs, secretsManager, s3]) client.destroy()
      index.close()
    },
  }
}
