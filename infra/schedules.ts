import { Aws, Duration } from 'aws-cdk-lib'
import { type IRole, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import { Schedule, ScheduleExpression, ScheduleTargetInput } from 'aws-cdk-lib/aws-scheduler'
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import {
  type Scheduled,
  type ScheduleVerb,
  scheduleVerbs,
  timetable,
} from '../functions/schedules/payload.ts'
import { boards } from '../shared/domain/jobs/boards.ts'
import type { Board } from '../shared/lists.ts'
import type { Billing } from './billing.ts'
import type { Configuration } from './configuration.ts'
import { deadLetterQueue } from './dead-letter-queue.ts'
import type { Identity } from './identity.ts'
import type { Jobs } from './jobs.ts'
import { lambda, type Settings } from './lambda.ts'
import { joined, type Needs } from './needs.ts'
import type { Table } from './table.ts'

/** How long a verb is tried again before it becomes a dead letter. */
const patience = Duration.hours(1)

type Props = Pick<Configuration, 'boardFlags'> & {
  readonly table: Table
  readonly identity: Identity
  readonly billing: Billing
  readonly jobs: Jobs
}

/** What each verb's function is told, and may do. A new verb does not compile until it is here. */
const needsOf = ({ table, identity, billing, jobs }: Props): Readonly<Record<ScheduleVerb, Needs>> => {
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
      table.needs('DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
      due,
      billing.writing(),
    ),
    'build-index': joined(table.needs('Query'), jobs.building()),
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
    'match-alerts': joined(
      table.needs('BatchGetItem', 'ConditionCheckItem', 'GetItem', 'PutItem', 'UpdateItem'),
      due,
      jobs.searching(),
      billing.writing(),
    ),
    'purge-deleted': joined(table.needs('DeleteItem', 'Query', 'UpdateItem'), due, onPool('AdminDeleteUser')),
    'read-board': joined(table.needs('GetItem', 'UpdateItem'), jobs.reading()),
    'reconcile-payments': joined(table.needs('GetItem', 'PutItem', 'UpdateItem'), due, billing.paying()),
  }
}

/**
 * How often Lambda runs a failed verb again. What failed among plans and payments is put off for an hour by then: a run
 * that finds it gone from the agenda would end well, and no dead letter would name it.
 */
const retries: Readonly<Record<ScheduleVerb, number>> = {
  'advance-subscriptions': 0,
  'build-index': 2,
  'charge-renewals': 0,
  'forget-unconfirmed': 2,
  'match-alerts': 0,
  'purge-deleted': 2,
  'read-board': 2,
  'reconcile-payments': 0,
}

/** Who puts all jobs together holds them in memory, and their files beside it. */
const sizes: Partial<Readonly<Record<ScheduleVerb, Pick<Settings, 'memorySize' | 'storageSize'>>>> = {
  'build-index': { memorySize: 3008, storageSize: 8192 },
  'match-alerts': { memorySize: 1769, storageSize: 4096 },
  'read-board': { memorySize: 1024 },
}

const isSwitchedOn = ({ payload }: Scheduled, flags: readonly Board[]): boolean =>
  payload.verb !== 'read-board' || !boards[payload.board].isFlagged || flags.includes(payload.board)

/** The verbs that happen by the clock: one function each, and one schedule; of `read-board` one for each board. */
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
        ...sizes[verb],
        ...needs[verb],
      })
      // The scheduler only hands the event over; what fails after that is for Lambda to keep.
      fn.configureAsyncInvoke({
        onFailure: new SqsDestination(deadLetters),
        maxEventAge: patience,
        retryAttempts: retries[verb],
      })
      const role = this.schedulerRole(verb, fn, deadLetters)
      for (const scheduled of timetable)
        if (scheduled.payload.verb === verb && isSwitchedOn(scheduled, props.boardFlags))
          this.schedule(scheduled, fn, role, deadLetters)
    }
  }

  private schedulerRole(verb: ScheduleVerb, fn: IFunction, deadLetters: Queue): IRole {
    // Written out: CDK's own role may invoke every version and alias of the function as well.
    const role = new Role(this, `${verb}-scheduler`, {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    })
    role.addToPolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [fn.functionArn] }))
    role.addToPolicy(new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [deadLetters.queueArn] }))
    return role.withoutPolicyUpdates()
  }

  private schedule({ name, expression, payload }: Scheduled, fn: IFunction, role: IRole, queue: Queue): void {
    new Schedule(this, `${name}-schedule`, {
      schedule: ScheduleExpression.expression(expression),
      target: new LambdaInvoke(fn, {
        role,
        input: ScheduleTargetInput.fromObject(payload),
        deadLetterQueue: queue,
        retryAttempts: 3,
        maxEventAge: patience,
      }),
    })
  }
}
