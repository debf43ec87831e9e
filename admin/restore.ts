import { parseArgs } from 'node:util'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { type Copied, type Copy, copyRows } from './copy-rows.ts'

export const restoreUsage = `Use: npm run admin -- restore --from <restored table> --table <TableName> --sub <sub> [options]

  --sub <sub>               a person whose rows are copied; again for each person
  --all                     every row, instead of some people's
  --overwrite               rows that differ become as they were; without it they stay as they are
  --apply                   writes; without it you only see what would be written
  --region <region>         where the tables are; without it, the region of your credentials
  --json                    the counts as JSON`

const parse = (args: readonly string[]) => {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const
  const options = {
    from: text,
    table: text,
    region: text,
    sub: { type: 'string', multiple: true },
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

/** A number of rows with its verb: `1 row is`, `1,200 rows are`. */
const rows = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? `row ${one}` : `rows ${many}`}`

/** What became of the rows, in words. */
export const copiedInWords = (
  copied: Copied,
  { apply, overwrite }: Pick<Copy, 'apply' | 'overwrite'>,
): string => {
  const { missing, different, same, expired, changed, written } = copied
  const wanted = missing + (overwrite ? different : 0)
  return [
    `${rows(missing, 'is', 'are')} in the restored table and not in the live one.`,
    overwrite
      ? `${rows(different, 'differs and becomes as it was', 'differ and become as they were')}.`
      : `${rows(different, 'differs and stays as it is', 'differ and stay as they are')}.`,
    `${rows(same, 'is', 'are')} the same.`,
    ...(expired > 0
      ? [`${rows(expired, 'has expired since and is', 'have expired since and are')} left out.`]
      : []),
    apply
      ? `${rows(written, 'was', 'were')} written.`
      : `Nothing was written. With --apply, ${rows(wanted, 'is', 'are')} written.`,
    ...(changed > 0
      ? [
          `${rows(changed, 'changed while this ran and stays as it is', 'changed while this ran and stay as they are')}: look again with the same command.`,
        ]
      : []),
  ].join('\n')
}

/** Copies rows of a restored table into the live one, and says what it did. Throws one sentence. */
export const restore = async (args: readonly string[], now: Date): Promise<string> => {
  const { from, table, region, sub, all = false, json = false, ...how } = parse(args)
  if (!from || !table || from === table || all === (sub !== undefined)) throw new Error(restoreUsage)
  const { overwrite = false, apply = false } = how
  const client = new DynamoDBClient(region === undefined ? {} : { region })
  try {
    const places = { from: { client, name: from }, to: { client, name: table } }
    const copied = await copyRows({ ...places, subs: sub, overwrite, apply, now })
    return json ? JSON.stringify(copied) : copiedInWords(copied, { apply, overwrite })
  } finally {
    client.destroy()
  }
}
