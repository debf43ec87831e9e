import { parseArgs } from 'node:util'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import * as z from 'zod'
import { createTable } from '../functions/store/table.ts'
import { ApiError } from '../shared/api/errors.ts'
import { print } from './print.ts'
import { restore } from './restore.ts'
import { trace } from './trace.ts'
import { usage, type Verb, verbs } from './verbs.ts'

type Arguments = {
  readonly verb: Verb
  readonly id: string
  readonly json: boolean
  readonly place: { readonly url: string } | { readonly table: string; readonly region: string | undefined }
}

const parse = (args: readonly string[]) => {
  const text = { type: 'string' } as const
  const options = { json: { type: 'boolean' }, url: text, table: text, region: text } as const
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (cause) {
    throw new Error(usage, { cause })
  }
}

/** The verb and its options. Throws the usage for anything else. */
const readArguments = (args: readonly string[], port = '3000'): Arguments => {
  const { values, positionals } = parse(args)
  const { json = false, url = `http://localhost:${port}`, table, region } = values
  const [noun, name = 'list', id = '', ...rest] = positionals
  const verb = verbs.get(`${noun} ${name}`)
  const wantsId = verb?.takes !== undefined
  if (!verb || rest.length > 0 || wantsId !== (id !== '')) throw new Error(usage)
  if (table === undefined && region !== undefined) throw new Error(usage)
  if (table !== undefined && values.url !== undefined) throw new Error(usage)
  return { verb, id, json, place: table === undefined ? { url } : { table, region } }
}

/** Where the table of the Aiki on this machine is. */
const localTable = z.object({
  name: z.string(),
  client: z.object({
    endpoint: z.string(),
    region: z.string(),
    credentials: z.object({ accessKeyId: z.string(), secretAccessKey: z.string() }),
  }),
})

const askLocal = async (url: string) => {
  try {
    const response = await fetch(new URL('/local/table', url))
    return localTable.parse(await response.json())
  } catch (cause) {
    throw new Error(
      `No Aiki answers at ${url}: start it with \`npm start\`, say another address with --url, or name a deployment's table with --table.`,
      { cause },
    )
  }
}

const settingsOf = async (place: Arguments['place']) =>
  'url' in place
    ? askLocal(place.url)
    : { name: place.table, client: place.region === undefined ? {} : { region: place.region } }

/** Connects to the table on this machine or on AWS. Throws one sentence where there is none. */
const connect = async (place: Arguments['place']) => {
  const { name, client: settings } = await settingsOf(place)
  const client = new DynamoDBClient(settings)
  return { table: createTable({ client, name }), close: () => client.destroy() }
}

const messageOf = (error: unknown, id: string): string => {
  if (error instanceof ApiError && error.code === 'not_found') return `There is none with the id ${id}.`
  return error instanceof Error ? error.message : String(error)
}

/**
 * Runs a command of an operator, and returns text for the terminal. `port`: of the Aiki on this machine. Throws one
 * sentence.
 */
export const command = async (args: readonly string[], port?: string): Promise<string> => {
  if (args[0] === 'trace') return trace(args.slice(1), port)
  if (args[0] === 'restore') return restore(args.slice(1), new Date())
  const { verb, id, json, place } = readArguments(args, port)
  const { table, close } = await connect(place)
  try {
    return print(await verb.run(table, id, new Date()), { json })
  } catch (cause) {
    throw new Error(messageOf(cause, id), { cause })
  } finally {
    close()
  }
}
