import { RemovalPolicy } from 'aws-cdk-lib'
import { ApiKey, type SpecRestApi, UsagePlan } from 'aws-cdk-lib/aws-apigateway'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'
import { acknowledge } from './acknowledge.ts'

type Props = {
  readonly gateway: SpecRestApi
  /** Another version is another key: see docs/operating.md. */
  readonly version: string
}

/**
 * The key by which the gateway knows the calls of the site's own edge. CloudFront sends it with each call, and API
 * Gateway refuses a call of a method without it, before a function runs. CloudFormation resolves the key when it
 * deploys, so the template has a reference only. docs/decisions/0033 says why it is this kind of key.
 */
export class OriginKey extends Construct {
  /** What CloudFront adds to a call. It replaces a header of the same name that a caller sent. */
  readonly headers: Readonly<Record<string, string>>

  constructor(scope: Construct, id: string, { gateway, version }: Props) {
    super(scope, id)
    // A new version is a new secret and a new key beside the old ones. CloudFormation deletes the old ones after CloudFront
    // has the new header, so no call is refused between.
    const secret = new Secret(this, `secret-${version}`, {
      description: "The key that the site's own edge sends to the API.",
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      // Nobody needs the key again: another deployment makes another one.
      removalPolicy: RemovalPolicy.DESTROY,
    })
    acknowledge(
      secret,
      'SMG4',
      'A deployment with another originKeyVersion replaces the key. Rotation without a deployment would change one side only.',
    )
    const value = secret.secretValue.unsafeUnwrap()
    const plan = new UsagePlan(this, 'plan', {
      description: "The site's own edge, without limits of its own: the stage has them.",
      apiStages: [{ api: gateway, stage: gateway.deploymentStage }],
    })
    plan.addApiKey(new ApiKey(this, `key-${version}`, { value }))
    this.headers = { 'x-api-key': value }
  }
}
