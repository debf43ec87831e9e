import { Annotations, CfnOutput, Stack, Tags } from 'aws-cdk-lib'
import { StringParameter } from 'aws-cdk-lib/aws-ssm'
import type { Construct } from 'constructs'
import { acknowledgeServerless } from './acknowledge.ts'
import { Api } from './api.ts'
import { AuditTrail } from './audit-trail.ts'
import { billingOf } from './billing.ts'
import { addBudget, stageTag } from './budget.ts'
import type { Configuration } from './configuration.ts'
import { Consumers } from './consumers.ts'
import { keepLogOfEmptier } from './emptier.ts'
import { Files } from './files.ts'
import { GradualShift } from './gradual-shift.ts'
import { Identity } from './identity.ts'
import { jobsOf } from './jobs.ts'
import { Live } from './live.ts'
import { MailEvents } from './mail-events.ts'
import { modelOf } from './model.ts'
import { Objects } from './objects.ts'
import { OriginKey } from './origin-key.ts'
import { Queues } from './queues.ts'
import { Schedules } from './schedules.ts'
import { Sender } from './sender.ts'
import { Site } from './site.ts'
import { refuseUnbuilt, SiteFiles } from './site-files.ts'
import { addSmokeMailbox } from './smoke-mailbox.ts'
import { nameOf, production, setStage, stackIdOf } from './stage.ts'
import { Table } from './table.ts'
import { Watching } from './watching.ts'

type Props = {
  readonly configuration: Configuration
  /** The folder of the built app; undefined where it is not built. */
  readonly webDirectory: string | undefined
  /** The commit that is deployed. */
  readonly commit: string
}

/** All of Aiki in one region and account, which the operator's credentials name. */
export class AikiStack extends Stack {
  constructor(scope: Construct, { configuration, webDirectory, commit }: Props) {
    super(scope, stackIdOf(configuration.stage), {
      description: 'Aiki: the app for job seekers.',
      terminationProtection: configuration.stage === production,
    })
    setStage(this, configuration.stage)
    Tags.of(this).add(stageTag, configuration.stage)
    const table = new Table(this, 'Table')
    const queues = new Queues(this, 'Queues')
    const sender = new Sender(this, 'Mail', configuration)
    const siteUrl = this.siteUrl(configuration)
    const identity = new Identity(this, 'Identity', { table, sender, siteUrl })
    const { paymentSecretName } = configuration
    const billing = billingOf(this, { paymentSecretName })
    const { boardSecretName, boardFlags } = configuration
    const objects = new Objects(this, 'Objects')
    const jobs = jobsOf(this, { objects, boardSecretName, boardFlags })
    const files = new Files(this, 'Files')
    const model = modelOf(this, configuration)
    const { people } = configuration
    const { gateway, aliases } = new Api(this, 'Api', {
      table,
      identity,
      sender,
      billing,
      jobs,
      files,
      model,
      siteUrl,
      people,
    })
    const { auditTrail } = configuration
    new AuditTrail(this, 'AuditTrail', { table, identity, sender, siteUrl, auditTrail })
    const live = new Live(this, 'Live', { table, identity, files, people })
    new MailEvents(this, 'MailEvents', { table, identity, sender })
    new Consumers(this, 'Consumers', { queues, table, identity, sender, billing, jobs, siteUrl })
    new Schedules(this, 'Schedules', { table, queues, identity, sender, billing, jobs, files, boardFlags })
    const { bucket, distribution } = new Site(this, 'Site', {
      gateway,
      originKey: new OriginKey(this, 'OriginKey', { gateway, version: configuration.originKeyVersion }),
      configuration,
      connect: [identity.endpoint, files.origin, ...live.origins],
    })
    const host = configuration.domainName ?? distribution.distributionDomainName
    const browserConfig = {
      region: this.region,
      userPoolId: identity.pool.userPoolId,
      userPoolClientId: identity.client.userPoolClientId,
      liveEndpoint: live.publishEndpoint,
    }
    if (webDirectory)
      new SiteFiles(this, 'SiteFiles', {
        bucket,
        webDirectory,
        siteUrl: `https://${host}`,
        browserConfig,
        after: gateway.deploymentStage,
      })
    else refuseUnbuilt(this)
    const { alarmAddress, modelDailyDollars } = configuration
    const { alarmName } = new Watching(this, 'Watching', {
      gateway,
      distribution,
      changes: live.changes,
      table,
      queues,
      sender,
      modelDailyDollars,
      alarmAddress,
    })
    // Elsewhere nobody waits for ten minutes. A repair does not wait either: while an alarm is on, a gradual deployment fails.
    if (configuration.stage === production && configuration.shift === 'gradual')
      new GradualShift(this, 'GradualShift', {
        aliases,
        alarmsOf: name => [alarmName(`${name}-failures`), alarmName('api-server-errors')],
      })
    addBudget(this, configuration)
    keepLogOfEmptier(this)
    addSmokeMailbox(this, configuration)

    acknowledgeServerless(
      this,
      'LambdaTracing',
      'The request id of the gateway is followed in the logs: see docs/decisions/0033.',
    )
    acknowledgeServerless(
      this,
      'LambdaDLQ',
      'A function that is called and waited for answers its caller. The others have a destination for what failed, or the dead letters of their queue.',
    )
    acknowledgeServerless(
      this,
      'LambdaEventSourceMappingDestination',
      'The queue itself moves a message that failed to its dead letters.',
    )
    acknowledgeServerless(
      this,
      'LambdaStarPermissions',
      'SES has no resource for its list of suppressed addresses.',
    )
    acknowledgeServerless(
      this,
      'LambdaLatestVersion',
      "This is CDK's own function, which copies the files of the site during a deployment.",
    )
    // Its history tells which commit ran when, so that an operator can go back to the last good one.
    new StringParameter(this, 'DeployedCommit', {
      parameterName: nameOf(this, 'commit'),
      stringValue: commit,
    })
    this.outputs({
      SiteUrl: `https://${host}`,
      DistributionDomain: distribution.distributionDomainName,
      TableName: table.name,
      UserPoolId: identity.pool.userPoolId,
      Commit: commit,
    })
  }

  /**
   * Returns the address for links in mails, to which the payment provider also returns people. The stack can't read it
   * from its own distribution, because the distribution depends on the API, the API on the user pool, and the pool on
   * the function that writes the mails.
   */
  private siteUrl({ domainName, siteUrl }: Configuration): string {
    if (domainName) return `https://${domainName}`
    if (siteUrl) return siteUrl
    Annotations.of(this).addInfo(
      'The links in mails do not work yet (their codes do), and people who pay do not return to the site: deploy again with siteUrl set to the SiteUrl that this deployment prints.',
    )
    return 'https://site-url-not-set.invalid'
  }

  private outputs(values: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(values)) new CfnOutput(this, name, { value })
  }
}
