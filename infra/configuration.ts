import * as z from 'zod'
import { boards } from '../shared/domain/jobs/boards.ts'
import { boards as boardList } from '../shared/lists.ts'

const flaggedBoards = boardList.filter(board => boards[board].isFlagged)

const secretName = z.string().regex(/^[\w/+=.@-]+$/, 'must be the name of a secret in Secrets Manager')

const configuration = z
  .object({
    /**
     * The sender of mails, verified in SES. Without it, only Cognito's own sender works, with 50 mails a day. See
     * docs/operating.md.
     */
    senderAddress: z.email('must be the e-mail address that mail comes from').optional(),
    /**
     * The SES identity that covers the sender: its domain, or the address itself. The default is the sender's domain.
     */
    senderIdentity: z.string().min(1).optional(),
    /** The site's own host name, such as app.example.com. The default is CloudFront's. */
    domainName: z
      .string()
      .regex(/^[a-z0-9.-]+\.[a-z]{2,}$/, 'must be a host name, such as app.example.com')
      .optional(),
    certificateArn: z
      .string()
      .regex(
        /^arn:aws[\w-]*:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
        'must be the ARN of an ACM certificate in us-east-1, where CloudFront looks for it',
      )
      .optional(),
    /**
     * For a site without a domain of its own: the SiteUrl that the first deployment printed. Mails link to this
     * address, and the payment page returns to it.
     */
    siteUrl: z
      .string()
      .regex(
        /^https:\/\/[a-z0-9.-]+$/,
        'must be like https://d111111abcdef8.cloudfront.net, with no slash at its end',
      )
      .optional(),
    /**
     * `own`: the stack makes a trail in CloudTrail, which reports changes of accounts. `account`: the account already
     * has a trail.
     */
    auditTrail: z.enum(['own', 'account']).default('own'),
    /** The address that gets the alarms by mail. */
    alarmAddress: z.email('must be an e-mail address').optional(),
    /** The Bedrock model, or inference profile, that writes the texts. The account must have access to it. */
    modelId: z
      .string()
      .regex(/^[\w.:-]+$/, 'must be the id of a model, or of an inference profile, in Bedrock')
      .default('global.amazon.nova-2-lite-v1:0'),
    /** The region where the model is called. The default is the stack's own region. */
    modelRegion: z
      .string()
      .regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'must be a region, such as eu-west-1')
      .optional(),
    /** The prices of a million input and output tokens, in US dollars. The log has the cost of each call. */
    modelPrices: z
      .string()
      .regex(/^\d+(\.\d+)?\/\d+(\.\d+)?$/, 'must be two prices, such as 0.30/2.50')
      .default('0.30/2.50'),
    /** The name, never the value, of the payment provider's secret in Secrets Manager. */
    paymentSecretName: secretName.default('aiki/payments'),
    /**
     * The name, never the value, of the secret with the keys of the job boards that require one. See docs/operating.md.
     */
    boardSecretName: secretName.default('aiki/boards'),
    /** The optional boards that the operator has switched on. */
    boardFlags: z.array(z.enum(flaggedBoards)).default([]),
  })
  .refine(it => (it.domainName === undefined) === (it.certificateArn === undefined), {
    path: ['certificateArn'],
    error: 'domainName and certificateArn go together: set both or neither',
  })
  .refine(it => it.senderIdentity === undefined || it.senderAddress !== undefined, {
    path: ['senderIdentity'],
    error: 'has no use without senderAddress',
  })

/** The settings of the operator, in cdk.context.json or with `-c key=value`. docs/operating.md explains each. */
export type Configuration = z.infer<typeof configuration>

/** Reads the configuration from the CDK context. Throws an Error whose message names each key that is wrong. */
export const readConfiguration = (contextOf: (key: string) => unknown): Configuration => {
  const given = Object.keys(configuration.shape).map(key => [key, contextOf(key)])
  const parsed = configuration.safeParse(Object.fromEntries(given))
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(issue => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The deployment's context is not right:\n${faults.join('\n')}`)
}
