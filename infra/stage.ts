import { Aws, RemovalPolicy, type Stack } from 'aws-cdk-lib'
import type { BucketProps } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import * as z from 'zod'
import { brand } from '../shared/brand.ts'

/** The stage whose data nothing deletes. */
export const production = 'production'

/** The name of one deployment: `production`, `staging`, `dev-ada`. It is part of names that have at most 64 letters. */
export const stage = z
  .string()
  .regex(
    /^[a-z][a-z\d]*(-[a-z\d]+)*$/,
    'must be a name of lower-case letters, digits and single dashes, such as staging or dev-ada',
  )
  .max(16, 'must have at most 16 letters')
  .default(production)

export const stackIdOf = (stage: string): string => `${brand.name}-${stage}`

const key = 'stage of the stack'

/** Notes the stage of a stack, before anything is made in it. */
export const setStage = (stack: Stack, stage: string): void => stack.node.setContext(key, stage)

const stageOf = (scope: Construct): string => z.string().parse(scope.node.tryGetContext(key))

export const isProduction = (scope: Construct): boolean => stageOf(scope) === production

/** Returns a name that is the stage's own in one region and account: `Aiki-staging` or `Aiki-staging-<name>`. */
export const nameOf = (scope: Construct, name?: string): string =>
  [stackIdOf(stageOf(scope)), name].filter(Boolean).join('-')

/** Returns a name for a service like CloudFront or dashboards, where all regions of an account share their names. */
export const globalNameOf = (scope: Construct, name?: string): string =>
  [nameOf(scope), Aws.REGION, name].filter(Boolean).join('-')

/** What becomes of people's data when the stack is deleted: production keeps it, and another stage deletes it. */
export const dataPolicy = (scope: Construct): RemovalPolicy =>
  isProduction(scope) ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY

/** The same for a bucket, which must be empty before CloudFormation can delete it. */
export const bucketPolicy = (scope: Construct): Pick<BucketProps, 'removalPolicy' | 'autoDeleteObjects'> => ({
  removalPolicy: dataPolicy(scope),
  autoDeleteObjects: !isProduction(scope),
})
