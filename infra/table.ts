import { AttributeType, Billing, ProjectionType, StreamViewType, TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { Construct } from 'constructs'
import { table } from '../functions/store/schema.ts'
import type { Needs } from './needs.ts'
import { dataPolicy, isProduction } from './stage.ts'

type TableAction =
  | 'BatchGetItem'
  | 'ConditionCheckItem'
  | 'DeleteItem'
  | 'GetItem'
  | 'PutItem'
  | 'Query'
  | 'UpdateItem'

/** The single table of all data. In production it outlives the stack. */
export class Table extends Construct {
  readonly table: TableV2

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.table = new TableV2(this, 'table', {
      partitionKey: { name: table.partitionKey, type: AttributeType.STRING },
      sortKey: { name: table.sortKey, type: AttributeType.STRING },
      timeToLiveAttribute: table.timeToLive,
      globalSecondaryIndexes: [
        {
          indexName: table.agenda.index,
          partitionKey: { name: table.agenda.partitionKey, type: AttributeType.STRING },
          sortKey: { name: table.agenda.sortKey, type: AttributeType.STRING },
          projectionType: ProjectionType[table.agenda.projection],
        },
      ],
      billing: Billing.onDemand(),
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      // A purge must be complete after 30 days: 14 days until it runs, and 14 days until the last backup expires.
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: 14 },
      deletionProtection: isProduction(this),
      removalPolicy: dataPolicy(this),
    })
  }

  get name(): string {
    return this.table.tableName
  }

  get arn(): string {
    return this.table.tableArn
  }

  get streamArn(): string {
    const arn = this.table.tableStreamArn
    if (!arn) throw new Error('The table has no stream.')
    return arn
  }

  /** The environment and the grants for these actions on the table. */
  needs(...actions: readonly TableAction[]): Needs {
    return { environment: { TABLE_NAME: this.name }, grants: [this.allow(...actions)] }
  }

  /** Grants these actions, on the table and not on its indexes. A transaction needs the actions of its parts only. */
  allow(...actions: readonly TableAction[]): PolicyStatement {
    return new PolicyStatement({
      actions: actions.map(action => `dynamodb:${action}`),
      resources: [this.arn],
    })
  }

  /** Grants reading due rows from the agenda index only. */
  allowAgenda(): PolicyStatement {
    return new PolicyStatement({
      actions: ['dynamodb:Query'],
      resources: [`${this.arn}/index/${table.agenda.index}`],
    })
  }
}
