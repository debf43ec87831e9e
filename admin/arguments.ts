import { parseArgs } from 'node:util'
import type { Verb } from './verb.ts'
import { usage, verbs } from './verbs.ts'

export type Asked = {
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

/** What was asked for. Throws the usage where that is nothing we know. */
export const readArguments = (args: readonly string[], port = '3000'): Asked => {
  const { values, positionals } = parse(args)
  const { json = false, url = `http://localhost:${port}`, table, region } = values
  const [noun, name, id = '', ...rest] = positionals
  const verb = verbs.get(`${noun} ${name}`)
  const wantsId = verb?.takes !== undefined
  if (!verb || rest.length > 0 || wantsId !== (id !== '')) throw new Error(usage)
  if (table === undefined && region !== undefined) throw new Error(usage)
  if (table !== undefined && values.url !== undefined) throw new Error(usage)
  return { verb, id, json, place: table === undefined ? { url } : { table, region } }
}
