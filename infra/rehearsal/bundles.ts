import { statSync } from 'node:fs'
import { join } from 'node:path'
import { Template } from 'aws-cdk-lib/assertions'
import * as z from 'zod'
import { build } from '../stack.testing.ts'
import { resourcesByPlace } from '../template.testing.ts'

/** A function as it would be deployed. */
export type Bundle = {
  readonly directory: string
  readonly bytes: number
  readonly timeoutSeconds: number
  /** What the stack tells it: names, with values where these do not depend on a deployment. */
  readonly variables: Readonly<Record<string, unknown>>
}

const lambda = z.object({
  Runtime: z.literal('nodejs24.x'),
  Handler: z.literal('index.handler'),
  Timeout: z.number(),
  Code: z.object({ S3Key: z.string() }),
  Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }),
})

/** Synthesizes the stack with its functions bundled, into a folder far from any node_modules, by function name. */
export const makeBundles = () => {
  const { app, stack, outdir, remove } = build({}, { bundle: true })
  const functions = [...resourcesByPlace(Template.fromStack(stack), 'AWS::Lambda::Function')]
  app.synth()
  const bundles = functions
    .filter(([place]) => !place.startsWith('Custom::'))
    .map(([place, properties]): [string, Bundle] => {
      const { Code, Timeout, Environment } = lambda.parse(properties)
      const directory = join(outdir, `asset.${Code.S3Key.replace(/\.zip$/, '')}`)
      return [
        place.replace(/^.*\//, ''),
        {
          directory,
          bytes: statSync(join(directory, 'index.mjs')).size,
          timeoutSeconds: Timeout,
          variables: Environment.Variables,
        },
      ]
    })
  return { bundles: new Map(bundles), remove }
}
