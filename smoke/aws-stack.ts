import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { CloudWatchClient, paginateDescribeAlarms } from '@aws-sdk/client-cloudwatch'
import {
  CloudWatchLogsClient,
  paginateDescribeLogGroups,
  paginateFilterLogEvents,
} from '@aws-sdk/client-cloudwatch-logs'
import { boardsIn } from './boards.ts'
import type { Stack } from './smoke.ts'

/** How far back a log is read, in milliseconds. The step that wrote the line ran just before. */
const recent = 10 * 60_000

type Clients = {
  readonly formation: CloudFormationClient
  readonly watch: CloudWatchClient
  readonly logs: CloudWatchLogsClient
}

/** The region and the credentials are those of the AWS CLI. */
const ownClients = (): Clients => ({
  formation: new CloudFormationClient(),
  watch: new CloudWatchClient(),
  logs: new CloudWatchLogsClient(),
})

const outputOf = async ({ formation }: Clients, stack: string, name: string): Promise<string> => {
  const { Stacks = [] } = await formation.send(new DescribeStacksCommand({ StackName: stack }))
  const found = Stacks[0]?.Outputs?.find(({ OutputKey }) => OutputKey === name)?.OutputValue
  if (found) return found
  throw new Error(`The stack ${stack} has no output ${name}.`)
}

const logGroupOf = async ({ logs }: Clients, stack: string, functionName: string): Promise<string> => {
  for await (const { logGroups = [] } of paginateDescribeLogGroups(
    { client: logs },
    { logGroupNamePrefix: `${stack}-` },
  ))
    for (const { logGroupName = '' } of logGroups)
      if (logGroupName.includes(`${functionName}logs`)) return logGroupName
  throw new Error(`The stack ${stack} has no log group of ${functionName}.`)
}

/** A deployed stack, by the name that `cdk deploy` prints, such as `Aiki-staging`. */
export const awsStack = (name: string, clients: Clients = ownClients()): Stack => ({
  boards: async () => boardsIn('--table', await outputOf(clients, name, 'TableName')),
  alarms: async () => {
    const asked = { AlarmNamePrefix: `${name}-`, StateValue: 'ALARM' } as const
    const names: string[] = []
    for await (const { MetricAlarms = [], CompositeAlarms = [] } of paginateDescribeAlarms(
      { client: clients.watch },
      asked,
    ))
      names.push(...[...MetricAlarms, ...CompositeAlarms].map(({ AlarmName = '' }) => AlarmName))
    return names
  },
  log: async (functionName, words) => {
    const asked = {
      logGroupName: await logGroupOf(clients, name, functionName),
      filterPattern: `"${words}"`,
      startTime: Date.now() - recent,
    }
    const lines: string[] = []
    // A page may be empty although a later one has lines.
    for await (const { events = [] } of paginateFilterLogEvents({ client: clients.logs }, asked))
      lines.push(...events.map(({ message = '' }) => message.trim()))
    return lines
  },
})
