import type { IncomingHttpHeaders } from 'node:http'
import * as z from 'zod'

// A right is written as in grants.testing.ts: `action on resource`, with the places of the stack for its resources.

/** Returns who signed a request: the access key of a function is its name. Undefined for a request without a signature. */
export const callerOf = ({ authorization }: IncomingHttpHeaders, url = ''): string | undefined => {
  const [, byHeader] = /Credential=([^/]+)\//.exec(authorization ?? '') ?? []
  return byHeader ?? new URL(url, 'http://any').searchParams.get('X-Amz-Credential')?.split('/')[0]
}

/** Makes a record of the rights that each function uses. */
export const createRights = () => {
  const used = new Map<string, Set<string>>()
  return {
    /** Records the rights that one request uses. A link is used by the function that signed it. */
    record: (
      { headers, url }: { headers: IncomingHttpHeaders; url?: string | undefined },
      rights: string[],
    ) => {
      const caller = callerOf(headers, url)
      if (caller === undefined) return
      const all = used.get(caller) ?? new Set()
      for (const right of rights) all.add(right)
      used.set(caller, all)
    },
    /** Returns the rights that a function has used until now. */
    usedBy: (name: string): string[] => [...(used.get(name) ?? [])].toSorted(),
  }
}
export type Rights = ReturnType<typeof createRights>

/** Whether a grant covers a right. `*` and `?` in a grant stand for any characters and for one, as in IAM. */
export const covers = (grant: string, right: string): boolean => {
  const pattern = grant
    .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll('?', '.')
  return new RegExp(`^${pattern}$`).test(right)
}

/** What Lambda itself does with the role of a function: it writes the log, reads event sources and sends dead letters. */
const ofLambda = [
  /^logs:(CreateLogStream|PutLogEvents) on /,
  /^dynamodb:(DescribeStream|GetRecords|GetShardIterator|ListStreams) on /,
  /^sqs:(DeleteMessage|GetQueueAttributes|ReceiveMessage) on /,
  /^sqs:\w+ on <\S*dead-letters\.Arn>$/,
]
export const isOfLambda = (grant: string): boolean => ofLambda.some(pattern => pattern.test(grant))

const arn = (service: string, rest: string) =>
  `arn:<AWS::Partition>:${service}:<AWS::Region>:<AWS::AccountId>:${rest}`
const json = (body: string): unknown => JSON.parse(body)
const operationOf = ({ 'x-amz-target': target = '' }: IncomingHttpHeaders): string =>
  String(target).replace(/^.*\./, '')

const transaction = z.object({ TransactItems: z.array(z.record(z.string(), z.unknown())) })
const query = z.object({ IndexName: z.string().optional() })
/** The actions that IAM checks for the parts of a transaction. */
const parts: Readonly<Record<string, string>> = {
  ConditionCheck: 'ConditionCheckItem',
  Delete: 'DeleteItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
}

export const onTable = (headers: IncomingHttpHeaders, body: string): string[] => {
  const operation = operationOf(headers)
  if (operation === 'TransactWriteItems')
    return transaction
      .parse(json(body))
      .TransactItems.flatMap(Object.keys)
      .map(part => `dynamodb:${parts[part] ?? part} on <Table/table.Arn>`)
  const { IndexName } = query.parse(json(body))
  return [`dynamodb:${operation} on <Table/table.Arn>${IndexName === undefined ? '' : `/index/${IndexName}`}`]
}

export const onPool = (headers: IncomingHttpHeaders): string[] => [
  `cognito-idp:${operationOf(headers)} on <Identity/pool.Arn>`,
]

const message = z.object({ FromEmailAddress: z.string(), ConfigurationSetName: z.string().optional() })
/** SES asks for the identity of the sender and for the configuration set, and compares the address without its name. */
export const onMail = (body: string): string[] => {
  const { FromEmailAddress, ConfigurationSetName } = message.parse(json(body))
  const address = FromEmailAddress.replace(/^.*<(.*)>$/, '$1')
  const sets = ConfigurationSetName === undefined ? [] : [`configuration-set/${ConfigurationSetName}`]
  return [`identity/${address.replace(/^.*@/, '')}`, ...sets].map(
    resource => `ses:SendEmail on ${arn('ses', resource)} if ses:FromAddress is ${address}`,
  )
}

export const onSuppressionList = ['ses:DeleteSuppressedDestination on *']

const secret = z.object({ SecretId: z.string() })
/** `own` has the secrets of the stack by their names. A secret that an operator made has a suffix of six characters. */
export const onSecrets = (body: string, own: Readonly<Record<string, string>>): string[] => {
  const { SecretId } = secret.parse(json(body))
  const resource = own[SecretId] ?? arn('secretsmanager', `secret:${SecretId}-AbCdEf`)
  return [`secretsmanager:GetSecretValue on ${resource}`]
}

const verbs: Readonly<Record<string, string>> = {
  GET: 'GetObject',
  HEAD: 'GetObject',
  PUT: 'PutObject',
  DELETE: 'DeleteObject',
}
/**
 * A function that reads an object also needs ListBucket, because S3 answers 403 and not 404 without it where the object
 * does not exist.
 */
export const onBucket = (bucket: string, method: string, key: string): string[] => {
  const list = `s3:ListBucket on ${bucket}`
  if (key === '') return [list]
  return [`s3:${verbs[method] ?? method} on ${bucket}/${key}`, ...(method === 'GET' ? [list] : [])]
}

/** A call of an inference profile needs the profile, and the model in each region that the profile may choose. */
export const onModel = (path: string): string[] => {
  const [, modelId = '', how] = /^\/model\/([^/]+)\/([\w-]+)/.exec(decodeURIComponent(path)) ?? []
  const action = how === 'converse-stream' ? 'InvokeModelWithResponseStream' : 'InvokeModel'
  const model = modelId.replace(/^global\./, '')
  const resources = [
    arn('bedrock', `inference-profile/${modelId}`),
    `arn:<AWS::Partition>:bedrock:eu-north-1::foundation-model/${model}`,
    `arn:<AWS::Partition>:bedrock:::foundation-model/${model}`,
  ]
  return resources.map(resource => `bedrock:${action} on ${resource}`)
}

const sent = z.object({ QueueUrl: z.string() })
/** A batch needs the right of its parts. */
export const onQueue = (headers: IncomingHttpHeaders, body: string): string[] => {
  const name = sent.parse(json(body)).QueueUrl.replace(/^.*\//, '')
  return [`sqs:${operationOf(headers).replace(/Batch$/, '')} on <Queues/${name}/queue.Arn>`]
}

export const onChannel = ['appsync:EventPublish on <Live/namespace.ChannelNamespaceArn>']
