import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import type { Construct } from 'constructs'
import type { Configuration } from './configuration.ts'

/** The tag of every resource of the stack, by which a bill can be split into stages. */
export const stageTag = 'aiki:stage'

type Props = Pick<Configuration, 'stage' | 'monthlyBudget' | 'budgetOf' | 'alarmAddress'>

/** In percent of the budget. */
const thresholds = [
  { notificationType: 'ACTUAL', threshold: 50 },
  { notificationType: 'ACTUAL', threshold: 80 },
  { notificationType: 'ACTUAL', threshold: 100 },
  { notificationType: 'FORECASTED', threshold: 100 },
]

/**
 * An AWS Budget that mails the operator before a month gets too expensive. It stops nothing. `account` counts the whole
 * account. `stage` counts what has the tag of the stage, which misses what AWS can't tag, such as calls of Bedrock.
 */
export const addBudget = (
  scope: Construct,
  { stage, monthlyBudget, budgetOf, alarmAddress }: Props,
): void => {
  if (monthlyBudget === undefined || alarmAddress === undefined) return
  new CfnBudget(scope, 'Budget', {
    budget: {
      // CloudFormation names it: it replaces the budget when the address changes, which it can't do with a name of ours.
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyBudget, unit: 'USD' },
      // Credits end one day, and the bill that they hide should not be a surprise then.
      costTypes: { includeCredit: false, includeRefund: false },
      ...(budgetOf === 'stage' && { costFilters: { TagKeyValue: [`user:${stageTag}$${stage}`] } }),
    },
    notificationsWithSubscribers: thresholds.map(notification => ({
      notification: { ...notification, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
      subscribers: [{ subscriptionType: 'EMAIL', address: alarmAddress }],
    })),
  })
}
