import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import {
  CloudWatchLogsClient,
  GetQueryResultsCommand,
  paginateDescribeLogGroups,
  StartQueryCommand,
} from '@aws-sdk/client-cloudwatch-logs'
import * as z from 'zod'
import { mapBounded } from '../functions/store/bounded.ts'
import { print } from './print.ts'
import { requestIdOf, storyOf } from './story.ts'

/** The most log groups of one query, and the most lines that it may return. */
const groupsAtOnce = 50
const linesAtMost = 1000
/** In milliseconds: how often a query is asked whether it has ended. */
const usualPoll = 500
const day = 24 * 60 * 60 * 1000

export const traceUsage = `npm run admin -- trace <request id> [--stack <name> --region <region>] [--days <n>] [--json]`

const localLog = z.object({ log: z.string().nullable() })

const linesOfMachine = async (url: string): Promise<string[]> => {
  const asked = fetch(new URL('/local/table', url)).then(response => response.json())
  const { log } = localLog.parse(
    await asked.catch(cause => {
      throw new Error(
        `No Aiki answers at ${url}: start it with \`npm start\`, or name a stack with --stack.`,
        { cause },
      )
    }),
  )
  if (log === null) throw new Error(`The Aiki at ${url} has its data in memory, and no log.`)
  return (await readFile(log, 'utf8')).split('\n')
}

/** All log groups of a stack: of its functions, and of the answers of its gateway. */
const groupsOf = async (client: CloudWatchLogsClient, stack: string): Promise<string[]> => {
  const groups: string[] = []
  for await (const { logGroups = [] } of paginateDescribeLogGroups(
    { client },
    { logGroupNamePrefix: `${stack}-` },
  ))
    groups.push(...logGroups.flatMap(({ logGroupName }) => logGroupName ?? []))
  if (groups.length === 0) throw new Error(`There is no log group of a stack ${stack} in this region.`)
  return groups
}

type Question = { readonly id: string; readonly now: Date; readonly days: number; readonly poll?: number }

const isRunning = (status: string | undefined): boolean => status === 'Running' || status === 'Scheduled'

const linesOfGroups = async (
  client: CloudWatchLogsClient,
  logGroupNames: string[],
  { id, now, days, poll = usualPoll }: Question,
): Promise<string[]> => {
  const { queryId } = await client.send(
    new StartQueryCommand({
      logGroupNames,
      startTime: Math.floor((now.getTime() - days * day) / 1000),
      endTime: Math.ceil(now.getTime() / 1000),
      queryString: `fields @message | filter requestId like /^${id}/ | sort @timestamp asc`,
      limit: linesAtMost,
    }),
  )
  for (;;) {
    const { status, results = [] } = await client.send(new GetQueryResultsCommand({ queryId }))
    if (status === 'Complete')
      return results.flatMap(row => row.find(({ field }) => field === '@message')?.value ?? [])
    if (!isRunning(status)) throw new Error(`CloudWatch ended the query: ${status}.`)
    await sleep(poll)
  }
}

/** The lines of all log groups of a stack that have the id, in no order. Throws the errors of CloudWatch. */
export const linesOfStack = async (
  client: CloudWatchLogsClient,
  stack: string,
  question: Question,
): Promise<string[]> => {
  const groups = await groupsOf(client, stack)
  const batches = Array.from({ length: Math.ceil(groups.length / groupsAtOnce) }, (_, index) =>
    groups.slice(index * groupsAtOnce, (index + 1) * groupsAtOnce),
  )
  return (await mapBounded(2, batches, batch => linesOfGroups(client, batch, question))).flat()
}

const parse = (args: readonly string[]) => {
  const text = { type: 'string' } as const
  const options = { json: { type: 'boolean' }, url: text, stack: text, region: text, days: text } as const
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (cause) {
    throw new Error(`Use: ${traceUsage}`, { cause })
  }
}

/**
 * Prints what happened to a request, from the log of the Aiki on this machine or from all logs of a stack. `port` is
 * that of the Aiki on this machine. Throws one sentence.
 */
export const trace = async (args: readonly string[], port = '3000', now = new Date()): Promise<string> => {
  const { values, positionals } = parse(args)
  const [text = '', ...rest] = positionals
  const days = Number(values.days ?? 7)
  if (text === '' || rest.length > 0 || !(days > 0)) throw new Error(`Use: ${traceUsage}`)
  const id = requestIdOf(text)
  const { stack, region, url = `http://localhost:${port}`, json = false } = values
  if (stack === undefined) return print(storyOf(await linesOfMachine(url), id), { json })
  const client = new CloudWatchLogsClient(region === undefined ? {} : { region })
  try {
    return print(storyOf(await linesOfStack(client, stack, { id, now, days }), id), { json })
  } finally {
    client.destroy()
  }
}
