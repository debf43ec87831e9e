import { ModelFault } from './faults.ts'
import { beginningOfJson, jsonIn } from './json-in.ts'
import type { ModelTask } from './model.ts'
import type { Reply } from './reply.ts'
import { wrongPlaces } from './wrong-places.ts'

/** The value, or what is wrong with the answer. */
export type Read<Value> =
  | { readonly value: Value }
  | { readonly said: string; readonly wrong: readonly string[] }

const refusals = new Set(['guardrail_intervened', 'content_filtered', 'refusal'])

/** How an answer ends that can't be right, and what the model is told of it. */
const brokenOff: Readonly<Record<string, string>> = {
  max_tokens: 'It was too long and was cut off: write less.',
  model_context_window_exceeded: 'It was too long and was cut off: write less.',
  malformed_model_output: 'It was not valid JSON.',
  malformed_tool_use: 'The tool was not called with valid JSON.',
}

/** Words where a value was asked for: it would not. */
const isRefusal = ({ said, calledTool, stopReason }: Reply): boolean =>
  refusals.has(stopReason) ||
  (stopReason === 'end_turn' && !calledTool && said.trim() !== '' && beginningOfJson(said) < 0)

/** Reads an answer with the task's schema. Throws a ModelFault `refused`. */
export const readReply = <Value>({ schema }: ModelTask<Value>, reply: Reply): Read<Value> => {
  const { said, stopReason } = reply
  if (isRefusal(reply)) throw new ModelFault('refused', stopReason)
  const broken = brokenOff[stopReason]
  if (broken) return { said, wrong: [broken] }
  const value = jsonIn(said)
  if (value === undefined) return { said, wrong: ['It was not one JSON object.'] }
  const read = schema.safeParse(value)
  return read.success ? { value: read.data } : { said, wrong: wrongPlaces(read.error) }
}
