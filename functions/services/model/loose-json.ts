import type * as z from 'zod/mini'
import { jsonOrNothing } from '../../../shared/json.ts'

/** Each problem that is mended may show the next one, deeper in the value. */
const mostRounds = 5

const isRecord = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null

const wholeNumber = /^\s{0,4}-?\d{1,9}\s{0,4}$/

/** How a value was read: `moved` if texts stand at other places in it than in the answer. */
type Mended = { readonly value: unknown; readonly moved: boolean }

/**
 * A value as the type that a schema expects. Some models write a number as a string, a list or an object as JSON inside of a
 * string, and leave out an empty list. Undefined: it can't be read so.
 */
const asExpected = (value: unknown, expected: string): Mended | undefined => {
  if (expected === 'number' || expected === 'int')
    return typeof value === 'string' && wholeNumber.test(value)
      ? { value: Number(value), moved: false }
      : undefined
  if (expected === 'array' && (value === undefined || value === null || value === ''))
    return { value: [], moved: false }
  const read = typeof value === 'string' ? jsonOrNothing(value) : undefined
  const isWanted = expected === 'array' ? Array.isArray(read) : expected === 'object' && isRecord(read)
  return isWanted ? { value: read, moved: true } : undefined
}

/** The same value with another one at the path. */
const withValueAt = (whole: unknown, [key, ...rest]: readonly PropertyKey[], value: unknown): unknown => {
  if (key === undefined) return value
  if (Array.isArray(whole))
    return whole.map((item, at) => (at === key ? withValueAt(item, rest, value) : item))
  return isRecord(whole) ? { ...whole, [key]: withValueAt(whole[key], rest, value) } : whole
}

const valueAt = (whole: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((value: unknown, key) => (isRecord(value) ? value[key] : undefined), whole)

/** The value inside of a wrapper: some models write `{"input": {…}}`. Undefined: there is none. */
const unwrapped = (value: unknown): Mended | undefined => {
  if (!isRecord(value) || Array.isArray(value)) return undefined
  const [inner, ...others] = Object.values(value)
  if (others.length > 0) return undefined
  return isRecord(inner) && !Array.isArray(inner)
    ? { value: inner, moved: true }
    : asExpected(inner, 'object')
}

const mend = <Value>(schema: z.ZodMiniType<Value>, { value, moved }: Mended) => {
  let loose = value
  let hasMoved = moved
  let read = schema.safeParse(loose)
  for (let round = 0; !read.success && round < mostRounds; round += 1) {
    const before = loose
    for (const issue of read.error.issues) {
      const mended =
        issue.code === 'invalid_type' ? asExpected(valueAt(loose, issue.path), issue.expected) : undefined
      if (!mended) continue
      loose = withValueAt(loose, issue.path, mended.value)
      hasMoved ||= mended.moved
    }
    if (loose === before) break
    read = schema.safeParse(loose)
  }
  return { read, moved: hasMoved }
}

/** Reads a value with a schema. Values of another type are read as the schema expects them, where that loses nothing. */
export const readLoosely = <Value>(schema: z.ZodMiniType<Value>, value: unknown) => {
  const whole = mend(schema, { value, moved: false })
  const inner = whole.read.success ? undefined : unwrapped(value)
  if (inner) {
    const found = mend(schema, inner)
    if (found.read.success) return found
  }
  return whole
}
