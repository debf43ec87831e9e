import type { Template } from 'aws-cdk-lib/assertions'
import * as z from 'zod'
import { inWords, resourcesByPlace } from './template.testing.ts'

const listOf = <T extends z.ZodType>(item: T) => z.preprocess(value => [value].flat(), z.array(item))
// The schema is strict, so that a right in an unknown field fails the test instead of staying unseen.
export const role = z.strictObject({
  AssumeRolePolicyDocument: z.unknown(),
  ManagedPolicyArns: z.array(z.unknown()).default([]),
})
const policy = z.strictObject({
  PolicyName: z.string(),
  Roles: z.tuple([z.unknown()]),
  PolicyDocument: z.strictObject({
    Version: z.string(),
    Statement: z.array(
      z.strictObject({
        Effect: z.literal('Allow'),
        Action: listOf(z.string()),
        Resource: listOf(z.unknown()),
        Condition: z.strictObject({ StringEquals: z.record(z.string(), z.string()) }).optional(),
      }),
    ),
  }),
})

/** Returns the rights of every role of the stack, each right as `action on resource`. */
export const grantsIn = (template: Template): Readonly<Record<string, readonly string[]>> => {
  const grants: Record<string, string[]> = {}
  for (const [place, properties] of resourcesByPlace(template, 'AWS::IAM::Role'))
    grants[place] = role.parse(properties).ManagedPolicyArns.map(arn => `all of ${inWords(template, arn)}`)
  for (const properties of resourcesByPlace(template, 'AWS::IAM::Policy').values()) {
    const { PolicyDocument, Roles } = policy.parse(properties)
    const place = inWords(template, Roles[0]).slice(1, -1)
    const granted = grants[place]
    if (!granted) throw new Error(`A policy is for ${place}, which is no role of the stack.`)
    for (const { Action, Resource, Condition } of PolicyDocument.Statement) {
      const only = Object.entries(Condition?.StringEquals ?? {}).map(
        ([key, value]) => ` if ${key} is ${value}`,
      )
      for (const action of Action)
        for (const resource of Resource)
          granted.push(`${action} on ${inWords(template, resource)}${only.join('')}`)
    }
  }
  return grants
}
