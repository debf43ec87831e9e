import { Duration, RemovalPolicy, Size } from 'aws-cdk-lib'
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, LoggingFormat, RecursiveLoop, Runtime } from 'aws-cdk-lib/aws-lambda'
import { NodejsFunction } from 'aws-cdk-lib/aws-lambda-nodejs'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { codeOf } from './bundling.ts'

export const logRetention = RetentionDays.ONE_MONTH

export type Settings = {
  readonly description: string
  readonly environment: Record<string, string>
  readonly timeout: Duration
  /** All rights of the function, except to write its own log. */
  readonly grants: readonly PolicyStatement[]
  /** The memory in MB. The CPU grows with it: with 512, these bundles start in about half the time of 256. */
  readonly memorySize?: number
  /** The space for files below /tmp, in MB. The default is 512. */
  readonly storageSize?: number
  /** The function sends messages to its own queue. Without this, Lambda takes 16 of them in a row for a fault, and stops it. */
  readonly callsItself?: boolean
}

/** Makes the function of `functions/lambda/<name>.ts`, with its own role and log group. */
export const lambda = (scope: Construct, name: string, settings: Settings): NodejsFunction => {
  const logGroup = new LogGroup(scope, `${name}-logs`, {
    retention: logRetention,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  // The managed AWSLambdaBasicExecutionRole is not used, because it may write every log of the account.
  const writesLog = new PolicyStatement({
    actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
    resources: [logGroup.logGroupArn],
  })
  const role = new Role(scope, `${name}-role`, {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    // In the role itself, because a policy of its own would be one more resource, and a stack can have 500.
    inlinePolicies: { own: new PolicyDocument({ statements: [writesLog, ...settings.grants] }) },
  })
  return new NodejsFunction(scope, name, {
    description: settings.description,
    code: codeOf(name),
    handler: 'index.handler',
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    memorySize: settings.memorySize ?? 512,
    ephemeralStorageSize: Size.mebibytes(settings.storageSize ?? 512),
    timeout: settings.timeout,
    ...(settings.callsItself && { recursiveLoop: RecursiveLoop.ALLOW }),
    environment: settings.environment,
    // The default sets a variable that only version 2 of the SDK reads.
    awsSdkConnectionReuse: false,
    role,
    logGroup,
    loggingFormat: LoggingFormat.JSON,
  })
}

export const apiTimeout = Duration.seconds(10)
/** The timeout of a function that streams: twice the longest time of a model, and time to store the result. */
export const streamTimeout = Duration.seconds(140)
/** Cognito ends a trigger after this time. */
export const triggerTimeout = Duration.seconds(5)
