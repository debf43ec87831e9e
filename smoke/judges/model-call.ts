import * as z from 'zod'
import { jsonOrNothing } from '../../shared/json.ts'
import { Failure } from '../failure.ts'

const modelCall = z.object({ outcome: z.string(), outputTokens: z.number(), dollars: z.number() })

/** Judges that a line of the log tells of a call of the model that gave a text, and of what it cost. */
export const modelCallFault = (lines: readonly string[]): Failure | undefined => {
  const calls = lines.flatMap(line => modelCall.safeParse(jsonOrNothing(line)).data ?? [])
  if (calls.some(({ outcome, outputTokens, dollars }) => outcome === 'ok' && outputTokens > 0 && dollars > 0))
    return undefined
  const expected = 'a line “model call” with the outcome ok, tokens and dollars in the log of assistant'
  return new Failure(expected, lines.at(-1) ?? 'none of the last minutes')
}
