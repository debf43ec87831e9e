import { table } from './schema.ts'

/** A run of rows of one partition, or of one shard of the agenda. */
export type Range = {
  readonly partition: string
  readonly index?: 'agenda'
  readonly startsWith?: string
  readonly upTo?: string
  readonly newestFirst?: boolean
  readonly limit?: number
  /** Begin behind this key, which need not be there. */
  readonly after?: Readonly<Record<string, unknown>> | undefined
  /** The rows come with their keys and these of their attributes alone. They are paid for whole. */
  readonly only?: readonly string[]
}

const sortCondition = ({ startsWith, upTo }: Range) => {
  if (startsWith !== undefined) return { text: ' AND begins_with(#sort, :sort)', value: startsWith }
  if (upTo !== undefined) return { text: ' AND #sort <= :sort', value: upTo }
  return undefined
}

/** The parameters of one query. */
export const rangeExpressions = (range: Range) => {
  const keys = range.index ? table.agenda : table
  const sort = sortCondition(range)
  return {
    KeyConditionExpression: `#partition = :partition${sort?.text ?? ''}`,
    ExpressionAttributeNames: {
      '#partition': keys.partitionKey,
      ...((sort || range.only) && { '#sort': keys.sortKey }),
      ...Object.fromEntries((range.only ?? []).map(name => [`#${name}`, name])),
    },
    ExpressionAttributeValues: { ':partition': range.partition, ...(sort && { ':sort': sort.value }) },
    // A person must find what was saved a moment ago. An index cannot promise that.
    ...(range.index ? { IndexName: table.agenda.index } : { ConsistentRead: true }),
    ...(range.only && {
      ProjectionExpression: ['#partition', '#sort', ...range.only.map(name => `#${name}`)].join(', '),
    }),
    ...(range.newestFirst && { ScanIndexForward: false }),
    ...(range.limit !== undefined && { Limit: range.limit }),
    ...(range.after && { ExclusiveStartKey: { ...range.after } }),
  }
}
