import { table } from './schema.ts'

/** What must hold for the present row, so that a write happens. */
export type Condition =
  | { readonly absent: true }
  /** The row exists, and these attributes have exactly these values. For undefined, the row has no such attribute. */
  | { readonly is: Readonly<Record<string, unknown>> }
  /** The attribute is below the number, or is missing. */
  | { readonly below: Readonly<Record<string, number>> }
  /** The attribute exists, and is not greater than the number. */
  | { readonly atMost: Readonly<Record<string, number>> }
  | { readonly above: Readonly<Record<string, number>> }

/** The changes of one update. A value that is undefined changes nothing. */
export type Changes = {
  readonly set?: Readonly<Record<string, unknown>>
  /** Set only if the row has no such attribute. */
  readonly setIfAbsent?: Readonly<Record<string, unknown>>
  /** A number is added to the attribute. A set is joined with it. */
  readonly add?: Readonly<Record<string, number | ReadonlySet<number> | ReadonlySet<string>>>
  readonly remove?: readonly string[]
}

/** Every name and value has a placeholder, because many of our names are reserved words of DynamoDB. */
const placeholders = () => {
  const names: Record<string, string> = {}
  const values: Record<string, unknown> = {}
  return {
    names,
    values,
    name: (attribute: string): string => {
      names[`#${attribute}`] = attribute
      return `#${attribute}`
    },
    value: (value: unknown): string => {
      const placeholder = `:${Object.keys(values).length}`
      values[placeholder] = value
      return placeholder
    },
  }
}
type Placeholders = ReturnType<typeof placeholders>

const conditionText = (condition: Condition, { name, value }: Placeholders): string => {
  if ('absent' in condition) return `attribute_not_exists(${name(table.partitionKey)})`
  if ('is' in condition)
    return [
      `attribute_exists(${name(table.partitionKey)})`,
      ...Object.entries(condition.is).map(([attribute, wanted]) =>
        wanted === undefined
          ? `attribute_not_exists(${name(attribute)})`
          : `${name(attribute)} = ${value(wanted)}`,
      ),
    ].join(' AND ')
  if ('below' in condition)
    return Object.entries(condition.below)
      .map(([attribute, limit]) => {
        const known = name(attribute)
        return `(attribute_not_exists(${known}) OR ${known} < ${value(limit)})`
      })
      .join(' AND ')
  const [sign, limits] = 'atMost' in condition ? ['<=', condition.atMost] : ['>', condition.above]
  return Object.entries(limits)
    .map(([attribute, limit]) => `${name(attribute)} ${sign} ${value(limit)}`)
    .join(' AND ')
}

const clause = (verb: string, parts: readonly string[]): string =>
  parts.length > 0 ? `${verb} ${parts.join(', ')}` : ''

const defined = (values: Readonly<Record<string, unknown>> = {}) =>
  Object.entries(values).filter(([, value]) => value !== undefined)

const changesText = (changes: Changes, { name, value }: Placeholders): string => {
  const sets = defined(changes.set).map(([attribute, to]) => `${name(attribute)} = ${value(to)}`)
  const defaults = defined(changes.setIfAbsent).map(
    ([attribute, to]) => `${name(attribute)} = if_not_exists(${name(attribute)}, ${value(to)})`,
  )
  const adds = Object.entries(changes.add ?? {}).map(([attribute, by]) => `${name(attribute)} ${value(by)}`)
  return [
    clause('SET', [...sets, ...defaults]),
    clause('REMOVE', (changes.remove ?? []).map(name)),
    clause('ADD', adds),
  ]
    .filter(text => text !== '')
    .join(' ')
}

/** The expression parameters of one write. A failed condition returns the row that the table has. */
export const writeExpressions = (condition: Condition | undefined, changes?: Changes) => {
  const known = placeholders()
  const parts = {
    ...(changes && { UpdateExpression: changesText(changes, known) }),
    ...(condition && {
      ConditionExpression: conditionText(condition, known),
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
    }),
  }
  return {
    ...parts,
    ...(Object.keys(known.names).length > 0 && { ExpressionAttributeNames: known.names }),
    ...(Object.keys(known.values).length > 0 && { ExpressionAttributeValues: known.values }),
  }
}

/** A range of rows of one partition, or of one shard of the agenda. */
export type Range = {
  readonly partition: string
  readonly index?: 'agenda'
  readonly startsWith?: string
  readonly upTo?: string
  readonly newestFirst?: boolean
  readonly limit?: number
  /** Begin after this key. A row with this key need not exist. */
  readonly after?: Readonly<Record<string, unknown>> | undefined
  /** Return only the keys and these attributes of the rows. The query costs as much as for whole rows. */
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
    // A person must find what was saved a moment ago. An index can't read consistently.
    ...(range.index ? { IndexName: table.agenda.index } : { ConsistentRead: true }),
    ...(range.only && {
      ProjectionExpression: ['#partition', '#sort', ...range.only.map(name => `#${name}`)].join(', '),
    }),
    ...(range.newestFirst && { ScanIndexForward: false }),
    ...(range.limit !== undefined && { Limit: range.limit }),
    ...(range.after && { ExclusiveStartKey: { ...range.after } }),
  }
}
