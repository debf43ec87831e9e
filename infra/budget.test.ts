import { App, Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import { addBudget } from './budget.ts'
import { readConfiguration } from './configuration.ts'
import { only } from './template.testing.ts'

const made = (given: Record<string, unknown>): Template => {
  const stack = new Stack(new App(), 'Aiki-staging', { env: { region: 'eu-west-1' } })
  addBudget(
    stack,
    readConfiguration(key => ({ stage: 'staging', ...given })[key]),
  )
  return Template.fromStack(stack)
}
const set = { monthlyBudget: 120, alarmAddress: 'night@aiki.example' }

test('without a budget there is none', () => {
  made({ alarmAddress: 'night@aiki.example' }).resourceCountIs('AWS::Budgets::Budget', 0)
})

test('the operator is told of what was spent, and of what will be', () => {
  const { Budget, NotificationsWithSubscribers } = only(made(set), 'AWS::Budgets::Budget')
  expect(Budget).toMatchObject({
    BudgetLimit: { Amount: 120, Unit: 'USD' },
    TimeUnit: 'MONTHLY',
  })
  expect(Budget).not.toHaveProperty('CostFilters')
  // CloudFormation replaces a budget when its subscribers change, and it can't replace one with a name of ours.
  expect(Budget).not.toHaveProperty('BudgetName')
  const of = (type: string, threshold: number) => ({
    Notification: {
      NotificationType: type,
      Threshold: threshold,
      ThresholdType: 'PERCENTAGE',
      ComparisonOperator: 'GREATER_THAN',
    },
    Subscribers: [{ SubscriptionType: 'EMAIL', Address: 'night@aiki.example' }],
  })
  expect(NotificationsWithSubscribers).toEqual([
    of('ACTUAL', 50),
    of('ACTUAL', 80),
    of('ACTUAL', 100),
    of('FORECASTED', 100),
  ])
})

test('a budget of a stage counts what has its tag', () => {
  const { Budget } = only(made({ ...set, budgetOf: 'stage' }), 'AWS::Budgets::Budget')
  expect(Budget).toMatchObject({ CostFilters: { TagKeyValue: ['user:aiki:stage$staging'] } })
})
