import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import * as z from 'zod'
import { type QueueName, queueNames, queueVariable } from '../../functions/queues/payload.ts'
import { createTable } from '../../functions/store/table.ts'
import { createBedrock } from '../../local/bedrock/bedrock.ts'
import { type Cognito, createCognito } from '../../local/cognito/cognito.ts'
import { startDynamoDb } from '../../local/dynamodb.ts'
import { createMail } from '../../local/mail.ts'
import { fileBucketName } from '../../local/s3.ts'
import { createSecrets, trialSecret, trialSecretName } from '../../local/secrets.ts'
import { createSes } from '../../local/ses.ts'
import { signIn } from '../../local/sign-in.ts'
import { createMessages } from '../../local/sqs/messages.ts'
import { createSqs } from '../../local/sqs/sqs.ts'
import { readConfiguration } from '../configuration.ts'
import { startBucket } from './bucket.ts'
import { startProvider } from './provider.ts'
import {
  createRights,
  onChannel,
  onMail,
  onModel,
  onPool,
  onQueue,
  onSecrets,
  onSuppressionList,
} from './rights.ts'
import { watchTable } from './watch-table.ts'

type Answer = { readonly status: number; readonly body: string }
type Posted = { readonly channel: string; readonly events: string[]; readonly authorization: string }
type TriggerName =
  | 'custom-message'
  | 'pre-sign-up'
  | 'post-confirmation'
  | 'pre-token-generation'
  | 'sign-in-link'

const address = z.object({ port: z.number() })
const publication = z.object({ channel: z.string(), events: z.array(z.string()) })

const serve = async (answer: (request: IncomingMessage, body: string) => Promise<Answer>) => {
  const server = createServer(async (request, response) => {
    const { status, body } = await answer(request, await text(request))
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = address.parse(server.address())
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

const region = 'eu-west-1'
const pool = { name: 'rehearsal', clientId: 'web' }
const userPoolId = `${region}_${pool.name}`

/**
 * Starts the services that the functions use: the embedded table, a user pool that calls its triggers, a payment
 * provider, a live channel and others.
 */
export const startStandIns = async (
  callTrigger: <Event>(name: TriggerName, event: Event) => Promise<Event>,
) => {
  const database = await startDynamoDb()
  const client = new DynamoDBClient(database.clientConfig)
  const rights = createRights()
  const watched = await watchTable(database.endpoint, rights)
  const mail = createMail()
  const cognito: Cognito = createCognito({
    region,
    userPoolId,
    clientId: pool.clientId,
    deliver: mail.deliver,
    triggers: {
      customMessage: event => callTrigger('custom-message', event),
      preSignUp: event => callTrigger('pre-sign-up', event),
      postConfirmation: event => callTrigger('post-confirmation', event),
      preTokenGeneration: event => callTrigger('pre-token-generation', event),
      signInLink: event => callTrigger('sign-in-link', event),
    },
  })
  const identity = await serve(async (request, body) => {
    rights.record(request, onPool(request.headers))
    return cognito.handle({ target: String(request.headers['x-amz-target']), body })
  })
  const poolClient = new CognitoIdentityProviderClient({ region, endpoint: identity.url })
  const sets = { 'Aiki-production-notices': ['BOUNCE'], 'Aiki-production-mailings': ['BOUNCE', 'COMPLAINT'] }
  const sesStandIn = createSes({ ...mail, sets })
  const ses = await serve(async (request, body) => {
    rights.record(request, request.method === 'DELETE' ? onSuppressionList : onMail(body))
    const { status, body: answer } = sesStandIn.answer(request.method ?? '', request.url ?? '', body)
    return { status, body: String(answer) }
  })
  const messages = createMessages()
  const takeMessages = createSqs({ messages, onMessage: () => undefined })
  const sqs = await serve(async (request, body) => {
    rights.record(request, onQueue(request.headers, body))
    const { status, body: answer } = takeMessages(String(request.headers['x-amz-target']), body)
    return { status, body: String(answer) }
  })
  const provider = await startProvider()
  const takeSecret = createSecrets(
    {
      [readConfiguration(() => undefined).paymentSecretName]: JSON.stringify({
        secretKey: provider.secretKey,
      }),
      [trialSecretName]: trialSecret,
    },
    new Date(),
  )
  const secrets = await serve(async (request, body) => {
    rights.record(request, onSecrets(body, { [trialSecretName]: '<TrialSecret>' }))
    const { status, body: answer } = takeSecret(String(request.headers['x-amz-target']), body)
    return { status, body: String(answer) }
  })
  const bucket = await startBucket(rights)
  const bedrock = await createBedrock({
    onRequest: request => rights.record(request, onModel(request.url ?? '')),
  })
  const posted: Posted[] = []
  let liveStatus = 200
  const live = await serve(async (request, body) => {
    rights.record(request, onChannel)
    const authorization = String(request.headers.authorization)
    if (liveStatus === 200) posted.push({ ...publication.parse(JSON.parse(body)), authorization })
    return { status: liveStatus, body: '{"successful":[],"failed":[]}' }
  })

  return {
    database,
    /** The table, into which a test may write rows. */
    table: createTable({ client, name: database.tableName }),
    rightsUsedBy: rights.usedBy,
    mail,
    modelFaults: bedrock.faults,
    /** Takes the messages that functions sent to a queue, and returns their bodies. */
    messagesOf: (name: QueueName): string[] =>
      messages.receive(name, 100, Date.now()).map(({ id, body }) => {
        messages.remove(id)
        return body
      }),
    provider,
    objects: bucket.objects,
    sendFile: bucket.sendFile,
    leaveOrphan: bucket.leaveOrphan,
    posted,
    breakLive: (status: number) => {
      liveStatus = status
    },
    /** Calls one operation of the user pool, as a browser does. */
    askPool: async (operation: string, input: object) => {
      const target = `AWSCognitoIdentityProviderService.${operation}`
      return cognito.handle({ target, body: JSON.stringify({ ClientId: pool.clientId, ...input }) })
    },
    /** Returns an access token that proves who the person is. */
    proofOf: async (email: string, password: string) =>
      (await signIn(poolClient, { email, password, asProof: true }, pool)).AccessToken,
    /** Returns the user with that address, as an operator sees them. Throws where there is none. */
    userOf: async (email: string) => {
      const target = 'AWSCognitoIdentityProviderService.AdminGetUser'
      const { body } = await cognito.handle({
        target,
        body: JSON.stringify({ UserPoolId: userPoolId, Username: email }),
      })
      const { Username: sub } = z.object({ Username: z.string() }).parse(JSON.parse(body))
      return { sub }
    },
    values: {
      TABLE_NAME: database.tableName,
      USER_POOL_ID: userPoolId,
      LIVE_ENDPOINT: `${live.url}/event`,
      PAYSTACK_URL: provider.apiUrl,
      TRIAL_SECRET: trialSecretName,
      OBJECT_BUCKET: bucket.name,
      FILE_BUCKET: fileBucketName,
      MODEL_REGION: region,
      ...Object.fromEntries(queueNames.map(name => [queueVariable(name), `${sqs.url}/${name}`])),
    },
    endpoints: {
      AWS_ENDPOINT_URL_BEDROCK_RUNTIME: bedrock.url,
      AWS_ENDPOINT_URL_DYNAMODB: watched.url,
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: identity.url,
      AWS_ENDPOINT_URL_S3: bucket.url,
      AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.url,
      AWS_ENDPOINT_URL_SESV2: ses.url,
      AWS_ENDPOINT_URL_SQS: sqs.url,
    },
    stop: async () => {
      poolClient.destroy()
      identity.close()
      live.close()
      ses.close()
      sqs.close()
      secrets.close()
      messages.close()
      await provider.stop()
      await bucket.stop()
      await bedrock.stop()
      cognito.close()
      client.destroy()
      watched.close()
      await database.stop()
    },
  }
}
