import type { Template } from 'aws-cdk-lib/assertions'
import * as z from 'zod'
import { inWords, resourcesByPlace } from './template.testing.ts'

const listOf = <T extends z.ZodType>(item: T) => z.preprocess(value => [value].flat(), z.array(item))
// The schemas are strict, so that a right in an unknown field fails the test instead of staying unseen.
const policyDocument = z.strictObject({
  Version: z.string(),
  Statement: z.array(
    z.strictObject({
      Effect: z.literal('Allow'),
      Action: listOf(z.string()),
      Resource: listOf(z.unknown()),
      Condition: z.strictObject({ StringEquals: z.record(z.string(), z.string()) }).optional(),
    }),
  ),
})
export const role = z.strictObject({
  AssumeRolePolicyDocument: z.unknown(),
  ManagedPolicyArns: z.array(z.unknown()).default([]),
  Policies: z.array(z.strictObject({ PolicyName: z.string(), PolicyDocument: policyDocument })).default([]),
  /** Tags are no rights: no policy of ours asks for a tag. */
  Tags: z.unknown().optional(),
  MaxSessionDuration: z.number().optional(),
})
const policy = z.strictObject({
  PolicyName: z.string(),
  Roles: z.tuple([z.unknown()]),
  PolicyDocument: policyDocument,
})

const grantsOf = (template: Template, { Statement }: z.infer<typeof policyDocument>): string[] =>
  Statement.flatMap(({ Action, Resource, Condition }) => {
    const only = Object.entries(Condition?.StringEquals ?? {}).map(([key, value]) => ` if ${key} is ${value}`)
    return Action.flatMap(action =>
      Resource.map(resource => `${action} on ${inWords(template, resource)}${only.join('')}`),
    )
  })

/** Returns the rights of every role of the stack, each right as `action on resource`. */
export const grantsIn = (template: Template): Readonly<Record<string, readonly string[]>> => {
  const grants: Record<string, string[]> = {}
  for (const [place, properties] of resourcesByPlace(template, 'AWS::IAM::Role')) {
    const { ManagedPolicyArns, Policies } = role.parse(properties)
    grants[place] = [
      ...ManagedPolicyArns.map(arn => `all of ${inWords(template, arn)}`),
      ...Policies.flatMap(({ PolicyDocument }) => grantsOf(template, PolicyDocument)),
    ]
  }
  for (const properties of resourcesByPlace(template, 'AWS::IAM::Policy').values()) {
    const { PolicyDocument, Roles } = policy.parse(properties)
    const place = inWords(template, Roles[0]).slice(1, -1)
    const granted = grants[place]
    if (!granted) throw new Error(`A policy is for ${place}, which is no role of the stack.`)
    granted.push(...grantsOf(template, PolicyDocument))
  }
  return grants
}
