import * as z from 'zod'
import { boards } from '../shared/domain/jobs/boards.ts'
import { boards as boardList } from '../shared/lists.ts'
import { production, stage } from './stage.ts'

const flaggedBoards = boardList.filter(board => boards[board].isFlagged)

/** A number, which `-c key=value` gives as text. */
const dollars = z.coerce.number('must be a number of US dollars').positive('must be more than 0')

const hostName = (example: string) =>
  z.string().regex(/^[a-z0-9.-]+\.[a-z]{2,}$/, `must be a host name, such as ${example}`)

/** A choice, which `-c key=value` gives as text. */
const yesOrNo = z.union([z.boolean(), z.stringbool()], 'must be true or false')

const secretName = z.string().regex(/^[\w/+=.@-]+$/, 'must be the name of a secret in Secrets Manager')

const isBelow = (address: string, domain: string): boolean =>
  `.${address.replace(/^.*@/, '')}`.endsWith(`.${domain}`)

const configuration = z
  .object({
    /** Which deployment this is. Each has its own stack, names and secrets. Only production keeps its data. */
    stage,
    /** How many people are expected in a month. The limits of the gateway and the readers of the stream follow from it. */
    people: z.coerce.number('must be a number of people').int().min(1, 'must be at least 1').default(1000),
    /**
     * The sender of mails, verified in SES. Without it, only Cognito's own sender works, with 50 mails a day. See
     * docs/operating.md.
     */
    senderAddress: z.email('must be the e-mail address that mail comes from').optional(),
    /**
     * The SES identity that covers the sender: its domain, or the address itself. The default is the sender's domain.
     */
    senderIdentity: z.string().min(1).optional(),
    /**
     * The domain of the sender, for which this stack makes the SES identity. An account and region can have an identity
     * once, so one stage sets this, and the others send with the same identity. Its first deployment has no
     * `senderAddress`: Cognito refuses a sender that SES has not verified.
     */
    mailDomain: hostName('mail.example.com').optional(),
    /** The address that gets the reports of mail servers about the domain (DMARC). */
    dmarcAddress: z.email('must be an e-mail address').optional(),
    /** True while the account is in the SES sandbox. */
    mailSandbox: yesOrNo.default(false),
    /** How many mails SES takes in a second. The default is SES's own: 1 in the sandbox, 14 after it. */
    mailRate: z.coerce.number('must be a number of mails').min(1, 'must be at least 1').optional(),
    /** The host whose mail `npm run smoke` reads. SES must receive it: see docs/operating.md. */
    smokeMailbox: hostName('smoke.mail.example.com').optional(),
    /** The site's own host name, such as app.example.com. The default is CloudFront's. */
    domainName: hostName('app.example.com').optional(),
    certificateArn: z
      .string()
      .regex(
        /^arn:aws[\w-]*:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
        'must be the ARN of an ACM certificate in us-east-1, where CloudFront looks for it',
      )
      .optional(),
    /** The web ACL of AWS WAF before the site. WAF has the ACLs of CloudFront in us-east-1. */
    webAclArn: z
      .string()
      .regex(
        /^arn:aws[\w-]*:wafv2:us-east-1:\d{12}:global\/webacl\/[\w-]+\/[\w-]+$/,
        'must be the ARN of a web ACL of the scope CLOUDFRONT, in us-east-1',
      )
      .optional(),
    /** Another value replaces the key by which the gateway knows the site's own edge. */
    originKeyVersion: z.coerce
      .string()
      .regex(/^[a-z\d]{1,16}$/, 'must be a short name of lower-case letters and digits, such as 2')
      .default('1'),
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
    /** `gradual`: production moves people to new versions of the API step by step. `at-once`: a repair does not wait. */
    shift: z.enum(['gradual', 'at-once']).default('gradual'),
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
    /**
     * What the model may cost on a day, in US dollars. It is turned down before that, and off after it. See
     * docs/operating.md.
     */
    modelDailyDollars: dollars.default(10),
    /** What a month may cost, in US dollars, before `alarmAddress` gets a mail. */
    monthlyBudget: dollars.optional(),
    /** `account`: the budget counts the whole account. `stage`: it counts what has the tag of the stage. */
    budgetOf: z.enum(['account', 'stage']).default('account'),
    /**
     * The name, never the value, of the payment provider's secret in Secrets Manager. The default is
     * `aiki/<stage>/payments`.
     */
    paymentSecretName: secretName.optional(),
    /**
     * The name, never the value, of the secret with the keys of the job boards that require one. See docs/operating.md.
     * The default is `aiki/<stage>/boards`.
     */
    boardSecretName: secretName.optional(),
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
  .refine(it => it.mailDomain === undefined || it.senderIdentity === undefined, {
    path: ['mailDomain'],
    error:
      'is the identity that this stack makes, and senderIdentity one that was made by hand: set one of both',
  })
  .refine(
    ({ senderAddress, mailDomain }) => !senderAddress || !mailDomain || isBelow(senderAddress, mailDomain),
    { path: ['mailDomain'], error: 'must be the domain of senderAddress, or one above it' },
  )
  .refine(it => it.dmarcAddress === undefined || it.mailDomain !== undefined, {
    path: ['dmarcAddress'],
    error: 'has no use without mailDomain',
  })
  .refine(it => it.monthlyBudget === undefined || it.alarmAddress !== undefined, {
    path: ['monthlyBudget'],
    error: 'has no use without alarmAddress, which gets its mails',
  })
  .transform(it => ({
    ...it,
    mailRate: it.mailRate ?? (it.mailSandbox ? 1 : 14),
    paymentSecretName: it.paymentSecretName ?? `aiki/${it.stage}/payments`,
    boardSecretName: it.boardSecretName ?? `aiki/${it.stage}/boards`,
  }))

/** The settings of the operator, in cdk.context.json or with `-c key=value`. docs/operating.md explains each. */
export type Configuration = z.infer<typeof configuration>

const keys = Object.keys(configuration.in.shape)
const stages = z.record(z.string(), z.partialRecord(z.enum(keys), z.unknown())).default({})

/**
 * Reads the configuration from the CDK context. What `stages` has for the stage replaces what all stages have. Throws an
 * Error whose message names each key that is wrong.
 */
export const readConfiguration = (contextOf: (key: string) => unknown): Configuration => {
  const ofStages = z.object({ stages }).safeParse({ stages: contextOf('stages') })
  const own = ofStages.data?.stages[String(contextOf('stage') ?? production)] ?? {}
  const given = keys.map(key => [key, own[key] ?? contextOf(key)])
  const parsed = configuration.safeParse(Object.fromEntries(given))
  if (parsed.success && ofStages.success) return parsed.data
  const issues = [...(ofStages.error?.issues ?? []), ...(parsed.error?.issues ?? [])]
  const faults = issues.map(issue => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The deployment's context is not right:\n${faults.join('\n')}`)
}
