import { Aws, Duration } from 'aws-cdk-lib'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import { Schedule, ScheduleExpression, ScheduleTargetInput } from 'aws-cdk-lib/aws-scheduler'
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { type ScheduleVerb, schedules, scheduleVerbs } from '../functions/schedules/payload.ts'
import type { Billing } from './billing.ts'
import { deadLetterQueue } from './dead-letter-queue.ts'
import type { Identity } from './identity.ts'
import { lambda } from './lambda.ts'
import { joined, type Needs } from './needs.ts'
import type { Table } from './table.ts'

/** How long a verb is tried again before it becomes a dead letter. */
const patience = Duration.hours(1)

type Props = { readonly table: Table; readonly identity: Identity; readonly billing: Billing }

/** What each verb's function is told, and may do. A new verb does not compile until it is here. */
const needsOf = ({ table, identity, billing }: Props): Readonly<Record<ScheduleVerb, Needs>> => {
  const due = { environment: {}, grants: [table.allowAgenda()] }
  const onPool = (...verbs: readonly string[]): Needs => ({
    environment: { USER_POOL_ID: identity.pool.userPoolId },
    grants: [
      new PolicyStatement({
        actions: verbs.map(verb => `cognito-idp:${verb}`),
        resources: [identity.pool.userPoolArn],
      }),
    ],
  })
  return {
    'advance-subscriptions': joined(
      table.needs('DeleteItem', 'GetItem', 'PutItem', 'UpdateItem'),
      due,
      billing.writing(),
    ),
    'charge-renewals': joined(
      table.needs('GetItem', 'PutItem', 'Query', 'UpdateItem'),
      due,
      billing.paying(),
    ),
    'forget-unconfirmed': joined(
      table.needs('DeleteItem', 'GetItem', 'PutItem'),
      due,
      onPool('AdminGetUser', 'AdminDeleteUser'),
    ),
    'purge-deleted': joined(table.needs('DeleteItem', 'Query', 'UpdateItem'), due, onPool('AdminDeleteUser')),
    'reconcile-payments': joined(table.needs('GetItem', 'PutItem', 'UpdateItem'), due, billing.paying()),
  }
}

/**
 * How often Lambda runs a failed verb again. What failed among plans and payments is put off for an hour by then: a run
 * that finds it gone from the agenda would end well, and no dead letter would name it.
 */
const retries: Readonly<Record<ScheduleVerb, number>> = {
  'advance-subscriptions': 0,
  'charge-renewals': 0,
  'forget-unconfirmed': 2,
  'purge-deleted': 2,
  'reconcile-payments': 0,
}

/** The verbs that happen by the clock: one schedule and one function each. */
export class Schedules extends Construct {
  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id)
    const deadLetters = deadLetterQueue(this)
    const needs = needsOf(props)
    for (const verb of scheduleVerbs) {
      const fn = lambda(this, verb, {
        description: `Runs the schedule ${verb}.`,
        // A payday brings many renewals at once, and each of them asks the provider twice.
        timeout: Duration.minutes(15),
        ...needs[verb],
      })
      // The scheduler only hands the event over; what fails after that is for Lambda to keep.
      fn.configureAsyncInvoke({
        onFailure: new SqsDestination(deadLetters),
        maxEventAge: patience,
        retryAttempts: retries[verb],
      })
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
