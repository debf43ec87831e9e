import { Aws, Stack } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { acknowledge } from './acknowledge.ts'
import type { Configuration } from './configuration.ts'
import type { Needs } from './needs.ts'

type Props = Pick<Configuration, 'modelId' | 'modelRegion' | 'modelPrices' | 'modelDailyDollars'>

/** Returns the model of an inference profile, whose name is that of the model after the regions that it may use. */
const foundationModel = (modelId: string): string =>
  modelId.replace(/^(us|eu|apac|global|us-gov|jp|au)\./, '')

/**
 * Returns the ARNs of a model: the profile in our region, and the model itself in any region that the profile may
 * choose.
 */
const arnsOf = (modelId: string, region: string): string[] => {
  const model = foundationModel(modelId)
  const everywhere = [
    `arn:${Aws.PARTITION}:bedrock:*::foundation-model/${model}`,
    // A global profile uses the model by an ARN without a region.
    `arn:${Aws.PARTITION}:bedrock:::foundation-model/${model}`,
  ]
  if (model === modelId) return [`arn:${Aws.PARTITION}:bedrock:${region}::foundation-model/${model}`]
  return [
    `arn:${Aws.PARTITION}:bedrock:${region}:${Aws.ACCOUNT_ID}:inference-profile/${modelId}`,
    ...everywhere,
  ]
}

/** What functions that call the model need: one that waits for whole answers, and one that streams them. */
export type Model = { readonly answering: () => Needs; readonly streaming: () => Needs }

/** For functions that call the model: its id, its region, its prices, its budget, and the grant. */
export const modelOf = (
  scope: Construct,
  { modelId, modelRegion = Stack.of(scope).region, modelPrices, modelDailyDollars }: Props,
): Model => {
  const resources = arnsOf(modelId, modelRegion)
  for (const resource of resources.filter(arn => arn.includes(':bedrock:*:')))
    acknowledge(
      Stack.of(scope),
      `IAM5[Resource::${resource.replace(Aws.PARTITION, '<AWS::Partition>')}]`,
      'An inference profile sends a request to any region with free capacity: the right is for one model, in all regions.',
    )
  const asking = (...actions: readonly string[]): Needs => ({
    environment: {
      MODEL_ID: modelId,
      MODEL_REGION: modelRegion,
      MODEL_PRICES: modelPrices,
      MODEL_DAILY_DOLLARS: String(modelDailyDollars),
    },
    grants: [new PolicyStatement({ actions: actions.map(action => `bedrock:${action}`), resources })],
  })
  return {
    answering: () => asking('InvokeModel'),
    // A streamed answer that is not valid is repaired by a whole one.
    streaming: () => asking('InvokeModel', 'InvokeModelWithResponseStream'),
  }
}
