import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { load } from 'js-yaml'
import { describe, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { projectRoot } from './bundling.ts'
import { grantsIn } from './grants.testing.ts'
import { PipelineStack } from './pipeline.ts'
import { resourcesByPlace } from './template.testing.ts'

const text = readFileSync(join(projectRoot, '.github/workflows/deploy.yml'), 'utf8')
const workflow = z
  .looseObject({
    permissions: z.record(z.string(), z.string()),
    jobs: z.record(
      z.string(),
      z.looseObject({
        needs: z.string().optional(),
        environment: z.string().optional(),
        permissions: z.record(z.string(), z.string()).default({}),
        steps: z.array(
          z.looseObject({
            uses: z.string().default(''),
            run: z.string().default(''),
            id: z.string().default(''),
            if: z.string().default(''),
          }),
        ),
      }),
    ),
  })
  .parse(load(text))
const jobs = Object.entries(workflow.jobs)
const steps = jobs.flatMap(([, job]) => job.steps)

describe('the workflow', () => {
  test('tests, compares, deploys to staging, and then to production', () => {
    expect(jobs.map(([name, { needs, environment }]) => [name, needs, environment])).toEqual([
      ['test', undefined, undefined],
      ['diff', 'test', undefined],
      ['staging', 'diff', 'staging'],
      ['production', 'staging', 'production'],
    ])
  })

  test('runs only scripts of package.json', () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')))
    const named = steps.flatMap(({ run }) =>
      [...run.matchAll(/npm (?:run )?([\w-]+)/g)].map(([, name]) => name),
    )
    expect(new Set(named)).toEqual(new Set(['ci', 'deploy', 'smoke', 'synth', 'test']))
    for (const name of named) if (name !== 'ci') expect(scripts).toHaveProperty([name ?? ''])
  })

  test('holds no secret, and each job may do only what it needs', () => {
    expect(text).not.toMatch(/secrets\.|AKIA|aws-(access-key-id|secret-access-key)|sk_(live|test)_/)
    expect(workflow.permissions).toEqual({ contents: 'read' })
    for (const [name, { permissions }] of jobs)
      expect(permissions).toEqual(name === 'test' ? {} : { contents: 'read', 'id-token': 'write' })
  })

  test('names a version of each action', () => {
    for (const { uses } of steps) if (uses) expect(uses).toMatch(/^[\w-]+\/[\w-]+@v\d+\.\d+\.\d+$/)
  })

  test('rolls back to the commit before when alarms go off', () => {
    const [back] = steps.filter(step => step.if.includes("steps.watch.outcome == 'failure'"))
    expect(back?.run).toContain('steps.before.outputs.commit')
    expect(back?.run).toContain('-c shift=at-once')
  })

  test.each([
    ['none goes off', [], [], 0],
    ['one was on before, and the deployment may be its repair', ['a-failures'], ['a-failures'], 0],
    ['one goes off', [], ['a-failures'], 1],
    ['another one goes off', ['a-failures'], ['a-failures', 'b-failures'], 1],
  ])('watches the alarms: %s', (_, before, now, status) => {
    const folder = mkdtempSync(join(tmpdir(), 'aiki-watch-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const step = (name: string, alarms: readonly string[]) => {
      const aws = `aws() { printf '%s\\n' ${alarms.join(' ') || "''"} | sed '/^$/d'; }; sleep() { :; }`
      const run = steps.find(({ id }) => id === name)?.run ?? 'exit 9'
      return spawnSync('bash', ['-eo', 'pipefail', '-c', `${aws}\n${run}`], { cwd: folder }).status
    }
    expect(step('alarms', before)).toBe(0)
    expect(step('watch', now)).toBe(status)
  })
})

describe('the roles of the workflow', () => {
  const stack = new PipelineStack(new App({ context: { 'aws:cdk:enable-path-metadata': true } }), {
    repository: 'aiki/aiki',
    region: 'eu-west-1',
  })
  const template = Template.fromStack(stack)
  const grants = grantsIn(template)
  const bootstrap = ['deploy', 'file-publishing'].map(
    kind =>
      `sts:AssumeRole on arn:<AWS::Partition>:iam::<AWS::AccountId>:role/cdk-hnb659fds-${kind}-role-<AWS::AccountId>-eu-west-1`,
  )
  const onStack = (verb: string, name: string) =>
    `cloudformation:${verb} on arn:<AWS::Partition>:cloudformation:eu-west-1:<AWS::AccountId>:stack/${name}/*`

  test.each([
    [
      'diff',
      'repo:aiki/aiki:ref:refs/heads/main',
      ['DescribeStacks', 'GetTemplate', 'ListStackResources'].flatMap(verb =>
        ['Aiki-account', 'Aiki-production', 'Aiki-production-*'].map(name => onStack(verb, name)),
      ),
    ],
    [
      'staging',
      'repo:aiki/aiki:environment:staging',
      [
        ...bootstrap,
        onStack('DescribeStacks', 'Aiki-staging'),
        's3:GetObject on arn:<AWS::Partition>:s3:::aiki-staging-smokemailbox*',
        's3:ListBucket on arn:<AWS::Partition>:s3:::aiki-staging-smokemailbox*',
      ],
    ],
    [
      'production',
      'repo:aiki/aiki:environment:production',
      [...bootstrap, onStack('DescribeStacks', 'Aiki-production'), 'cloudwatch:DescribeAlarms on *'],
    ],
  ])('%s is for %s only, and deploys only through the roles of the bootstrap', (place, subject, allowed) => {
    expect(grants[place]?.toSorted()).toEqual(allowed.toSorted())
    const issuer = 'token.actions.githubusercontent.com'
    expect(resourcesByPlace(template, 'AWS::IAM::Role').get(place)).toMatchObject({
      AssumeRolePolicyDocument: {
        Statement: [
          {
            Action: 'sts:AssumeRoleWithWebIdentity',
            Condition: {
              StringEquals: { [`${issuer}:aud`]: 'sts.amazonaws.com', [`${issuer}:sub`]: subject },
            },
          },
        ],
      },
    })
  })
})
