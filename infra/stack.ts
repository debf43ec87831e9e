import { Annotations, CfnOutput, Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { Alarms } from './alarms.ts'
import { Api } from './api.ts'
import { AuditTrail } from './audit-trail.ts'
import { billingOf } from './billing.ts'
import type { Configuration } from './configuration.ts'
import { Files } from './files.ts'
import { Identity } from './identity.ts'
import { jobsOf } from './jobs.ts'
import { Live } from './live.ts'
import { modelOf } from './model.ts'
import { Objects } from './objects.ts'
import { Schedules } from './schedules.ts'
import { senderOf } from './sender.ts'
import { Site } from './site.ts'
import { SiteFiles } from './site-files.ts'
import { Table } from './table.ts'

type Props = {
  readonly configuration: Configuration
  /** The folder of the built app; undefined where it is not built. */
  readonly webDirectory: string | undefined
}

/** All of Aiki in one region and account, which the operator's credentials name. */
export class AikiStack extends Stack {
  constructor(scope: Construct, id: string, { configuration, webDirectory }: Props) {
    super(scope, id, { description: 'Aiki: the app for job seekers.', terminationProtection: true })
    const table = new Table(this, 'Table')
    const sender = senderOf(this, configuration)
    const siteUrl = this.siteUrl(configuration)
    const identity = new Identity(this, 'Identity', { table, sender, siteUrl })
    const { paymentSecretName } = configuration
    const billing = billingOf(this, { paymentSecretName, sender, siteUrl })
    const { boardSecretName, boardFlags } = configuration
    const objects = new Objects(this, 'Objects')
    const jobs = jobsOf(this, { objects, boardSecretName, boardFlags })
    const files = new Files(this, 'Files')
    const model = modelOf(this, configuration)
    const { gateway } = new Api(this, 'Api', {
      table,
      identity,
      sender,
      billing,
      jobs,
      files,
      model,
      siteUrl,
    })
    const { auditTrail } = configuration
    new AuditTrail(this, 'AuditTrail', { table, identity, sender, siteUrl, auditTrail })
    const live = new Live(this, 'Live', { table, identity, files })
    new Schedules(this, 'Schedules', { table, identity, billing, jobs, files, boardFlags })
    const { bucket, distribution } = new Site(this, 'Site', {
      gateway,
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
      new SiteFiles(this, 'SiteFiles', { bucket, webDirectory, siteUrl: `https://${host}`, browserConfig })
    // This is no exception, because `cdk bootstrap` and `cdk ls` need no built app. They ignore the error, and a
    // synthesis fails.
    else Annotations.of(this).addError('The app is not built: run "npm run build" first.')
    new Alarms(this, 'Alarms', { gateway, changes: live.changes, alarmAddress: configuration.alarmAddress })

    this.outputs({
      SiteUrl: `https://${host}`,
      DistributionDomain: distribution.distributionDomainName,
      TableName: table.name,
      UserPoolId: identity.pool.userPoolId,
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
