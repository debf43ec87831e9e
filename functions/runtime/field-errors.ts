import type * as z from 'zod/mini'
import type { FieldErrors } from '../../shared/api/errors.ts'

/** The most faults, and the longest name of a field, that an answer tells. A person mends fewer at once. */
const faultsAtMost = 100
const placeAtMost = 200

/** Each place that is wrong, and why: an unknown key is a place of its own. */
function* faultsOf({ issues }: z.core.$ZodError): Generator<[PropertyKey[], string]> {
  for (const issue of issues)
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) yield [[...issue.path, key], 'This field is not known here.']
    else yield [issue.path, issue.message]
}

/**
 * The first words for each place in which a schema finds fault. Few and short enough for an answer, however many
 * unknown keys there were.
 */
export const fieldErrors = (error: z.core.$ZodError): FieldErrors => {
  const fields = new Map<string, string>()
  for (const [path, words] of faultsOf(error)) {
    const place = path.join('.').slice(0, placeAtMost)
    if (!fields.has(place)) fields.set(place, words)
    if (fields.size === faultsAtMost) break
  }
  return Object.fromEntries(fields)
}
