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
import { Alias } from 'aws-cdk-lib/aws-lambda'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { api, type DomainName } from '../shared/api/index.ts'
import { brand } from '../shared/brand.ts'
import { acknowledge, acknowledgeServerless } from './acknowledge.ts'
import { throttlesFor } from './capacity.ts'
import type { Configuration } from './configuration.ts'
import { definition } from './definition.ts'
import { domainNeeds, type Services } from './domains.ts'
import { apiTimeout, lambda, logRetention, type Settings, streamTimeout } from './lambda.ts'
import { nameOf } from './stage.ts'

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

/** The settings of each method. Those of one method replace those of the others, so they repeat the logging. */
const throttled = (people: number) => {
  const { others, methods } = throttlesFor(people)
  const settingsOf = ({ rate, burst }: typeof others) => ({
    ...logging,
    throttlingRateLimit: rate,
    throttlingBurstLimit: burst,
  })
  const own = Object.entries(methods).map(([method, throttle]) => [method, settingsOf(throttle)])
  return { ...settingsOf(others), methodOptions: Object.fromEntries(own) }
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
  /** The alias of each domain's function. The gateway calls it, so that a deployment can shift its requests. */
  readonly aliases: ReadonlyMap<string, Alias>

  constructor(
    scope: Construct,
    id: string,
    { people, ...services }: Services & Pick<Configuration, 'people'>,
  ) {
    super(scope, id)
    const functions = new Map(
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
    this.aliases = new Map(
      [...functions].map(([name, fn]) => [
        name,
        new Alias(this, `${name}-alias`, { aliasName: 'current', version: fn.currentVersion }),
      ]),
    )
    this.gateway = new SpecRestApi(this, 'gateway', {
      restApiName: nameOf(this),
      apiDefinition: ApiDefinition.fromInline(
        definition(api, {
          title: brand.name,
          userPoolArn: services.identity.pool.userPoolArn,
          uriOf: (name, streams) => invocationUri(this.aliases, name, streams),
        }),
      ),
      failOnWarnings: true,
      endpointTypes: [EndpointType.REGIONAL],
      // Answers are compressed, because most of our people pay for data by the megabyte.
      minCompressionSize: Size.bytes(1024),
      // The account has one, which its stages share: see account.ts.
      cloudWatchRole: false,
      deployOptions: {
        stageName,
        ...throttled(people),
        accessLogDestination: new LogGroupLogDestination(
          new LogGroup(this, 'access-logs', {
            retention: logRetention,
            removalPolicy: RemovalPolicy.DESTROY,
          }),
        ),
        accessLogFormat,
      },
    })
    // API Gateway makes this group itself when it is missing, and then nothing in it expires.
    const executionLogs = new LogGroup(this, 'execution-logs', {
      logGroupName: `API-Gateway-Execution-Logs_${this.gateway.restApiId}/${stageName}`,
      retention: logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    this.gateway.deploymentStage.node.addDependency(executionLogs)
    for (const [name, alias] of this.aliases)
      alias.addPermission(`gateway-${name}`, {
        principal: new ServicePrincipal('apigateway.amazonaws.com'),
        sourceArn: this.gateway.arnForExecuteApi('*', '/*', stageName),
      })
    this.acknowledge()
  }

  private acknowledge(): void {
    acknowledgeServerless(
      this.gateway,
      'APIGWXrayEnabled',
      'The request id of the gateway is followed in the logs: see docs/decisions/0033.',
    )
    acknowledge(
      this.gateway,
      'APIG2',
      "Each function checks its input with the contract's schemas, and says what is wrong at which field.",
    )
    acknowledge(
      this.gateway,
      'APIG3',
      "The stage answers only to the site's own edge, where the setting webAclArn puts a firewall.",
    )
  }
}

const invocationUri = (
  functions: ReadonlyMap<string, Alias>,
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
