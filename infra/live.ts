import { Duration } from 'aws-cdk-lib'
import { AppSyncAuthorizationType, ChannelNamespace, Code, EventApi } from 'aws-cdk-lib/aws-appsync'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { EventSourceMapping, FilterCriteria, type IFunction, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { isPrefix, rowKindNames, rowKinds } from '../functions/store/row-kinds.ts'
import { table as schema } from '../functions/store/schema.ts'
import { liveNamespace } from '../shared/api/live.ts'
import { acknowledge, arnInFindings } from './acknowledge.ts'
import { streamBatches } from './capacity.ts'
import type { Configuration } from './configuration.ts'
import { deadLetterQueue, failuresInto, mayFailInto } from './dead-letter-queue.ts'
import type { Files } from './files.ts'
import type { Identity } from './identity.ts'
import { lambda } from './lambda.ts'
import { ownChannel } from './own-channel.ts'
import { nameOf } from './stage.ts'
import type { Table } from './table.ts'

type Props = Pick<Configuration, 'people'> & {
  readonly table: Table
  readonly identity: Identity
  readonly files: Files
}

/** The sort keys of the rows whose changes are sent to open screens. */
const liveSortKeys = rowKindNames
  .filter(kind => rowKinds[kind].live !== null)
  .map(kind => (isPrefix(kind) ? { prefix: kind } : kind))

/** The channels that notify a person's open screens of changes, and the function that reads the table's stream. */
export class Live extends Construct {
  readonly events: EventApi
  readonly changes: IFunction

  constructor(scope: Construct, id: string, { table, identity, files, people }: Props) {
    super(scope, id)
    this.events = new EventApi(this, 'events', {
      apiName: nameOf(this),
      authorizationConfig: {
        authProviders: [
          {
            authorizationType: AppSyncAuthorizationType.USER_POOL,
            cognitoConfig: { userPool: identity.pool, appIdClientRegex: identity.client.userPoolClientId },
          },
          { authorizationType: AppSyncAuthorizationType.IAM },
        ],
        connectionAuthModeTypes: [AppSyncAuthorizationType.USER_POOL],
        defaultSubscribeAuthModeTypes: [AppSyncAuthorizationType.USER_POOL],
        defaultPublishAuthModeTypes: [AppSyncAuthorizationType.IAM],
      },
    })
    const namespace = new ChannelNamespace(this, 'namespace', {
      api: this.events,
      channelNamespaceName: liveNamespace,
      code: Code.fromInline(ownChannel),
    })
    const deadLetters = deadLetterQueue(this)
    this.changes = lambda(this, 'changes', {
      description:
        "Keeps each person's digest, removes files whose rows have gone, notes mails to send, and tells open screens what changed.",
      environment: {
        LIVE_ENDPOINT: this.publishEndpoint,
        TABLE_NAME: table.name,
        ...files.removing().environment,
      },
      timeout: Duration.seconds(30),
      grants: [
        table.allow(
          'BatchGetItem',
          'ConditionCheckItem',
          'DeleteItem',
          'GetItem',
          'PutItem',
          'Query',
          'UpdateItem',
        ),
        new PolicyStatement({
          actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
          resources: [table.streamArn],
        }),
        new PolicyStatement({
          actions: ['dynamodb:ListStreams'],
          resources: [`${table.arn}/stream/*`],
        }),
        new PolicyStatement({
          actions: ['appsync:EventPublish'],
          resources: [namespace.channelNamespaceArn],
        }),
        ...files.removing().grants,
        mayFailInto(deadLetters),
      ],
    })
    this.readStream(table, deadLetters, people)
  }

  private readStream(table: Table, deadLetters: Queue, people: number): void {
    new EventSourceMapping(this, 'stream', {
      target: this.changes,
      eventSourceArn: table.streamArn,
      startingPosition: StartingPosition.LATEST,
      batchSize: 50,
      // Lambda keeps the order of changes within a row, not within a person's partition. Nothing relies on more: a digest
      // is counted from the rows as they are, under a condition, and an event only makes a screen load again. But the
      // batches of a person who imports thousands of rows compete for their one digest, so there are no more than needed.
      parallelizationFactor: streamBatches(people),
      // Changes of rows that no screen shows (idempotency records, usage, removed rows) do not start the function.
      filters: [
        FilterCriteria.filter({
          dynamodb: {
            Keys: { [schema.sortKey]: { S: liveSortKeys } },
          },
        }),
      ],
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      retryAttempts: 3,
      // After this time a screen has refreshed on its own. Digests are repaired within a day, and so are the bytes of
      // files by `remove-orphaned-files`.
      maxRecordAge: Duration.minutes(5),
      onFailure: failuresInto(deadLetters),
    })
    acknowledge(
      this,
      `IAM5[Resource::${arnInFindings(table.table)}/stream/*]`,
      'Lambda lists the streams of this one table.',
    )
  }

  /**
   * The address to which the server publishes. Browsers get the same address, from which Amplify derives that of the
   * socket.
   */
  get publishEndpoint(): string {
    return `https://${this.events.httpDns}/event`
  }

  /** The origins to which a page must be allowed to connect. */
  get origins(): string[] {
    return [`https://${this.events.httpDns}`, `wss://${this.events.realtimeDns}`]
  }
}
