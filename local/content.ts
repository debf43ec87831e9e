import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

/** Reads a file of `local/content`, such as `jobs/places.json`. Throws a ZodError that names the wrong field. */
export const readContent = <Schema extends z.core.$ZodType>(file: string, schema: Schema): z.output<Schema> =>
  z.parse(schema, JSON.parse(readFileSync(join(import.meta.dirname, 'content', file), 'utf8')))

/** Makes a value at its first use, such as content that few runs read. */
export const lazily = <Value extends object>(make: () => Value): (() => Value) => {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}
