import { CloudFormationClient } from '@aws-sdk/client-cloudformation'
import { CloudWatchClient } from '@aws-sdk/client-cloudwatch'
import { CloudWatchLogsClient } from '@aws-sdk/client-cloudwatch-logs'
import { expect, test, vi } from 'vitest'
import { awsStack } from './aws-stack.ts'

const region = 'eu-west-1'

/** Clients that answer each command by its name, and note what they were asked. A list has an answer for each call. */
const clients = (answers: Record<string, object | object[]>) => {
  const asked: object[] = []
  const made = {
    formation: new CloudFormationClient({ region }),
    watch: new CloudWatchClient({ region }),
    logs: new CloudWatchLogsClient({ region }),
  }
  for (const client of Object.values(made))
    vi.spyOn(client, 'send').mockImplementation(async (command: { input: object }) => {
      asked.push(command.input)
      const answer = answers[command.constructor.name]
      return Array.isArray(answer) ? answer.shift() : answer
    })
  return { made, asked }
}

test('the alarms of this stack that have gone off are named', async () => {
  const { made, asked } = clients({
    DescribeAlarmsCommand: {
      MetricAlarms: [{ AlarmName: 'Aiki-staging-Alarmsdispute' }],
      CompositeAlarms: [],
    },
  })
  expect(await awsStack('Aiki-staging', made).alarms()).toEqual(['Aiki-staging-Alarmsdispute'])
  expect(asked).toMatchObject([{ AlarmNamePrefix: 'Aiki-staging-', StateValue: 'ALARM' }])
})

test('the log of one function of this stack is searched', async () => {
  const { made, asked } = clients({
    DescribeLogGroupsCommand: {
      logGroups: [
        { logGroupName: 'Aiki-staging-Apiaccountlogs1A2B-x' },
        { logGroupName: 'Aiki-staging-Apiassistantlogs3C4D-y' },
      ],
    },
    FilterLogEventsCommand: [
      { events: [], nextToken: 'more' },
      { events: [{ message: '{"message":"model call","dollars":0.001}\n' }] },
    ],
  })
  const stack = awsStack('Aiki-staging', made)
  expect(await stack.log('assistant', 'model call')).toEqual(['{"message":"model call","dollars":0.001}'])
  expect(asked).toMatchObject([
    { logGroupNamePrefix: 'Aiki-staging-' },
    { logGroupName: 'Aiki-staging-Apiassistantlogs3C4D-y', filterPattern: '"model call"' },
    { nextToken: 'more' },
  ])
  await expect(stack.log('webhooks', 'answered')).rejects.toThrow('no log group of webhooks')
})

test('a stack without the output of the table is named', async () => {
  const { made } = clients({ DescribeStacksCommand: { Stacks: [{ Outputs: [] }] } })
  await expect(awsStack('Aiki-staging', made).boards()).rejects.toThrow(
    'Aiki-staging has no output TableName',
  )
})
