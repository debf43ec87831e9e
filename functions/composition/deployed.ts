import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { S3Client } from '@aws-sdk/client-s3'
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { SESv2Client } from '@aws-sdk/client-sesv2'
import { boards } from '../../shared/lists.ts'
import { createBoardStatuses } from '../jobs/board-statuses.ts'
import { createCurrentIndex } from '../jobs/current-index.ts'
import { defaultProvider } from '../runtime/credentials.ts'
import { setting } from '../runtime/env.ts'
import { emptyFilesDirectory } from '../runtime/files-directory.ts'
import { employerList } from '../services/boards/employer-list.ts'
import { createBoardFetch } from '../services/boards/fetch.ts'
import { publicOnly } from '../services/boards/reach.ts'
import { createLive } from '../services/live.ts'
import { createMailer } from '../services/mail.ts'
import { bedrockClient } from '../services/model/bedrock.ts'
import { pricesOf } from '../services/model/call.ts'
import { createModel } from '../services/model/create-model.ts'
import { createObjects } from '../services/objects.ts'
import { createPaystack } from '../services/paystack.ts'
import { boardKeys, createSecrets, paystackKey, trialSalt as readTrialSalt } from '../services/secrets.ts'
import { createUsers } from '../services/users.ts'
import { boardStore } from '../store/boards.ts'
import { createTable, type Table } from '../store/table.ts'
import type { Services } from './services.ts'

// The services from the environment of a Lambda. Each is an export of its own, so that a bundle contains only the
// clients that its function uses.

let sharedTable: Table | undefined
export const table: Services['table'] = () => {
  sharedTable ??= createTable({ client: new DynamoDBClient({}), name: setting('TABLE_NAME') })
  return sharedTable
}

export const siteUrl: Services['siteUrl'] = () => setting('SITE_URL')

export const usersOf: Services['usersOf'] = () => {
  const client = new CognitoIdentityProviderClient({})
  return userPoolId => createUsers({ client, userPoolId })
}

export const users: Services['users'] = () => usersOf()(setting('USER_POOL_ID'))

export const mailer: Services['mailer'] = () =>
  createMailer({ client: new SESv2Client({}), from: setting('MAIL_FROM') })

export const live: Services['live'] = () =>
  createLive({
    endpoint: setting('LIVE_ENDPOINT'),
    region: setting('AWS_REGION'),
    credentials: defaultProvider(),
  })

export const objects: Services['objects'] = () =>
  createObjects({
    // With a checksum, the SDK would send files in chunks.
    client: new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' }),
    bucket: setting('OBJECT_BUCKET'),
  })

export const filesDirectory: Services['filesDirectory'] = () => emptyFilesDirectory()

export const index: Services['index'] = (rhythm = {}) =>
  createCurrentIndex({ objects: objects(), directory: filesDirectory(), ...rhythm })

export const boardFlags: Services['boardFlags'] = () => {
  const names = setting('BOARD_FLAGS').split(' ')
  return boards.filter(board => names.includes(board))
}

export const boardStatuses: Services['boardStatuses'] = () =>
  createBoardStatuses({ boards: boardStore(table()), flags: boardFlags() })

const secrets = () => createSecrets(new SecretsManagerClient({}))

export const boardReading: Services['boardReading'] = () => ({
  fetchFor: validators => createBoardFetch({ reach: publicOnly(), validators }),
  keys: boardKeys(secrets(), setting('BOARD_SECRET')),
  employers: employerList,
  keepsRhythm: true,
})

export const model: Services['model'] = (deadlines = {}) =>
  createModel({
    client: bedrockClient({ region: setting('MODEL_REGION') }),
    modelId: setting('MODEL_ID'),
    prices: pricesOf(setting('MODEL_PRICES')),
    deadlines,
  })

export const paystack: Services['paystack'] = () => {
  const key = paystackKey(secrets(), setting('PAYMENT_SECRET'))
  return { key, paystack: createPaystack({ url: setting('PAYSTACK_URL'), key }) }
}

export const trialSalt: Services['trialSalt'] = () => readTrialSalt(secrets(), setting('TRIAL_SECRET'))
