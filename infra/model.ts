import { Aws, Stack } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { acknowledge } from './acknowledge.ts'
import type { Configuration } from './configuration.ts'
import type { Needs } from './needs.ts'

type Props = Pick<Configuration, 'modelId' | 'modelRegion' | 'modelPrices'>

/** An inference profile is named like the model that it leads to, after where it may send a request. */
const foundationModel = (modelId: string): string =>
  modelId.replace(/^(us|eu|apac|global|us-gov|jp|au)\./, '')

/** Where Bedrock may have the model: the profile in our region, and the model behind it, in whichever that chooses. */
const arnsOf = (modelId: string, region: string): string[] => {
  const model = foundationModel(modelId)
  const everywhere = [
    `arn:${Aws.PARTITION}:bedrock:*::foundation-model/${model}`,
    // A global profile calls it by a name without a region.
    `arn:${Aws.PARTITION}:bedrock:::foundation-model/${model}`,
  ]
  if (model === modelId) return [`arn:${Aws.PARTITION}:bedrock:${region}::foundation-model/${model}`]
  return [
    `arn:${Aws.PARTITION}:bedrock:${region}:${Aws.ACCOUNT_ID}:inference-profile/${modelId}`,
    ...everywhere,
  ]
}

/** Of who asks the model: which, where, what it costs, and leave to. */
export const modelOf = (
  scope: Construct,
  { modelId, modelRegion = Stack.of(scope).region, modelPrices }: Props,
): Needs => {
  const resources = arnsOf(modelId, modelRegion)
  for (const resource of resources.filter(arn => arn.includes(':bedrock:*:')))
    acknowledge(
      Stack.of(scope),
      `IAM5[Resource::${resource.replace(Aws.PARTITION, '<AWS::Partition>')}]`,
      'An inference profile sends a request to whichever region has room: one model, in all of them.',
    )
  return {
    environment: { MODEL_ID: modelId, MODEL_REGION: modelRegion, MODEL_PRICES: modelPrices },
    grants: [
      new PolicyStatement({
        actions: ['bedrock:InvokeModel', 'bedrock:InvokeModelWithResponseStream'],
        resources,
      }),
    ],
  }
}
