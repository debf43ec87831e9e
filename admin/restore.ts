import { parseArgs } from 'node:util'
import { DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb'
import { subOfPartition } from '../functions/store/keys.ts'
import { kindOf, type RowKindName } from '../functions/store/row-kinds.ts'
import { table as schema } from '../functions/store/schema.ts'
import { createTable } from '../functions/store/table.ts'
import { type Copied, type Copy, copyRows } from './copy-rows.ts'

const restoreUsage = `Use: npm run admin -- restore --from <restored table> --table <TableName> --sub <sub> [options]

  --sub <sub>               a person whose rows are copied; again for each person
  --all                     everybody's rows, instead of some people's
  --kind <kind>             copies only this kind of rows, such as LETTER#; again for each kind
  --overwrite               rows that differ become as they were; without it they stay as they are
  --apply                   writes; without it you only see what would be written
  --region <region>         where the tables are; without it, the region of your credentials
  --json                    the counts as JSON`

const parse = (args: readonly string[]) => {
  const text = { type: 'string' } as const
  const texts = { type: 'string', multiple: true } as const
  const flag = { type: 'boolean' } as const
  const options = {
    from: text,
    table: text,
    region: text,
    sub: texts,
    kind: texts,
    all: flag,
    overwrite: flag,
    apply: flag,
    json: flag,
  } as const
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (cause) {
    throw new Error(restoreUsage, { cause })
  }
}

/** The kinds with these names. Throws a sentence that names an unknown one. */
const kindsNamed = (names: readonly string[]): Set<RowKindName> =>
  new Set(
    names.map(name => {
      const kind = kindOf(name)
      if (!kind) throw new Error(`There is no kind of row ${name}. docs/architecture.md lists them.`)
      return kind
    }),
  )

/** The subs of all people who have a profile in a table. */
async function* everybody(client: DynamoDBClient, name: string): AsyncGenerator<string> {
  const profiles = {
    TableName: name,
    ProjectionExpression: '#pk',
    FilterExpression: '#sk = :profile',
    ExpressionAttributeNames: { '#pk': schema.partitionKey, '#sk': schema.sortKey },
    ExpressionAttributeValues: { ':profile': { S: 'PROFILE' satisfies RowKindName } },
  }
  for await (const { Items = [] } of paginateScan({ client }, profiles))
    for (const { pk } of Items) {
      const sub = subOfPartition(pk?.S ?? '')
      if (sub !== undefined) yield sub
    }
}

/** What became of the rows, in words: a line for each kind that is not the same, and one for all others. */
export const copiedInWords = ({ kinds, deleted }: Copied, { apply }: Pick<Copy, 'apply'>): string => {
  const sum = (name: 'same' | 'wanted' | 'written' | 'changed') =>
    [...kinds.values()].reduce((total, counts) => total + counts[name], 0).toLocaleString('en')
  const lines = [...kinds].flatMap(([kind, { missing, different, wanted, written }]) =>
    missing + different === 0
      ? []
      : [
          `${kind.padEnd(18)} ${missing} missing, ${different} different: ${apply ? written : wanted} ${apply ? 'written' : 'to write'}`,
        ],
  )
  return [
    ...lines.toSorted(),
    `The same in both tables: ${sum('same')}.`,
    ...(deleted.length > 0
      ? [`Left out, because they deleted their account since: ${deleted.join(', ')}.`]
      : []),
    apply ? `Rows written: ${sum('written')}.` : `Nothing was written. With --apply: ${sum('wanted')}.`,
    ...(apply && sum('changed') !== '0'
      ? [
          `Rows that changed while this ran, and stay as they are: ${sum('changed')}. Look again with the same command.`,
        ]
      : []),
  ].join('\n')
}

/** Copies rows of a restored table into the live one, and says what it did. Throws one sentence. */
export const restore = async (args: readonly string[], now: Date): Promise<string> => {
  const { from, table, region, sub, kind, all = false, json = false, ...how } = parse(args)
  if (!from || !table || from === table || all === (sub !== undefined)) throw new Error(restoreUsage)
  const { overwrite = false, apply = false } = how
  const kinds = kind ? kindsNamed(kind) : null
  const client = new DynamoDBClient(region === undefined ? {} : { region })
  try {
    const copied = await copyRows({
      from: createTable({ client, name: from }),
      to: createTable({ client, name: table }),
      subs: sub ?? everybody(client, from),
      kinds,
      overwrite,
      apply,
      now,
    })
    return json
      ? JSON.stringify({ kinds: Object.fromEntries(copied.kinds), deleted: copied.deleted })
      : copiedInWords(copied, { apply })
  } finally {
    client.destroy()
  }
}
