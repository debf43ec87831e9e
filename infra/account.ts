import { RemovalPolicy, Stack } from 'aws-cdk-lib'
import { CfnAccount } from 'aws-cdk-lib/aws-apigateway'
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { brand } from '../shared/brand.ts'
import { acknowledge } from './acknowledge.ts'

/**
 * What all stages of an account and region share: the one role by which API Gateway writes logs. It is a stack of its
 * own, which each stage needs, because the role of a stage would go with that stage, and the others would log nothing.
 */
export class AccountStack extends Stack {
  constructor(scope: Construct) {
    super(scope, `${brand.name}-account`, {
      description: 'What the stages of Aiki share in one account and region.',
      terminationProtection: true,
    })
    const role = new Role(this, 'gateway-logs', {
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
      managedPolicies: [
        ManagedPolicy.fromAwsManagedPolicyName('service-role/AmazonAPIGatewayPushToCloudWatchLogs'),
      ],
    })
    // CloudFormation can set the role of the account, but not take it back.
    role.applyRemovalPolicy(RemovalPolicy.RETAIN)
    acknowledge(
      role,
      'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]',
      "The account's one role for API Gateway's logs: Amazon's own policy for it is the documented one.",
    )
    new CfnAccount(this, 'gateway', { cloudWatchRoleArn: role.roleArn })
  }
}
