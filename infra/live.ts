import { Duration } from 'aws-cdk-lib'
import { AppSyncAuthorizationType, ChannelNamespace, Code, EventApi } from 'aws-cdk-lib/aws-appsync'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { EventSourceMapping, FilterCriteria, type IFunction, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Construct } from 'constructs'
import {
  alertPrefix,
  applicationPrefix,
  coachPrefix,
  digestSortKey,
  filePrefix,
  interviewPrefix,
  letterPrefix,
  notificationPrefix,
  paymentPrefix,
  preferencesSortKey,
  profileSortKey,
  profileTextPrefix,
  resumePrefix,
  resumesSortKey,
  table as schema,
  settingsSortKey,
  skillGapPrefix,
  subscriptionSortKey,
} from '../functions/store/schema.ts'
import { type LiveEvent, liveNamespace } from '../shared/api/live.ts'
import { brand } from '../shared/brand.ts'
import { acknowledge, arnInFindings } from './acknowledge.ts'
import { deadLetterQueue } from './dead-letter-queue.ts'
import type { Files } from './files.ts'
import type { Identity } from './identity.ts'
import { lambda } from './lambda.ts'
import { ownChannel } from './own-channel.ts'
import type { Table } from './table.ts'

type Props = { readonly table: Table; readonly identity: Identity; readonly files: Files }

/** The sort keys of the rows that each topic tells of. A new topic does not compile until it is here. */
const sortKeys: Readonly<Record<LiveEvent['topic'], unknown>> = {
  alerts: { prefix: alertPrefix },
  applications: { prefix: applicationPrefix },
  career: [{ prefix: profileTextPrefix }, { prefix: skillGapPrefix }, { prefix: coachPrefix }],
  files: { prefix: filePrefix },
  home: digestSortKey,
  interviews: { prefix: interviewPrefix },
  letters: { prefix: letterPrefix },
  notifications: { prefix: notificationPrefix },
  payments: { prefix: paymentPrefix },
  preferences: preferencesSortKey,
  profile: profileSortKey,
  resumes: [{ prefix: resumePrefix }, resumesSortKey],
  settings: settingsSortKey,
  subscription: subscriptionSortKey,
}

/** The channels on which a person's open screens hear of changes, and the function that reads the table's stream. */
export class Live extends Construct {
  readonly events: EventApi
  readonly changes: IFunction

  constructor(scope: Construct, id: string, { table, identity, files }: Props) {
    super(scope, id)
    this.events = new EventApi(this, 'events', {
      apiName: brand.name,
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
    this.changes = lambda(this, 'changes', {
      description:
        "Keeps each person's digest, removes files whose rows have gone, and tells open screens what changed.",
      environment: {
        LIVE_ENDPOINT: this.publishEndpoint,
        TABLE_NAME: table.name,
        ...files.removing().environment,
      },
      timeout: Duration.seconds(30),
      grants: [
        table.allow('BatchGetItem', 'ConditionCheckItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query'),
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
      ],
    })
    this.readStream(table)
  }

  private readStream(table: Table): void {
    new EventSourceMapping(this, 'stream', {
      target: this.changes,
      eventSourceArn: table.streamArn,
      startingPosition: StartingPosition.LATEST,
      batchSize: 50,
      // Lambda keeps the order of one row, and not of a partition. With several batches at once, the changes of somebody
      // who imports thousands would compete for that person's one digest.
      parallelizationFactor: 1,
      // What no screen shows (guards, usage, removed rows) would wake the function for nothing.
      filters: [
        FilterCriteria.filter({
          dynamodb: {
            Keys: { [schema.sortKey]: { S: Object.values(sortKeys).flat() } },
          },
        }),
      ],
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      retryAttempts: 3,
      // A screen that hears of a change after this has refreshed on its own.
      maxRecordAge: Duration.minutes(5),
      onFailure: new SqsDlq(deadLetterQueue(this)),
    })
    acknowledge(
      this,
      `IAM5[Resource::${arnInFindings(table.table)}/stream/*]`,
      'Lambda lists the streams of this one table.',
    )
  }

  /** Where the server publishes. Browsers are given the same address: Amplify makes the socket's from it. */
  get publishEndpoint(): string {
    return `https://${this.events.httpDns}/event`
  }

  /** What a page must be allowed to connect to. */
  get origins(): string[] {
    return [`https://${this.events.httpDns}`, `wss://${this.events.realtimeDns}`]
  }
}
