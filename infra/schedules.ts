import { Aws, Duration } from 'aws-cdk-lib'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import { Schedule, ScheduleExpression, ScheduleTargetInput } from 'aws-cdk-lib/aws-scheduler'
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { type ScheduleVerb, schedules, scheduleVerbs } from '../functions/schedules/payload.ts'
import { deadLetterQueue } from './dead-letter-queue.ts'
import type { Identity } from './identity.ts'
import { lambda, type Settings } from './lambda.ts'
import type { Table } from './table.ts'

/** How long a verb is tried again before it becomes a dead letter. */
const patience = Duration.hours(1)

type OwnSettings = Pick<Settings, 'environment' | 'grants'>
type Props = { readonly table: Table; readonly identity: Identity }

/** What each verb's function is told, and may do. A new verb does not compile until it is here. */
const settingsOf = ({ table, identity }: Props): Readonly<Record<ScheduleVerb, OwnSettings>> => ({
  'forget-unconfirmed': {
    environment: { TABLE_NAME: table.name, USER_POOL_ID: identity.pool.userPoolId },
    grants: [
      table.allow('DeleteItem', 'GetItem', 'PutItem'),
      table.allowAgenda(),
      new PolicyStatement({
        actions: ['cognito-idp:AdminGetUser', 'cognito-idp:AdminDeleteUser'],
        resources: [identity.pool.userPoolArn],
      }),
    ],
  },
  'purge-deleted': {
    environment: { TABLE_NAME: table.name, USER_POOL_ID: identity.pool.userPoolId },
    grants: [
      table.allow('DeleteItem', 'Query'),
      table.allowAgenda(),
      new PolicyStatement({
        actions: ['cognito-idp:AdminDeleteUser'],
        resources: [identity.pool.userPoolArn],
      }),
    ],
  },
})

/** The verbs that happen by the clock: one schedule and one function each. */
export class Schedules extends Construct {
  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id)
    const deadLetters = deadLetterQueue(this)
    const settings = settingsOf(props)
    for (const verb of scheduleVerbs) {
      const fn = lambda(this, verb, {
        description: `Runs the schedule ${verb}.`,
        timeout: Duration.minutes(5),
        ...settings[verb],
      })
      // The scheduler only hands the event over; what fails after that is for Lambda to keep.
      fn.configureAsyncInvoke({ onFailure: new SqsDestination(deadLetters), maxEventAge: patience })
      this.schedule(verb, fn, deadLetters)
    }
  }

  private schedule(verb: ScheduleVerb, fn: IFunction, deadLetters: Queue): void {
    // Written out: CDK's own role may invoke every version and alias of the function as well.
    const role = new Role(this, `${verb}-scheduler`, {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    })
    role.addToPolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [fn.functionArn] }))
    role.addToPolicy(new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [deadLetters.queueArn] }))
    new Schedule(this, `${verb}-schedule`, {
      schedule: ScheduleExpression.expression(schedules[verb].expression),
      target: new LambdaInvoke(fn, {
        role: role.withoutPolicyUpdates(),
        input: ScheduleTargetInput.fromObject({ verb }),
        deadLetterQueue: deadLetters,
        retryAttempts: 3,
        maxEventAge: patience,
      }),
    })
  }
}
