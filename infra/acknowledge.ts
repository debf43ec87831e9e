import { CfnElement, Stack, Validations } from 'aws-cdk-lib'
import type { IConstruct } from 'constructs'

/**
 * Accepts one finding of cdk-nag's AwsSolutions pack on a construct and its children. `rule` is such as `COG2` or
 * `IAM5[Resource::*]`. `reason` appears in cdk.out/validation-report.json.
 */
export const acknowledge = (scope: IConstruct, rule: string, reason: string): void =>
  Validations.of(scope).acknowledge({ id: `AwsSolutions::AwsSolutions-${rule}`, reason })

/** The same for a finding of the Serverless pack, such as `LambdaDLQ`. */
export const acknowledgeServerless = (scope: IConstruct, rule: string, reason: string): void =>
  Validations.of(scope).acknowledge({ id: `Serverless::Serverless-${rule}`, reason })

/** Returns a construct's ARN as cdk-nag writes it in a finding. */
export const arnInFindings = (construct: IConstruct): string => {
  const resource = construct.node.defaultChild
  if (!resource || !CfnElement.isCfnElement(resource))
    throw new Error(`${construct.node.path} has no resource of its own.`)
  return `<${Stack.of(construct).getLogicalId(resource)}.Arn>`
}
