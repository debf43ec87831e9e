import { table } from './schema.ts'

/** What must be so of the row that is there now, for a write to happen. */
export type Condition =
  | { readonly absent: true }
  /** The row is there, and these of its attributes are exactly so; undefined: it has none of that name. */
  | { readonly is: Readonly<Record<string, unknown>> }
  /** The attribute is below the number, or not there. */
  | { readonly below: Readonly<Record<string, number>> }
  /** The attribute is there, and no more than the number. */
  | { readonly atMost: Readonly<Record<string, number>> }
  | { readonly above: Readonly<Record<string, number>> }

/** Values that are undefined change nothing. */
export type Changes = {
  readonly set?: Readonly<Record<string, unknown>>
  /** Set only where the row has no such attribute. */
  readonly setIfAbsent?: Readonly<Record<string, unknown>>
  /** Numbers are added to; sets are joined. */
  readonly add?: Readonly<Record<string, number | ReadonlySet<number> | ReadonlySet<string>>>
  readonly remove?: readonly string[]
}

/** Every name and value goes through a placeholder: many of our words are reserved ones. */
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

/** The expression parameters of one write. A failed condition brings the row that was there. */
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
