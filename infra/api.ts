import { Aws, Duration, RemovalPolicy, Size } from 'aws-cdk-lib'
import {
  AccessLogField,
  AccessLogFormat,
  ApiDefinition,
  EndpointType,
  LogGroupLogDestination,
  MethodLoggingLevel,
  SpecRestApi,
} from 'aws-cdk-lib/aws-apigateway'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { api, type DomainName } from '../shared/api/index.ts'
import type { Domain } from '../shared/api/operation.ts'
import { brand } from '../shared/brand.ts'
import { acknowledge } from './acknowledge.ts'
import { definition } from './definition.ts'
import { domainNeeds, type Surroundings } from './domains.ts'
import { apiTimeout, lambda, logRetention, type Settings, streamTimeout } from './lambda.ts'

const stageName = 'api'

/** What a domain's function needs that the others do not. */
const sizes: Readonly<
  Partial<Record<DomainName, Partial<Pick<Settings, 'memorySize' | 'storageSize' | 'timeout'>>>>
> = {
  // It waits for a model, and holds little meanwhile.
  assistant: { memorySize: 512, timeout: streamTimeout },
  // Both make or read files that somebody waits for, with a whole core.
  documents: { memorySize: 1769, timeout: Duration.seconds(20) },
  imports: { memorySize: 1769, timeout: Duration.seconds(20) },
  // The search keeps the file of its index, and reads it with a whole core.
  jobs: { memorySize: 1769, storageSize: 4096 },
  // It waits for a model up to 12 seconds, and keeps what came of it.
  interviews: { timeout: Duration.seconds(25) },
}
const isDomain = (name: string): name is DomainName => Object.hasOwn(api, name)

const logging = { loggingLevel: MethodLoggingLevel.ERROR, dataTraceEnabled: false }

/**
 * What anybody may call, and the payment provider's calls, which anybody can imitate up to the signature, are held to a
 * quarter of the rest, so that a flood of them costs little. API Gateway counts each method for itself; its settings take
 * the place of the stage's, so they say all.
 */
const openMethods = () => {
  const operations = Object.values<Domain>(api).flatMap(domain => Object.values(domain))
  return Object.fromEntries(
    operations
      .filter(({ access }) => access !== 'person')
      .map(({ path, method }) => [
        `${path}/${method}`,
        { ...logging, throttlingRateLimit: 50, throttlingBurstLimit: 100 },
      ]),
  )
}

const accessLogFormat = AccessLogFormat.custom(
  JSON.stringify({
    requestId: AccessLogField.contextRequestId(),
    at: AccessLogField.contextRequestTime(),
    method: AccessLogField.contextHttpMethod(),
    // The route and not the path: an id in a log says nothing to who reads it.
    route: AccessLogField.contextResourcePath(),
    status: AccessLogField.contextStatus(),
    milliseconds: AccessLogField.contextResponseLatency(),
    bytes: AccessLogField.contextResponseLength(),
    error: AccessLogField.contextErrorResponseType(),
  }),
)

/** The REST API of the contract, with one function for each of its domains. */
export class Api extends Construct {
  readonly gateway: SpecRestApi

  constructor(scope: Construct, id: string, surroundings: Surroundings) {
    super(scope, id)
    const functions = new Map<string, IFunction>(
      Object.entries(domainNeeds(surroundings)).map(([name, needs]) => [
        name,
        lambda(this, name, {
          description: `Serves the ${name} operations of the API.`,
          timeout: apiTimeout,
          memorySize: 1024,
          ...(isDomain(name) && sizes[name]),
          ...needs,
        }),
      ]),
    )
    this.gateway = new SpecRestApi(this, 'gateway', {
      restApiName: brand.name,
      apiDefinition: ApiDefinition.fromInline(
        definition(api, {
          title: brand.name,
          userPoolArn: surroundings.identity.pool.userPoolArn,
          uriOf: (name, streams) => invocationUri(functions, name, streams),
        }),
      ),
      failOnWarnings: true,
      endpointTypes: [EndpointType.REGIONAL],
      // Data is paid for by the megabyte where most of our people are.
      minCompressionSize: Size.bytes(1024),
      cloudWatchRole: true,
      cloudWatchRoleRemovalPolicy: RemovalPolicy.RETAIN,
      deployOptions: {
        stageName,
        throttlingRateLimit: 200,
        throttlingBurstLimit: 400,
        ...logging,
        methodOptions: openMethods(),
        accessLogDestination: new LogGroupLogDestination(
          new LogGroup(this, 'access-logs', {
            retention: logRetention,
            removalPolicy: RemovalPolicy.DESTROY,
          }),
        ),
        accessLogFormat,
      },
    })
    for (const [name, fn] of functions)
      fn.addPermission(`gateway-${name}`, {
        principal: new ServicePrincipal('apigateway.amazonaws.com'),
        sourceArn: this.gateway.arnForExecuteApi('*', '/*', stageName),
      })
    this.acknowledge()
  }

  private acknowledge(): void {
    acknowledge(
      this.gateway,
      'APIG2',
      "Each function checks its input with the contract's schemas, and says what is wrong at which field.",
    )
    acknowledge(
      this.gateway,
      'APIG3',
      'No web firewall yet: the stage is throttled, and routes that are not public ask for a token. See docs/operating.md.',
    )
    acknowledge(
      this.gateway,
      'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]',
      "The account's one role for API Gateway's logs: Amazon's own policy for it is the documented one.",
    )
  }
}

const invocationUri = (
  functions: ReadonlyMap<string, IFunction>,
  domainName: string,
  streams: boolean,
): string => {
  const [since, kind] = streams
    ? ['2021-11-15', 'response-streaming-invocations']
    : ['2015-03-31', 'invocations']
  const fn = functions.get(domainName)
  if (!fn) throw new Error(`No function serves the domain ${domainName}.`)
  return `arn:${Aws.PARTITION}:apigateway:${Aws.REGION}:lambda:path/${since}/functions/${fn.functionArn}/${kind}`
}
