import { Aws, Duration } from 'aws-cdk-lib'
import {
  AccountRecovery,
  CfnUserPool,
  ClientAttributes,
  FeaturePlan,
  LambdaVersion,
  Mfa,
  UserPool,
  type UserPoolClient,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito'
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { brand } from '../shared/brand.ts'
import { shortestPassword } from '../shared/domain/passwords/common.ts'
import { acknowledge } from './acknowledge.ts'
import { lambda, type Settings, triggerTimeout } from './lambda.ts'
import type { Needs } from './needs.ts'
import type { Sender } from './sender.ts'
import { dataPolicy, isProduction } from './stage.ts'
import type { Table } from './table.ts'

type Props = { readonly table: Table; readonly siteUrl: string; readonly sender: Sender }

/** The user pool, its one app client and its triggers. */
export class Identity extends Construct {
  readonly pool: UserPool
  readonly client: UserPoolClient

  constructor(scope: Construct, id: string, { table, siteUrl, sender }: Props) {
    super(scope, id)
    this.pool = new UserPool(this, 'pool', {
      featurePlan: FeaturePlan.ESSENTIALS,
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      // A changed address is used only after its owner has confirmed it.
      keepOriginal: { email: true },
      standardAttributes: {
        // The address is the user name at the sign-up, and only our own API changes it, so no client may write it. It
        // is not required, because every client must be able to write a required attribute.
        email: { required: false, mutable: true },
        fullname: { required: false, mutable: true },
      },
      passwordPolicy: {
        minLength: shortestPassword,
        requireDigits: false,
        requireLowercase: false,
        requireSymbols: false,
        requireUppercase: false,
      },
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      deletionProtection: isProduction(this),
      removalPolicy: dataPolicy(this),
    })
    this.trigger(UserPoolOperation.CUSTOM_MESSAGE, 'custom-message', {
      description:
        'Writes the mail that carries a code, stores the token of its link, and lets it through to a mailbox that refused a mail.',
      environment: { SITE_URL: siteUrl, TABLE_NAME: table.name },
      grants: [table.allow('ConditionCheckItem', 'GetItem', 'PutItem'), ...sender.unsuppressing().grants],
    })
    this.trigger(UserPoolOperation.PRE_SIGN_UP, 'pre-sign-up', {
      description:
        "Keeps the sign-up wizard's answers until the address is confirmed, and refuses a sign-up without the agreement.",
      environment: { TABLE_NAME: table.name },
      grants: [table.allow('PutItem')],
    })
    const { environment, grants } = sender.sending('notice')
    const owners = { TABLE_NAME: table.name, SITE_URL: siteUrl, ...environment }
    const confirmed = this.trigger(UserPoolOperation.POST_CONFIRMATION, 'post-confirmation', {
      description:
        "Turns the wizard's answers into the person's profile; after a reset of a password it ends every session.",
      environment: owners,
      grants: [table.allow('DeleteItem', 'GetItem', 'PutItem', 'UpdateItem'), ...grants],
    })
    this.allowOnPool(confirmed, 'AdminGetUser', 'AdminUserGlobalSignOut')
    const tokens = this.trigger(
      UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG,
      'pre-token-generation',
      {
        description: 'Sets the scopes of an access token, and notices changes of the account.',
        environment: owners,
        grants: [table.allow('DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'), ...grants],
      },
      LambdaVersion.V2_0,
    )
    this.allowOnPool(tokens, 'AdminGetUser')
    const links = this.trigger(UserPoolOperation.DEFINE_AUTH_CHALLENGE, 'sign-in-link', {
      description: 'Lets the link of a confirmation mail sign in, once.',
      environment: { TABLE_NAME: table.name },
      grants: [table.allow('DeleteItem', 'GetItem')],
    })
    this.allowOnPool(links, 'AdminGetUser')
    for (const operation of [
      UserPoolOperation.CREATE_AUTH_CHALLENGE,
      UserPoolOperation.VERIFY_AUTH_CHALLENGE_RESPONSE,
    ])
      this.pool.addTrigger(operation, links)
    this.client = this.pool.addClient('web', {
      authFlows: { userSrp: true, custom: true },
      disableOAuth: true,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.minutes(15),
      idTokenValidity: Duration.minutes(15),
      refreshTokenValidity: Duration.days(30),
      refreshTokenRotationGracePeriod: Duration.seconds(30),
      writeAttributes: new ClientAttributes().withStandardAttributes({ fullname: true }),
    })
    this.sendFrom(sender)
    this.acknowledge()
  }

  /**
   * Adds a trigger. Its function learns the pool's id from the event, because a variable with the id would be a circle
   * in the stack.
   */
  private trigger(
    operation: UserPoolOperation,
    name: string,
    settings: Omit<Settings, 'timeout'>,
    version?: LambdaVersion,
  ): IFunction {
    const fn = lambda(this, name, { ...settings, timeout: triggerTimeout })
    this.pool.addTrigger(operation, fn, version)
    return fn
  }

  /**
   * Grants rights on the pool in a separate policy, which is made after the pool. The function and its other rights are
   * made before the pool.
   */
  private allowOnPool({ node, role }: IFunction, ...verbs: readonly string[]): void {
    if (!role) throw new Error(`${node.path} has no role.`)
    new Policy(this, `${node.id}-on-pool`, { roles: [role], statements: [this.allow(...verbs)] })
  }

  /**
   * Sets the sender on the resource itself, because CDK's own way must know the region at synthesis, and this stack has
   * any region.
   */
  private sendFrom({ isSet, address, identityArn, codeSet }: Sender): void {
    if (!isSet) return
    const pool = this.pool.node.defaultChild
    if (!(pool instanceof CfnUserPool)) throw new Error('The user pool has no resource of its own.')
    pool.emailConfiguration = {
      emailSendingAccount: 'DEVELOPER',
      from: `${brand.name} <${address}>`,
      sourceArn: identityArn,
      configurationSet: codeSet.configurationSetName,
    }
  }

  private acknowledge(): void {
    acknowledge(
      this.pool,
      'COG1',
      'Length and a list of common passwords keep guessers out; rules about kinds of characters make people write them down.',
    )
    acknowledge(
      this.pool,
      'COG2',
      'A second factor is optional: a person who loses their only phone must not lose the account.',
    )
    acknowledge(
      this.pool,
      'COG8',
      "The Plus plan's threat protection is paid for each person, and is not needed yet.",
    )
  }

  /** The environment and the grants for these operations on the pool, for a function that is not its trigger. */
  needs(...verbs: readonly string[]): Needs {
    return { environment: { USER_POOL_ID: this.pool.userPoolId }, grants: [this.allow(...verbs)] }
  }

  private allow(...verbs: readonly string[]): PolicyStatement {
    return new PolicyStatement({
      actions: verbs.map(verb => `cognito-idp:${verb}`),
      resources: [this.pool.userPoolArn],
    })
  }

  /** The address at which browsers call Cognito. */
  get endpoint(): string {
    return `https://cognito-idp.${Aws.REGION}.${Aws.URL_SUFFIX}`
  }
}
