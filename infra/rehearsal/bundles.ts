import { join } from 'node:path'
import type { Template } from 'aws-cdk-lib/assertions'
import * as z from 'zod'
import { grantsIn } from '../grants.testing.ts'
import { build, templateOf } from '../stack.testing.ts'
import { inWords, resourcesByPlace } from '../template.testing.ts'
import { filesOf } from './bundle-files.ts'

export type Bundle = {
  readonly directory: string
  /** Of the files that Node loads before the handler is there. */
  readonly bytes: number
  readonly timeoutSeconds: number
  /** The function's environment: names, with values where these do not depend on a deployment. */
  readonly variables: Readonly<Record<string, unknown>>
  /** The rights of the function's role, in the words of grants.testing.ts. */
  readonly grants: readonly string[]
  /** The kinds of alarm that the function's code can log, and those that a metric counts in its log. */
  readonly loggedAlarms: readonly string[]
  readonly watchedAlarms: readonly string[]
}

const lambda = z.object({
  Runtime: z.literal('nodejs24.x'),
  Handler: z.literal('index.handler'),
  Timeout: z.number(),
  Code: z.object({ S3Key: z.string() }),
  /** A function without settings has no environment. */
  Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }).default({ Variables: {} }),
})

const alarmsLoggedIn = (code: string): string[] =>
  [...new Set([...code.matchAll(/\balarm:\s*["'`]([\w-]+)/g)].map(([, kind = '']) => kind))].toSorted()

const filter = z.object({
  LogGroupName: z.unknown(),
  FilterPattern: z.string(),
  MetricTransformations: z.tuple([z.object({ MetricName: z.string() })]),
})
const alarmsWatchedIn = (template: Template, place: string): string[] =>
  [...resourcesByPlace(template, 'AWS::Logs::MetricFilter').values()]
    .map(it => filter.parse(it))
    // Other filters read numbers, such as the dollars of a call.
    .filter(({ FilterPattern }) => FilterPattern.includes('$.alarm'))
    .filter(({ LogGroupName }) => inWords(template, LogGroupName) === `<${place}-logs>`)
    .map(({ MetricTransformations: [{ MetricName }] }) => MetricName)
    .toSorted()

/**
 * Synthesizes the stack and bundles its functions, into a folder outside of any node_modules. Returns the bundles by
 * function name.
 */
export const makeBundles = () => {
  const { app, stack, outdir, remove } = build({}, { bundle: true })
  const template = templateOf(stack)
  const functions = [...resourcesByPlace(template, 'AWS::Lambda::Function')]
  const grants = grantsIn(template)
  app.synth()
  const bundles = functions
    .filter(([place]) => !place.startsWith('Custom::'))
    .map(([place, properties]): [string, Bundle] => {
      const { Code, Timeout, Environment } = lambda.parse(properties)
      const directory = join(outdir, `asset.${Code.S3Key.replace(/\.zip$/, '')}`)
      const { all, atImport, textOf } = filesOf(directory)
      return [
        place.replace(/^.*\//, ''),
        {
          directory,
          bytes: Buffer.byteLength(atImport.map(textOf).join('')),
          timeoutSeconds: Timeout,
          variables: Environment.Variables,
          grants: grants[`${place}-role`] ?? [],
          loggedAlarms: alarmsLoggedIn(all.map(textOf).join('\n')),
          watchedAlarms: alarmsWatchedIn(template, place),
        },
      ]
    })
  return { bundles: new Map(bundles), remove }
}
