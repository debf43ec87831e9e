import { createHash } from 'node:crypto'
import { tokensOf } from '../../../functions/services/model/estimate.ts'
import { type Draws, drawsFor } from '../../boards/world/prng.ts'
import { type ConverseRequest, forcedTool, toolsOf } from '../converse-request.ts'
import { type AnswerText, answerWith } from '../corrupt-answer.ts'
import { invalid } from '../errors.ts'
import type { ModelFault } from '../faults.ts'
import type { ModelEvent } from '../model-event.ts'
import { drafterFor, drafterNames } from './drafters.ts'

/**
 * The most characters of a piece. A huge answer is sent in larger pieces, because a million characters in small pieces
 * would take minutes.
 */
const bitSize = { usual: 24, huge: 8192 } as const

type Wanted = { readonly task: string; readonly as: 'tool' | 'json' }

/**
 * Returns the tool or the schema that the request asks for; null for a request for plain words. Throws
 * ValidationException for an unknown tool.
 */
const wantedIn = (request: ConverseRequest): Wanted | null => {
  const named = request.outputConfig?.textFormat.structure.jsonSchema.name
  const forced = forcedTool(request)
  const offered = toolsOf(request).map(({ name }) => name)
  const task = forced ?? (offered.length > 0 ? offered.find(name => drafterFor(name)) : named)
  if (task !== undefined && drafterFor(task))
    return { task, as: forced !== undefined || offered.length > 0 ? 'tool' : 'json' }
  if (offered.length === 0 && !request.outputConfig) return null
  const unknown = forced ?? (offered.join(', ') || named || 'a schema without a name')
  throw invalid(
    `The model of this machine has no rules for ${unknown}. It knows: ${drafterNames.join(', ')}.`,
  )
}

const promptOf = ({ messages }: ConverseRequest): string =>
  messages
    .filter(({ role }) => role === 'user')
    .flatMap(({ content }) => content.flatMap(({ text }) => text ?? []))
    .join('\n\n')

const plainWords: AnswerText = {
  text: 'I am the model of this machine. I write what a tool asks for, by rules, from what the request holds.',
  asWords: true,
}

/** Cuts a text into pieces of different lengths, as a model sends it, but never between the halves of one character. */
const bitsOf = ({ text, isHuge }: AnswerText, draws: Draws): string[] => {
  const most = isHuge ? bitSize.huge : bitSize.usual
  const bits: string[] = []
  let at = 0
  while (at < text.length) {
    let to = at + draws.whole(Math.ceil(most / 4), most)
    if (/[\ud800-\udbff]/.test(text.charAt(to - 1))) to += 1
    bits.push(text.slice(at, to))
    at = to
  }
  return bits
}

async function* events(
  request: ConverseRequest,
  wanted: Wanted | null,
  answer: AnswerText,
  bits: readonly string[],
): AsyncGenerator<ModelEvent, void, undefined> {
  const limit = answer.isHuge ? undefined : request.inferenceConfig?.maxTokens
  if (answer.thinksFirst) {
    yield { type: 'reasoning' }
    yield { type: 'bit', text: 'I look at the facts, and say nothing else.' }
  }
  const isTool = wanted?.as === 'tool' && !answer.asWords
  yield isTool ? { type: 'tool', name: wanted.task } : { type: 'text' }
  let characters = 0
  for (const text of bits) {
    characters += text.length
    if (limit !== undefined && tokensOf(characters) > limit) {
      yield { type: 'end', stopReason: 'max_tokens' }
      return
    }
    yield { type: 'bit', text }
  }
  yield { type: 'end', stopReason: answer.stopReason ?? (isTool ? 'tool_use' : 'end_turn') }
}

/** Answers by rules. A repeated request gets another draft, and a new run of the same requests gets the same drafts. */
export const createDrafting = (seed: number) => {
  const tries = new Map<string, number>()
  return (request: ConverseRequest, fault: ModelFault): AsyncIterable<ModelEvent> => {
    const wanted = wantedIn(request)
    const prompt = promptOf(request)
    const key = createHash('sha256').update(`${wanted?.task}\n${prompt}`).digest('base64url')
    const tried = tries.get(key) ?? 0
    tries.set(key, tried + 1)
    const draws = drawsFor(seed, `${key} ${tried}`)
    const draft = wanted && drafterFor(wanted.task)
    const answer = draft ? answerWith(fault, draft(prompt, draws), prompt, draws) : plainWords
    return events(request, wanted, answer, bitsOf(answer, drawsFor(seed, `bits of ${key} ${tried}`)))
  }
}
export type Drafting = ReturnType<typeof createDrafting>
