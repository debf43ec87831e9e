import { Aws, Duration } from 'aws-cdk-lib'
import { type IRole, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { Schedule, ScheduleExpression, ScheduleTargetInput } from 'aws-cdk-lib/aws-scheduler'
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import {
  longestRun,
  type Scheduled,
  type ScheduleVerb,
  scheduleVerbs,
  timetable,
} from '../functions/schedules/payload.ts'
import { boards } from '../shared/domain/jobs/boards.ts'
import type { Board } from '../shared/lists.ts'
import type { Billing } from './billing.ts'
import type { Configuration } from './configuration.ts'
import { deadLetterQueue, failuresInto, mayFailInto } from './dead-letter-queue.ts'
import type { Files } from './files.ts'
import type { Identity } from './identity.ts'
import type { Jobs } from './jobs.ts'
import { lambda, type Settings } from './lambda.ts'
import { joined, type Needs } from './needs.ts'
import type { Queues } from './queues.ts'
import type { Sender } from './sender.ts'
import type { Table } from './table.ts'

/** How long a failed verb is retried before its event becomes a dead letter. */
const retryFor = Duration.hours(1)

type Props = Pick<Configuration, 'boardFlags'> & {
  readonly table: Table
  readonly queues: Queues
  readonly identity: Identity
  readonly sender: Sender
  readonly billing: Billing
  readonly jobs: Jobs
  readonly files: Files
}

/**
 * Returns the environment and the grants of each verb's function, including those for its lease. A new verb without an
 * entry does not compile.
 */
const needsOf = ({
  table,
  queues,
  identity,
  sender,
  billing,
  jobs,
  files,
}: Props): Readonly<Record<ScheduleVerb, Needs>> => {
  const due = { environment: {}, grants: [table.allowAgenda()] }
  return {
    'advance-subscriptions': joined(
      table.needs('ConditionCheckItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
      due,
    ),
    'build-index': joined(table.needs('Query', 'UpdateItem'), jobs.building()),
    'charge-renewals': joined(table.needs('UpdateItem'), due, queues.filling('charge-renewal')),
    'check-health': joined(table.needs('Query', 'UpdateItem'), due, jobs.showing()),
    'forget-unconfirmed': joined(
      table.needs('DeleteItem', 'GetItem', 'PutItem', 'UpdateItem'),
      due,
      identity.needs('AdminGetUser', 'AdminDeleteUser'),
    ),
    'match-alerts': joined(
      table.needs('GetItem', 'PutItem', 'Query', 'UpdateItem'),
      due,
      jobs.searching(),
      queues.filling('match-alert'),
      queues.sending('match-arrivals'),
    ),
    'purge-deleted': joined(table.needs('UpdateItem'), due, queues.filling('purge-account')),
    'read-board': joined(table.needs('GetItem', 'UpdateItem'), jobs.reading()),
    'reconcile-payments': joined(table.needs('GetItem', 'PutItem', 'UpdateItem'), due, billing.paying()),
    'remind-interviews': joined(
      table.needs('BatchGetItem', 'ConditionCheckItem', 'PutItem', 'UpdateItem'),
      due,
      queues.sending('send-mail'),
    ),
    'remove-orphaned-files': joined(table.needs('BatchGetItem', 'UpdateItem'), files.sweeping()),
    'send-mailings': joined(
      table.needs('GetItem', 'UpdateItem'),
      due,
      queues.sending('send-mail'),
      sender.pacing,
    ),
  }
}

/**
 * How often Lambda retries a failed verb. A failed run of plans and payments has already postponed its work for an
 * hour. A retry would find nothing on the agenda and succeed, and no dead letter would report the failure.
 */
const retries: Readonly<Record<ScheduleVerb, number>> = {
  'advance-subscriptions': 0,
  'build-index': 2,
  'charge-renewals': 2,
  'check-health': 2,
  'forget-unconfirmed': 2,
  'match-alerts': 2,
  'purge-deleted': 2,
  'read-board': 2,
  'reconcile-payments': 0,
  'remind-interviews': 0,
  'remove-orphaned-files': 2,
  'send-mailings': 2,
}

/**
 * The sizes of the functions that differ from the others. `build-index` has all jobs in memory, and their files on the
 * disk.
 */
const sizes: Partial<Readonly<Record<ScheduleVerb, Pick<Settings, 'memorySize' | 'storageSize'>>>> = {
  'build-index': { memorySize: 3008, storageSize: 8192 },
  'read-board': { memorySize: 1024 },
}

const isSwitchedOn = ({ payload }: Scheduled, flags: readonly Board[]): boolean =>
  payload.verb !== 'read-board' || !boards[payload.board].isFlagged || flags.includes(payload.board)

/** The scheduled verbs: each has one function and one schedule. `read-board` has one schedule for each board. */
export class Schedules extends Construct {
  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id)
    const deadLetters = deadLetterQueue(this)
    const needs = needsOf(props)
    for (const verb of scheduleVerbs) {
      const fn = lambda(this, verb, {
        description: `Runs the schedule ${verb}.`,
        timeout: Duration.millis(longestRun),
        ...sizes[verb],
        environment: needs[verb].environment,
        grants: [...needs[verb].grants, mayFailInto(deadLetters)],
      })
      // The scheduler only delivers the event. Lambda handles a failure after that.
      fn.configureAsyncInvoke({
        onFailure: failuresInto(deadLetters),
        maxEventAge: retryFor,
        retryAttempts: retries[verb],
      })
      const role = this.schedulerRole(verb, fn, deadLetters)
      for (const scheduled of timetable)
        if (scheduled.payload.verb === verb && isSwitchedOn(scheduled, props.boardFlags))
          this.schedule(scheduled, fn, role, deadLetters)
    }
  }

  private schedulerRole(verb: ScheduleVerb, fn: IFunction, deadLetters: Queue): IRole {
    // The role is written here, because CDK's own role may also invoke every version and alias of the function.
    const role = new Role(this, `${verb}-scheduler`, {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
      inlinePolicies: {
        own: new PolicyDocument({
          statements: [
            new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [fn.functionArn] }),
            mayFailInto(deadLetters),
          ],
        }),
      },
    })
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
        maxEventAge: retryFor,
      }),
    })
  }
}
