import { spawnSync } from 'node:child_process'
import { App, Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { describe, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { AccountStack } from './account.ts'
import { projectRoot } from './bundling.ts'
import type { Configuration } from './configuration.ts'
import { refuseUnbuilt } from './site-files.ts'
import { build, templateOf } from './stack.testing.ts'
import { referencesIn } from './template.testing.ts'

const optional: Partial<Configuration> = {
  alarmAddress: 'night@aiki.example',
  monthlyBudget: 100,
  smokeMailbox: 'smoke.mail.aiki.example',
}

const resource = z.looseObject({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  DependsOn: z.preprocess(it => (it === undefined ? [] : [it].flat()), z.array(z.string())),
  DeletionPolicy: z.string().default('Delete'),
})
const resourcesIn = (template: Template) => z.record(z.string(), resource).parse(template.toJSON().Resources)

const deployment = (stage: string) => {
  const { stack, remove } = build({ ...optional, stage })
  try {
    // The resources of nested stacks are not the stack's own.
    return { stack, own: resourcesIn(Template.fromStack(stack)), resources: resourcesIn(templateOf(stack)) }
  } finally {
    remove()
  }
}
const production = deployment('production')
const staging = deployment('staging')

/** Names that are unique within another resource of the stack. */
const innerNames = [
  'AWS::ApiGateway::Stage',
  'AWS::AppSync::ChannelNamespace',
  'AWS::IAM::Policy',
  'AWS::Lambda::Alias',
]
/** Services where all regions of an account share the names. */
const isGlobal = (type: string) => /^AWS::(Budgets|CloudFront|IAM|S3)::|::Dashboard$/.test(type)

const inner = z.looseObject({ Name: z.unknown() }).partial()

/** Returns the names that the template gives to resources, each as `type: name`. */
const namesOf = ({ resources }: ReturnType<typeof deployment>) =>
  Object.values(resources)
    .filter(({ Type }) => !innerNames.includes(Type))
    .flatMap(({ Type, Properties }) => {
      const kind = Type.replace(/^.*::/, '')
      const config = inner.safeParse(Properties[`${kind}Config`] ?? Properties[kind]).data
      return [
        ...['Name', `${kind}Name`, kind === 'ReceiptRuleSet' ? 'RuleSetName' : ''].map(it => Properties[it]),
        config?.Name,
      ]
        .filter(name => name !== undefined)
        .map(name => ({ Type, name }))
    })
    // A name with a reference to another resource is as unique as that resource.
    .filter(({ name }) => !referencesIn(name).some(id => Object.hasOwn(resources, id)))
const shown = (names: ReturnType<typeof namesOf>) =>
  names.map(({ Type, name }) => `${Type}: ${JSON.stringify(name)}`)

describe('two deployments in one account', () => {
  test('two stages share no name', () => {
    const names = shown(namesOf(production))
    for (const known of ['RestApi', 'OriginAccessControl', 'Dashboard', 'ReceiptRuleSet'])
      expect(names).toContainEqual(expect.stringContaining(`::${known}: `))
    expect(new Set(names).size).toBe(names.length)
    expect(shown(namesOf(staging)).filter(name => names.includes(name))).toEqual([])
  })

  test('where regions share names, each name has the region', () => {
    const global = namesOf(production).filter(({ Type }) => isGlobal(Type))
    expect(global.length).toBeGreaterThan(0)
    for (const { name } of global) expect(referencesIn(name)).toContain('AWS::Region')
  })

  test("the role for the gateway's logs belongs to neither, and outlives both", () => {
    for (const { resources } of [production, staging])
      expect(Object.values(resources).map(({ Type }) => Type)).not.toContain('AWS::ApiGateway::Account')
    const account = new AccountStack(new App())
    Template.fromStack(account).hasResource('AWS::IAM::Role', { DeletionPolicy: 'Retain' })
    expect(account.terminationProtection).toBe(true)
  })
})

const ofType = ({ resources }: ReturnType<typeof deployment>, type: string) =>
  Object.values(resources).filter(({ Type }) => Type === type)
const kept = ({ resources }: ReturnType<typeof deployment>) =>
  Object.values(resources)
    .filter(({ DeletionPolicy }) => DeletionPolicy !== 'Delete')
    .map(({ Type }) => Type)
    .toSorted()

describe('when a stack is deleted', () => {
  test('production keeps all data, and is protected', () => {
    expect(production.stack.terminationProtection).toBe(true)
    expect(kept(production)).toEqual([
      'AWS::Cognito::UserPool',
      'AWS::DynamoDB::GlobalTable',
      ...Array(ofType(production, 'AWS::S3::Bucket').length).fill('AWS::S3::Bucket'),
      'AWS::SecretsManager::Secret',
    ])
    expect(ofType(production, 'Custom::S3AutoDeleteObjects')).toEqual([])
  })

  test('another stage leaves nothing, and nothing protects it', () => {
    expect(staging.stack.terminationProtection).toBe(false)
    expect(kept(staging)).toEqual([])
    expect(ofType(staging, 'AWS::Cognito::UserPool')).toMatchObject([
      { Properties: { DeletionProtection: 'INACTIVE' } },
    ])
    expect(ofType(staging, 'AWS::DynamoDB::GlobalTable')).toMatchObject([
      { Properties: { Replicas: [{ DeletionProtectionEnabled: false }] } },
    ])
    // CloudFormation deletes only an empty bucket.
    expect(ofType(staging, 'Custom::S3AutoDeleteObjects')).toHaveLength(
      ofType(staging, 'AWS::S3::Bucket').length,
    )
  })

  // A function without a log group of the stack makes one when it runs, and that one stays.
  test.each([
    ['production', production],
    ['staging', staging],
  ])('the logs of %s go with it, also those of CDK’s own functions', (_, deployed) => {
    for (const { Properties } of ofType(deployed, 'AWS::Lambda::Function'))
      expect(referencesIn(Properties.LoggingConfig)).not.toEqual([])
    for (const { Properties } of ofType(deployed, 'AWS::Logs::LogGroup'))
      expect(Properties).toHaveProperty('RetentionInDays')
  })
})

test.each([
  ['production', production],
  ['staging', staging],
])(
  'the resources of %s have an order, and are at most 450 of the 500 that a stack can have',
  (_, { own }) => {
    expect(Object.keys(own).length).toBeLessThanOrEqual(450)
    // CloudFormation also waits for what an update policy names, and CDK does not look there.
    const needs = new Map(
      Object.entries(own).map(([id, { Properties, UpdatePolicy, DependsOn }]) => [
        id,
        [...referencesIn([Properties, UpdatePolicy]), ...DependsOn].filter(it => Object.hasOwn(own, it)),
      ]),
    )
    let before = 0
    do {
      before = needs.size
      for (const [id, needed] of needs) if (!needed.some(it => needs.has(it))) needs.delete(id)
    } while (needs.size < before)
    expect([...needs.keys()]).toEqual([])
  },
)

describe('an app that is not built', () => {
  const errorsOf = ({ node }: Stack) =>
    node.metadata.filter(({ type }) => type === 'aws:cdk:error').map(({ data }) => data)

  test('stops cdk deploy, diff and synth, which bundle the functions', () => {
    const stack = new Stack(new App(), 'any')
    refuseUnbuilt(stack)
    expect(errorsOf(stack)).toEqual(['The app is not built: run "npm run build" first.'])
  })

  test('does not stop cdk bootstrap, ls and destroy, which bundle nothing', () => {
    const { stack, remove } = build({}, { withSite: false })
    onTestFinished(remove)
    expect(errorsOf(stack)).toEqual([])
  })
})

test.each([
  ['a deployment that names no stage is refused, and does not become production', '**', 1, 'Name the stage'],
  ['cdk bootstrap, which bundles nothing, needs no stage', '', 0, ''],
])('%s', (_, bundled, code, words) => {
  const context = { 'aws:cdk:bundling-stacks': bundled === '' ? [] : [bundled] }
  const { status, stderr } = spawnSync(process.execPath, ['infra/app.ts'], {
    cwd: projectRoot,
    encoding: 'utf8',
    env: { ...process.env, CDK_CONTEXT_JSON: JSON.stringify(context) },
  })
  expect([status, stderr]).toEqual([code, expect.stringContaining(words)])
})

test('each stage keeps the history of its commits', () => {
  const commits = [production, staging].map(({ own }) =>
    Object.values(own)
      .filter(({ Type }) => Type === 'AWS::SSM::Parameter')
      .map(({ Properties }) => [Properties.Name, Properties.Value]),
  )
  expect(commits).toEqual([
    [['Aiki-production-commit', 'ab12'.repeat(10)]],
    [['Aiki-staging-commit', 'ab12'.repeat(10)]],
  ])
})
