import { Aws, CfnOutput, RemovalPolicy, Stack } from 'aws-cdk-lib'
import {
  DkimIdentity,
  EasyDkimSigningKeyLength,
  EmailIdentity,
  Identity,
  MailFromBehaviorOnMxFailure,
} from 'aws-cdk-lib/aws-ses'
import type { Construct } from 'constructs'
import { isProduction } from './stage.ts'

/**
 * Makes the SES identity of a domain, and an output for each record of its DNS, as a line of a zone file. Bounces return
 * to a name below the domain, so that SPF is right for the domain itself. Production keeps the identity, because other
 * stages may send with it, and a new one needs other records. But a first deployment that fails takes it back, because
 * the next one could not make it again.
 */
export const addMailDomain = (scope: Construct, domain: string, dmarcAddress: string | undefined): void => {
  const returns = `bounce.${domain}`
  const identity = new EmailIdentity(scope, 'domain', {
    identity: Identity.domain(domain),
    dkimIdentity: DkimIdentity.easyDkim(EasyDkimSigningKeyLength.RSA_2048_BIT),
    mailFromDomain: returns,
    // Mails are still sent, from SES's own domain, until the record is there.
    mailFromBehaviorOnMxFailure: MailFromBehaviorOnMxFailure.USE_DEFAULT_VALUE,
  })
  identity.applyRemovalPolicy(
    isProduction(scope) ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
  )
  const reports = dmarcAddress ? ` rua=mailto:${dmarcAddress};` : ''
  const records: Readonly<Record<string, string>> = {
    ...Object.fromEntries(
      identity.dkimRecords.map(({ name, value }, index) => [
        `MailDkim${index + 1}`,
        `${name}. 3600 IN CNAME ${value}.`,
      ]),
    ),
    MailReturns: `${returns}. 3600 IN MX 10 feedback-smtp.${Aws.REGION}.amazonses.com.`,
    MailSpf: `${returns}. 3600 IN TXT "v=spf1 include:amazonses.com -all"`,
    MailDmarc: `_dmarc.${domain}. 3600 IN TXT "v=DMARC1; p=none;${reports}"`,
  }
  for (const [name, value] of Object.entries(records)) new CfnOutput(Stack.of(scope), name, { value })
}
