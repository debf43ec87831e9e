import type { TokenUsage } from '@aws-sdk/client-bedrock-runtime'
import type * as z from 'zod/mini'
import { jsonOrNothing } from '../../../shared/json.ts'
import { ModelFault } from './faults.ts'
import { readLoosely } from './loose-json.ts'
import type { ModelTask } from './model.ts'

/** The answer of one call, streamed or whole. */
export type Reply = {
  /** The input of the tool as JSON, or the text of the answer. Reasoning is left out. */
  readonly text: string
  readonly calledTool: boolean
  readonly stopReason: string
  readonly usage: TokenUsage | undefined
}

/** In characters. A longer answer than any task needs is a ModelFault. */
export const longestAnswer = 200_000

/** Where the JSON of an answer begins: a fence or polite words may come before it. -1: there is none. */
export const beginningOfJson = (text: string): number => text.indexOf('{')

/** The JSON object in an answer; undefined where there is none, or it is broken. */
const jsonIn = (text: string): unknown => {
  const from = beginningOfJson(text)
  return from < 0 ? undefined : jsonOrNothing(text.slice(from, text.lastIndexOf('}') + 1))
}

const mostProblems = 10

const kindOf = (issue: z.core.$ZodIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return `must be of type ${issue.expected}`
    case 'too_big':
      return `is too long or too large: at most ${issue.maximum}`
    case 'too_small':
      return `is too short or too small: at least ${issue.minimum}`
    case 'invalid_value':
      return 'is none of the values that it may have'
    case 'unrecognized_keys':
      return 'has keys that nobody asked for'
    default:
      return 'is not as the schema says'
  }
}

/** What a schema found wrong, in words: paths and kinds of problems, without the values. */
const wrongPlaces = (error: z.core.$ZodError): string[] =>
  error.issues.slice(0, mostProblems).map(issue => `${issue.path.join('.') || 'The whole'} ${kindOf(issue)}.`)

/** The text of the answer, and its value or what is wrong with it. */
export type Read<Value> = { readonly text: string } & (
  | {
      readonly value: Value
      /** Whether texts stand at other places in the value than in the answer: their pieces had other names. */
      readonly moved: boolean
    }
  | { readonly wrong: readonly string[] }
)

const refusals = new Set(['guardrail_intervened', 'content_filtered', 'refusal'])

/** Stop reasons of broken answers, with the words that ask the model to repair them. */
const brokenOff: Readonly<Record<string, string>> = {
  max_tokens: 'It was too long and was cut off: write less.',
  model_context_window_exceeded: 'It was too long and was cut off: write less.',
  malformed_model_output: 'It was not valid JSON.',
  malformed_tool_use: 'The tool was not called with valid JSON.',
}

/** Whether the model refused. It refuses with a stop reason, or with text in place of a value. */
const isRefusal = ({ text, calledTool, stopReason }: Reply): boolean =>
  refusals.has(stopReason) ||
  (stopReason === 'end_turn' && !calledTool && text.trim() !== '' && beginningOfJson(text) < 0)

/** Reads an answer with the schema of the task. Throws a ModelFault `refused`. */
export const readReply = <Value>({ schema }: ModelTask<Value>, reply: Reply): Read<Value> => {
  const { text, stopReason } = reply
  if (isRefusal(reply)) throw new ModelFault('refused', stopReason)
  const broken = brokenOff[stopReason]
  if (broken) return { text, wrong: [broken] }
  const value = jsonIn(text)
  if (value === undefined) return { text, wrong: ['It was not one JSON object.'] }
  const { read, moved } = readLoosely(schema, value)
  return read.success ? { text, value: read.data, moved } : { text, wrong: wrongPlaces(read.error) }
}
