import type { StopReason } from '@aws-sdk/client-bedrock-runtime'
import type { Draws } from '../boards/world/prng.ts'
import type { ModelFault } from './faults.ts'
import { inventInto } from './invent.ts'
import { obeyIn } from './obey.ts'

/** A draft as it is said. */
export type Said = {
  readonly text: string
  /** In words, where a tool or JSON was asked for. */
  readonly asWords?: true
  readonly thinksFirst?: true
  readonly stopReason?: StopReason
  /** It comes in large bits, and keeps to no limit. */
  readonly isHuge?: true
}

const megabyte = 1_000_000

/** The first text in a value, however deep, made longer. */
const swollen = (value: unknown): unknown => {
  if (typeof value === 'string') return `${value} `.repeat(Math.ceil(megabyte / (value.length + 1)))
  if (Array.isArray(value)) return value.length > 0 ? [swollen(value[0]), ...value.slice(1)] : value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const at = entries.findIndex(
    ([, member]) => typeof member !== 'number' && member !== '' && !isEmpty(member),
  )
  return Object.fromEntries(
    entries.map(([key, member], index) => [key, index === at ? swollen(member) : member]),
  )
}
const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0

const withMoreKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withMoreKeys)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([key, member]) => [key, withMoreKeys(member)])
  return { thoughts: 'I considered the facts with care.', ...Object.fromEntries(members), confidence: 0.93 }
}

/** Texts become lists, and lists texts. */
const ofOtherTypes = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value).map(([key, member]) => [
          key,
          Array.isArray(member) ? JSON.stringify(member) : [member, 7],
        ]),
      )
    : value

/** The last colon between a key and its value goes missing. */
const broken = (json: string): string => {
  const at = json.lastIndexOf('":')
  return at < 0 ? json.slice(0, -1) : `${json.slice(0, at + 1)}${json.slice(at + 2)}`
}

type Spoil = (value: unknown, prompt: string, draws: Draws) => Said

const said = (value: unknown): Said => ({ text: JSON.stringify(value) })

const spoils: Partial<Record<ModelFault, Spoil>> = {
  malformed: value => ({ text: broken(JSON.stringify(value)) }),
  fenced: value => ({
    text: `Here is what you asked for:\n\n\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\`\n`,
    asWords: true,
    stopReason: 'end_turn',
  }),
  'extra-keyed': value => said(withMoreKeys(value)),
  'wrong-typed': value => said(ofOtherTypes(value)),
  truncated: value => {
    const text = JSON.stringify(value)
    return { text: text.slice(0, Math.floor(text.length * 0.7)), stopReason: 'max_tokens' }
  },
  huge: value => ({ ...said(swollen(value)), isHuge: true }),
  refusing: () => ({
    text: 'I am not able to help with this request.',
    asWords: true,
    stopReason: 'content_filtered',
  }),
  guarded: () => ({
    text: 'Sorry, the model cannot answer this question.',
    asWords: true,
    stopReason: 'guardrail_intervened',
  }),
  'thinks-first': value => ({ ...said(value), thinksFirst: true }),
  inventing: (value, prompt, draws) => said(inventInto(value, prompt, draws)),
  obedient: (value, prompt) => said(obeyIn(value, prompt)),
}

/** Whether it is a fault of what is said, and not of how it comes. */
export const isOfText = (fault: ModelFault): boolean => fault in spoils

/** A draft with what is to be wrong in it. */
export const say = (fault: ModelFault, value: unknown, prompt: string, draws: Draws): Said =>
  spoils[fault]?.(value, prompt, draws) ?? said(value)
