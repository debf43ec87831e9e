import { parseArgs } from 'node:util'
import { mapBounded } from '../functions/store/bounded.ts'
import { connectedBoards } from '../shared/domain/jobs/boards.ts'
import { type Board, boards } from '../shared/lists.ts'
import { type Check, type CheckServices, checkBoard } from './boards-check.ts'
import { print } from './print.ts'

/** Boards that are read at the same time. Each is on another host. */
const atOnce = 4

const usage = `Use: npm run boards -- check [board] [--json]

  Reads the boards over the internet, and keeps nothing. Without a name the thirteen that are read everywhere:
  ${boards.join(' ')}

  Keys come from the environment: RELIEFWEB_APPNAME, ADZUNA_APP_ID, ADZUNA_APP_KEY`

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: { json: { type: 'boolean' } }, allowPositionals: true })
  } catch (cause) {
    throw new Error(usage, { cause })
  }
}

const readArguments = (args: readonly string[]): { wanted: readonly Board[]; json: boolean } => {
  const { values, positionals } = parse(args)
  const [verb, name, ...rest] = positionals
  const named = boards.filter(board => board === name)
  if (verb !== 'check' || rest.length > 0 || (name !== undefined && named.length === 0))
    throw new Error(usage)
  return { wanted: name === undefined ? connectedBoards : named, json: values.json ?? false }
}

const figures = ['board', 'result', 'calls', 'seconds', 'listings', 'broken', 'postings'] as const
const details = ['company', 'place', 'pay', 'date', 'fault'] as const

const textOf = (checks: readonly Check[]): string => {
  const titles = checks.flatMap(({ board, titles }) => titles.map(title => ({ board, title })))
  return [
    print(
      {
        columns: [...figures, ...details],
        text: 'odd',
        rows: checks.map(check => ({ ...check, odd: check.odd.join('\n') })),
        none: '',
      },
      { json: false },
    ),
    ...(titles.length > 0
      ? [print({ columns: ['board', 'title'], rows: titles, none: '' }, { json: false })]
      : []),
  ].join('\n\n')
}

/**
 * Reads the boards that an operator named, or all, and returns text for the terminal. `isWell`: every board was read.
 * A board without its key counts as a failure only where the operator named it. Throws the usage for anything else.
 */
export const boardsCommand = async (
  args: readonly string[],
  services: CheckServices,
): Promise<{ text: string; isWell: boolean }> => {
  const { wanted, json } = readArguments(args)
  const checks = await mapBounded(atOnce, wanted, board => checkBoard(board, services, new Date()))
  const isWell = checks.every(({ result }) => result === 'read' || (result === 'no key' && wanted.length > 1))
  return { text: json ? print({ columns: [], rows: checks, none: '' }, { json }) : textOf(checks), isWell }
}
