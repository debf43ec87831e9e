import { ArnFormat, Aws, CfnOutput, Duration, Stack } from 'aws-cdk-lib'
import {
  CfnOIDCProvider,
  FederatedPrincipal,
  PolicyDocument,
  PolicyStatement,
  Role,
  type RoleProps,
} from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { brand } from '../shared/brand.ts'
import { acknowledge } from './acknowledge.ts'
import { production, stackIdOf } from './stage.ts'

const issuer = 'token.actions.githubusercontent.com'

type Props = {
  /** The repository at GitHub: `owner/name`. */
  readonly repository: string
  /** The region of the stages. */
  readonly region: string
}

/**
 * What .github/workflows/deploy.yml needs in the account: GitHub as an identity provider, and the roles of the jobs. It
 * holds no key. An administrator deploys it by hand, so that the pipeline does not change its own rights.
 */
export class PipelineStack extends Stack {
  constructor(scope: Construct, { repository, region }: Props) {
    super(scope, `${brand.name}-pipeline`, {
      description: 'The roles by which GitHub deploys Aiki.',
      terminationProtection: true,
    })
    const provider = new CfnOIDCProvider(this, 'github', {
      url: `https://${issuer}`,
      clientIdList: ['sts.amazonaws.com'],
    })
    const role = (
      id: string,
      subject: string,
      statements: PolicyStatement[],
      more: Partial<RoleProps> = {},
    ) => {
      const made = new Role(this, id, {
        assumedBy: new FederatedPrincipal(
          provider.attrArn,
          {
            StringEquals: {
              [`${issuer}:aud`]: 'sts.amazonaws.com',
              [`${issuer}:sub`]: `repo:${repository}:${subject}`,
            },
          },
          'sts:AssumeRoleWithWebIdentity',
        ),
        inlinePolicies: { own: new PolicyDocument({ statements }) },
        ...more,
      })
      new CfnOutput(this, `${id}-role`, { value: made.roleArn })
      return made
    }

    // A nested stack has the name of its parent and a dash before its own.
    const stacks = [`${brand.name}-account`, stackIdOf(production), `${stackIdOf(production)}-*`]
    const stackArn = (name: string) =>
      this.formatArn({ service: 'cloudformation', region, resource: 'stack', resourceName: `${name}/*` })
    const diff = role('diff', 'ref:refs/heads/main', [
      // Not the lookup role of the bootstrap, which may read the data of the whole account.
      new PolicyStatement({
        actions: [
          'cloudformation:DescribeStacks',
          'cloudformation:GetTemplate',
          'cloudformation:ListStackResources',
        ],
        resources: stacks.map(stackArn),
      }),
    ])
    acknowledgeStacks(diff, stacks.map(stackArn))

    for (const stage of ['staging', production]) {
      const own = stackArn(stackIdOf(stage))
      const deploy = role(
        stage,
        `environment:${stage}`,
        [
          new PolicyStatement({ actions: ['sts:AssumeRole'], resources: bootstrapRoles(region) }),
          new PolicyStatement({ actions: ['cloudformation:DescribeStacks'], resources: [own] }),
          stage === production ? alarmsOf() : this.mailboxOf(stage),
        ],
        { maxSessionDuration: Duration.hours(3) },
      )
      acknowledgeStacks(deploy, [own])
    }
  }

  /** Grants reading the mails of the smoke test, from the bucket to which CloudFormation gives a name. */
  private mailboxOf(stage: string): PolicyStatement {
    const bucket = this.formatArn({
      service: 's3',
      region: '',
      account: '',
      resource: `${stackIdOf(stage).toLowerCase()}-smokemailbox*`,
      arnFormat: ArnFormat.NO_RESOURCE_NAME,
    })
    acknowledge(
      this,
      `IAM5[Resource::${bucket.replace(Aws.PARTITION, '<AWS::Partition>')}]`,
      'CloudFormation ends the name of the mailbox with random letters.',
    )
    return new PolicyStatement({ actions: ['s3:GetObject', 's3:ListBucket'], resources: [bucket] })
  }
}

/** The roles that `cdk bootstrap` made for deploying. Each deploys any stack of the account and region. */
const bootstrapRoles = (region: string): string[] =>
  ['deploy', 'file-publishing'].map(
    kind =>
      `arn:${Aws.PARTITION}:iam::${Aws.ACCOUNT_ID}:role/cdk-hnb659fds-${kind}-role-${Aws.ACCOUNT_ID}-${region}`,
  )

const alarmsOf = (): PolicyStatement =>
  new PolicyStatement({ actions: ['cloudwatch:DescribeAlarms'], resources: ['*'] })

const acknowledgeStacks = (role: Role, arns: readonly string[]): void => {
  const words = (text: string) =>
    text.replace(Aws.PARTITION, '<AWS::Partition>').replace(Aws.ACCOUNT_ID, '<AWS::AccountId>')
  for (const arn of arns)
    acknowledge(
      role,
      `IAM5[Resource::${words(arn)}]`,
      'CloudFormation ends the ARN of a stack with a random id.',
    )
  acknowledge(role, 'IAM5[Resource::*]', 'CloudWatch has no resource for DescribeAlarms.')
}
