import { ApiError } from '../shared/api/errors.ts'
import { readArguments } from './arguments.ts'
import { connect } from './connect.ts'
import { print } from './print.ts'

const wordsOf = (error: unknown, id: string): string => {
  if (error instanceof ApiError && error.code === 'not_found') return `There is none with the id ${id}.`
  return error instanceof Error ? error.message : String(error)
}

/** One command of an operator, as text for the terminal. `port` is where an Aiki on this machine is; throws one sentence. */
export const command = async (args: readonly string[], port?: string): Promise<string> => {
  const { verb, id, json, place } = readArguments(args, port)
  const { table, close } = await connect(place)
  try {
    return print(await verb.run(table, id, new Date()), { json })
  } catch (cause) {
    throw new Error(wordsOf(cause, id), { cause })
  } finally {
    close()
  }
}
