import { Duration, RemovalPolicy, Size } from 'aws-cdk-lib'
import { type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda'
import { NodejsFunction } from 'aws-cdk-lib/aws-lambda-nodejs'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { codeOf } from './bundling.ts'

export const logRetention = RetentionDays.ONE_MONTH

export type Settings = {
  readonly description: string
  readonly environment: Record<string, string>
  readonly timeout: Duration
  /** All that the function may do, besides writing its own log. */
  readonly grants: readonly PolicyStatement[]
  /** MB. CPU grows with it; 512 starts these bundles in about half the time of 256. */
  readonly memorySize?: number
  /** MB for files, below /tmp; left out: 512. */
  readonly storageSize?: number
}

/** The function of `functions/lambda/<name>.ts`, with a role and a log group of its own. */
export const lambda = (scope: Construct, name: string, settings: Settings): NodejsFunction => {
  const logGroup = new LogGroup(scope, `${name}-logs`, {
    retention: logRetention,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  // Not the managed AWSLambdaBasicExecutionRole: that one may write every log of the account.
  const role = new Role(scope, `${name}-role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
  logGroup.grantWrite(role)
  for (const grant of settings.grants) role.addToPolicy(grant)
  return new NodejsFunction(scope, name, {
    description: settings.description,
    code: codeOf(name),
    handler: 'index.handler',
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    memorySize: settings.memorySize ?? 512,
    ephemeralStorageSize: Size.mebibytes(settings.storageSize ?? 512),
    timeout: settings.timeout,
    environment: settings.environment,
    // Sets a variable that only version 2 of the SDK reads.
    awsSdkConnectionReuse: false,
    role,
    logGroup,
    loggingFormat: LoggingFormat.JSON,
  })
}

export const apiTimeout = Duration.seconds(10)
/** Of a function that streams: what a model takes at most, twice, and time to keep what came of it. */
export const streamTimeout = Duration.seconds(140)
/** Cognito gives a trigger this long. */
export const triggerTimeout = Duration.seconds(5)
