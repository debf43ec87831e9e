import type { NodejsFunction } from 'aws-cdk-lib/aws-lambda-nodejs'
import { type ILogGroup, QueryDefinition, QueryString } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { nameOf } from './stage.ts'

/** The most log groups of one query of CloudWatch Logs Insights. */
const groupsAtMost = 50

type Query = {
  readonly text: QueryString
  /** Whether it reads the log of a function. */
  readonly of: (fn: NodejsFunction) => boolean
}

const isOfApi = ({ node }: NodejsFunction): boolean => node.scope?.node.id === 'Api'
const isOneOf =
  (...names: readonly string[]) =>
  ({ node }: NodejsFunction): boolean =>
    names.includes(node.id)

/** Both kinds of errors: of our code, and of Lambda, which has a level in capitals and reports each call. */
const errors = new QueryString({
  fields: [
    '@timestamp',
    '@log',
    'level',
    'message',
    'error',
    'detail',
    'stack',
    'errorMessage',
    'record.status',
  ],
  filterStatements: [
    'level in ["error", "ERROR"] or (type = "platform.report" and record.status != "success")',
  ],
  sort: '@timestamp desc',
})

/** The queries of the runbook, by the names that the console shows. */
const queries: Readonly<Record<string, Query>> = {
  // The id of a person's error message.
  'one request': {
    of: fn => isOfApi(fn) || fn.node.id === 'changes',
    text: new QueryString({
      fields: [
        '@timestamp',
        'level',
        'message',
        'route',
        'status',
        'code',
        'milliseconds',
        'error',
        'detail',
        '@log',
      ],
      filterStatements: ['requestId = "put the id here"'],
      sort: '@timestamp',
    }),
  },
  'what went wrong in the API': { of: isOfApi, text: errors },
  'what went wrong elsewhere': { of: fn => !isOfApi(fn), text: errors },
  'slow requests': {
    of: isOfApi,
    text: new QueryString({
      filterStatements: ['message = "answered"'],
      statsStatements: [
        'count(*) as answers, pct(milliseconds, 50) as p50, pct(milliseconds, 99) as p99 by route, status',
      ],
      sort: 'p99 desc',
    }),
  },
  'the model by task': {
    text: new QueryString({
      filterStatements: ['message = "model call"'],
      statsStatements: [
        'count(*) as calls, sum(dollars) as dollars, pct(milliseconds, 99) as p99 by task, outcome',
      ],
      sort: 'dollars desc',
    }),
    of: isOneOf('assistant', 'interviews'),
  },
  'work that is late': {
    text: new QueryString({
      fields: ['@timestamp', 'indexAge', 'late', 'overdue'],
      filterStatements: ['message = "health"'],
      sort: '@timestamp desc',
    }),
    of: isOneOf('check-health'),
  },
}

/** Saves the queries of the runbook in CloudWatch Logs Insights, each with the log groups that it reads. */
export class SavedQueries extends Construct {
  constructor(scope: Construct, id: string, functions: readonly NodejsFunction[]) {
    super(scope, id)
    for (const [name, { text, of }] of Object.entries(queries))
      new QueryDefinition(this, name.replaceAll(' ', '-'), {
        queryDefinitionName: `${nameOf(this)}/${name}`,
        queryString: text,
        logGroups: groupsOf(name, functions.filter(of)),
      })
  }
}

const groupsOf = (name: string, functions: readonly NodejsFunction[]): ILogGroup[] => {
  if (functions.length > groupsAtMost)
    throw new Error(
      `A query reads at most ${groupsAtMost} log groups, and "${name}" has ${functions.length}.`,
    )
  return functions.map(({ logGroup }) => logGroup)
}
