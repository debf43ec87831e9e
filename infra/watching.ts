import { NestedStack, Stack } from 'aws-cdk-lib'
import type { SpecRestApi } from 'aws-cdk-lib/aws-apigateway'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { NodejsFunction } from 'aws-cdk-lib/aws-lambda-nodejs'
import type { Construct } from 'constructs'
import { Alarms } from './alarms.ts'
import type { Configuration } from './configuration.ts'
import { Dashboard } from './dashboard.ts'
import type { Queues } from './queues.ts'
import { SavedQueries } from './saved-queries.ts'
import type { Sender } from './sender.ts'
import { nameOf } from './stage.ts'
import type { Table } from './table.ts'

type Props = Pick<Configuration, 'modelDailyDollars'> & {
  readonly alarmAddress: string | undefined
  readonly gateway: SpecRestApi
  readonly distribution: Distribution
  readonly changes: IFunction
  readonly table: Table
  readonly queues: Queues
  readonly sender: Sender
}

/**
 * What watches the other parts: alarms, the dashboard and saved queries. It is made last, because it finds every
 * function and every queue of the stack. It is a stack of its own inside of the stack, because CloudFormation allows
 * 500 resources in one, and this is a quarter of them.
 */
export class Watching extends NestedStack {
  /**
   * Returns the name of an alarm in CloudWatch. Throws where there is none. It is no reference to the alarm: this stack
   * needs the API, so what the API needs can't wait for this stack.
   */
  readonly alarmName: (name: string) => string

  constructor(scope: Construct, id: string, { distribution, queues, ...props }: Props) {
    super(scope, id, { description: 'Aiki: alarms, dashboard and saved queries.' })
    const watched = Stack.of(scope).node.findAll()
    const alarms = new Alarms(this, 'Alarms', { ...props, watched }).all
    this.alarmName = name => {
      if (!alarms.some(({ node }) => node.id === name)) throw new Error(`There is no alarm ${name}.`)
      return nameOf(this, name)
    }
    const { gateway, changes, table } = props
    new Dashboard(this, 'Dashboard', { gateway, distribution, changes, table, queues: queues.all, alarms })
    new SavedQueries(
      this,
      'SavedQueries',
      watched.filter(it => it instanceof NodejsFunction),
    )
  }
}
