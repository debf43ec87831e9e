import { CfnResource, CustomResourceProviderBase, RemovalPolicy, type Stack } from 'aws-cdk-lib'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { acknowledge } from './acknowledge.ts'
import { logRetention } from './lambda.ts'

/**
 * Gives CDK's function that empties the buckets of a stage a log group of the stack. With its own role the function would
 * make a group when it runs, which is when the stack is deleted, and the group would stay forever. Production has no
 * such function.
 */
export const keepLogOfEmptier = (stack: Stack): void => {
  const emptier = stack.node.tryFindChild('Custom::S3AutoDeleteObjectsCustomResourceProvider')
  if (!emptier) return
  const [role, handler] = [emptier.node.tryFindChild('Role'), emptier.node.tryFindChild('Handler')]
  if (
    !(emptier instanceof CustomResourceProviderBase) ||
    !CfnResource.isCfnResource(role) ||
    !CfnResource.isCfnResource(handler)
  )
    throw new Error('The function that empties the buckets is not as CDK used to make it.')
  const logs = new LogGroup(stack, 'emptier-logs', {
    retention: logRetention,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  handler.addPropertyOverride('LoggingConfig', { LogGroup: logs.logGroupName })
  role.addPropertyOverride('ManagedPolicyArns', [])
  emptier.addToRolePolicy({
    Effect: 'Allow',
    Action: ['logs:CreateLogStream', 'logs:PutLogEvents'],
    Resource: logs.logGroupArn,
  })
  acknowledge(emptier, 'L1', "CDK's own function. It runs only while a bucket is deleted.")
}
