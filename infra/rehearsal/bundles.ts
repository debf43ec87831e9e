import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Template } from 'aws-cdk-lib/assertions'
import * as z from 'zod'
import { grantsIn } from '../grants.testing.ts'
import { build } from '../stack.testing.ts'
import { inWords, resourcesByPlace } from '../template.testing.ts'

/** A function as it would be deployed. */
export type Bundle = {
  readonly directory: string
  readonly bytes: number
  readonly timeoutSeconds: number
  /** What the stack tells it: names, with values where these do not depend on a deployment. */
  readonly variables: Readonly<Record<string, unknown>>
  /** What its role may do, as grants.testing.ts words it. */
  readonly grants: readonly string[]
  /** The kinds of alarm that its code can say, and those that are listened for in its log. */
  readonly saidAlarms: readonly string[]
  readonly heardAlarms: readonly string[]
}

const lambda = z.object({
  Runtime: z.literal('nodejs24.x'),
  Handler: z.literal('index.handler'),
  Timeout: z.number(),
  Code: z.object({ S3Key: z.string() }),
  /** One that is told nothing has none. */
  Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }).default({ Variables: {} }),
})

const saidIn = (code: string): string[] =>
  [...new Set([...code.matchAll(/\balarm:\s*["'`]([\w-]+)/g)].map(([, kind = '']) => kind))].toSorted()

const filter = z.object({
  LogGroupName: z.unknown(),
  MetricTransformations: z.tuple([z.object({ MetricName: z.string() })]),
})
const heardIn = (template: Template, place: string): string[] =>
  [...resourcesByPlace(template, 'AWS::Logs::MetricFilter').values()]
    .map(it => filter.parse(it))
    .filter(({ LogGroupName }) => inWords(template, LogGroupName) === `<${place}-logs>`)
    .map(({ MetricTransformations: [{ MetricName }] }) => MetricName)
    .toSorted()

/** Synthesizes the stack with its functions bundled, into a folder far from any node_modules, by function name. */
export const makeBundles = () => {
  const { app, stack, outdir, remove } = build({}, { bundle: true })
  const template = Template.fromStack(stack)
  const functions = [...resourcesByPlace(template, 'AWS::Lambda::Function')]
  const grants = grantsIn(template)
  app.synth()
  const bundles = functions
    .filter(([place]) => !place.startsWith('Custom::'))
    .map(([place, properties]): [string, Bundle] => {
      const { Code, Timeout, Environment } = lambda.parse(properties)
      const directory = join(outdir, `asset.${Code.S3Key.replace(/\.zip$/, '')}`)
      const code = readFileSync(join(directory, 'index.mjs'))
      return [
        place.replace(/^.*\//, ''),
        {
          directory,
          bytes: code.length,
          timeoutSeconds: Timeout,
          variables: Environment.Variables,
          grants: grants[`${place}-role`] ?? [],
          saidAlarms: saidIn(code.toString()),
          heardAlarms: heardIn(template, place),
        },
      ]
    })
  return { bundles: new Map(bundles), remove }
}
