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
import { domainNeeds, type Services } from './domains.ts'
import { apiTimeout, lambda, logRetention, type Settings, streamTimeout } from './lambda.ts'

const stageName = 'api'

/** The sizes and timeouts of the functions that differ from the others. */
const sizes: Readonly<
  Partial<Record<DomainName, Partial<Pick<Settings, 'memorySize' | 'storageSize' | 'timeout'>>>>
> = {
  // This function waits for a model, and needs little memory meanwhile.
  assistant: { memorySize: 512, timeout: streamTimeout },
  // A person waits while these two make or read files, so each has a whole core.
  documents: { memorySize: 1769, timeout: Duration.seconds(20) },
  imports: { memorySize: 1769, timeout: Duration.seconds(20) },
  // These two store the file of the index, and read it with a whole core.
  alerts: { memorySize: 1769, storageSize: 4096 },
  jobs: { memorySize: 1769, storageSize: 4096 },
  // This function waits for a model for up to 12 seconds, and stores the result.
  interviews: { timeout: Duration.seconds(25) },
}
const isDomain = (name: string): name is DomainName => Object.hasOwn(api, name)

const logging = { loggingLevel: MethodLoggingLevel.ERROR, dataTraceEnabled: false }

/**
 * The limits of the public operations and of the webhook, which anybody may call: a quarter of the others' rate, so
 * that a flood of calls costs little. API Gateway counts each method by itself. These settings replace those of the
 * stage, so they repeat its logging.
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
    // The log has the route and not the path, because an id in a log says nothing to its reader.
    route: AccessLogField.contextResourcePath(),
    status: AccessLogField.contextStatus(),
    milliseconds: AccessLogField.contextResponseLatency(),
    bytes: AccessLogField.contextResponseLength(),
    error: AccessLogField.contextErrorResponseType(),
  }),
)

/** The REST API of the contract, with one function for each domain. */
export class Api extends Construct {
  readonly gateway: SpecRestApi

  constructor(scope: Construct, id: string, services: Services) {
    super(scope, id)
    const functions = new Map<string, IFunction>(
      Object.entries(domainNeeds(services)).map(([name, needs]) => [
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
          userPoolArn: services.identity.pool.userPoolArn,
          uriOf: (name, streams) => invocationUri(functions, name, streams),
        }),
      ),
      failOnWarnings: true,
      endpointTypes: [EndpointType.REGIONAL],
      // Answers are compressed, because most of our people pay for data by the megabyte.
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
      'No web firewall yet: the stage is throttled, and routes that are not public require a token. See docs/operating.md.',
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
