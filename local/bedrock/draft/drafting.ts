import { createHash } from 'node:crypto'
import { drawsFor } from '../../boards/world/prng.ts'
import type { ConverseRequest } from '../converse-request.ts'
import { forcedTool, toolsOf } from '../converse-request.ts'
import { invalid } from '../errors.ts'
import type { ModelFault } from '../faults.ts'
import { type ModelEvent, tokensOf } from '../model-event.ts'
import { type Said, say } from '../spoil.ts'
import { bitsOf } from './bits.ts'
import { drafterFor, drafterNames } from './drafters.ts'

/** A million letters in bits of a few would take minutes. */
const hugeBits = 8192

type Wanted = { readonly task: string; readonly as: 'tool' | 'json' }

/** What is asked for; null: plain words. Throws ValidationException, which names what we don't know. */
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

const plainWords: Said = {
  text: 'I am the model of this machine. I write what a tool asks for, by rules, from what the request holds.',
  asWords: true,
}

async function* events(
  request: ConverseRequest,
  wanted: Wanted | null,
  said: Said,
  bits: readonly string[],
): AsyncGenerator<ModelEvent, void, undefined> {
  const limit = said.isHuge ? undefined : request.inferenceConfig?.maxTokens
  if (said.thinksFirst) {
    yield { type: 'reasoning' }
    yield { type: 'bit', text: 'I look at the facts, and say nothing else.' }
  }
  const isTool = wanted?.as === 'tool' && !said.asWords
  yield isTool ? { type: 'tool', name: wanted.task } : { type: 'text' }
  let letters = 0
  for (const text of bits) {
    letters += text.length
    if (limit !== undefined && tokensOf(letters) > limit) {
      yield { type: 'end', stopReason: 'max_tokens' }
      return
    }
    yield { type: 'bit', text }
  }
  yield { type: 'end', stopReason: said.stopReason ?? (isTool ? 'tool_use' : 'end_turn') }
}

/** Drafts by rules. The same request again is drafted differently; the same requests from the start, the same. */
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
    const said = draft ? say(fault, draft(prompt, draws), prompt, draws) : plainWords
    return events(
      request,
      wanted,
      said,
      bitsOf(said.text, drawsFor(seed, `bits of ${key} ${tried}`), said.isHuge ? hugeBits : undefined),
    )
  }
}
export type Drafting = ReturnType<typeof createDrafting>
