import { Alarm } from 'aws-cdk-lib/aws-cloudwatch'
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy'
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Alias } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { acknowledge, arnInFindings } from './acknowledge.ts'

type Props = {
  /** The aliases by the names of their functions. */
  readonly aliases: ReadonlyMap<string, Alias>
  /** Returns the names of the alarms that stop the shift of a function. */
  readonly alarmsOf: (name: string) => string[]
}

/**
 * Shifts the requests to a new version gradually: a tenth of them for ten minutes, and then all. If an alarm goes off
 * meanwhile, CodeDeploy sends all requests to the old version again, and CloudFormation rolls the deployment back.
 */
export class GradualShift extends Construct {
  constructor(scope: Construct, id: string, { aliases, alarmsOf }: Props) {
    super(scope, id)
    const application = new LambdaApplication(this, 'application')
    const role = this.role([...aliases.values()])
    for (const [name, alias] of aliases)
      new LambdaDeploymentGroup(this, name, {
        application,
        alias,
        role,
        alarms: alarmsOf(name).map(alarm => Alarm.fromAlarmName(this, `${name}-${alarm}`, alarm)),
        // An alarm sees five minutes, so five minutes of a tenth would end before it can go off.
        deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_10MINUTES,
      })
  }

  /** The role is written here, because Amazon's own policy may change every alias of the account. */
  private role(aliases: readonly Alias[]) {
    const functions = aliases.map(({ lambda: { functionArn } }) => functionArn)
    const role = new Role(this, 'role', {
      assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
      inlinePolicies: {
        own: new PolicyDocument({
          statements: [
            new PolicyStatement({
              actions: ['lambda:GetAlias', 'lambda:GetProvisionedConcurrencyConfig', 'lambda:UpdateAlias'],
              resources: functions.flatMap(arn => [arn, `${arn}:*`]),
            }),
            // CloudWatch answers for all alarms at once.
            new PolicyStatement({ actions: ['cloudwatch:DescribeAlarms'], resources: ['*'] }),
          ],
        }),
      },
    })
    acknowledge(role, 'IAM5[Resource::*]', 'CloudWatch has no resource for DescribeAlarms.')
    for (const { lambda } of aliases)
      acknowledge(
        role,
        `IAM5[Resource::${arnInFindings(lambda)}:*]`,
        'The versions and aliases of this one function.',
      )
    return role.withoutPolicyUpdates()
  }
}
