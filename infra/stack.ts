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
  /** Where `npm run build` put the app; undefined: it is not built. */
  readonly webDirectory: string | undefined
}

/** All of Aiki in one region and account, whichever the operator's credentials name. */
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
    new Schedules(this, 'Schedules', { table, identity, billing, jobs, boardFlags })
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
    // No exception, for `cdk bootstrap` and `cdk ls` need no app: they pass over this, and a synthesis fails.
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
   * The address in mails, and where the payment provider sends people back. The stack can't read it off its own distribution: that depends on the API, which depends on
   * the user pool, which depends on the function that writes the mails.
   */
  private siteUrl({ domainName, siteUrl }: Configuration): string {
    if (domainName) return `https://${domainName}`
    if (siteUrl) return siteUrl
    Annotations.of(this).addInfo(
      'Mails will link nowhere yet (their codes work), and who pays will come back nowhere: deploy again with siteUrl set to the SiteUrl that this deployment prints.',
    )
    return 'https://site-url-not-set.invalid'
  }

  private outputs(values: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(values)) new CfnOutput(this, name, { value })
  }
}
