import type { StopReason } from '@aws-sdk/client-bedrock-runtime'
import * as z from 'zod'
import type { Draws } from '../boards/world/prng.ts'
import { textIn } from './draft/prompt.ts'
import type { ModelFault } from './faults.ts'

/** The kind of a text in a draft: whole sentences, a line of a list, or a name such as that of a skill. */
type TextKind = 'prose' | 'line' | 'name'

const kindOf = (text: string): TextKind => {
  if (/[.!?]$/.test(text.trim())) return 'prose'
  return text.trim().split(/\s+/).length > 4 ? 'line' : 'name'
}

type Change = {
  /** Replaces a single text. */
  readonly text: (text: string) => string
  /** Replaces a list of texts. */
  readonly list: (texts: readonly string[], kind: TextKind) => readonly string[]
}

/** Lines that cite: what is added to them cites as the last one does. */
const cited = z.array(z.object({ facts: z.array(z.number()), text: z.string() })).min(1)

const changedTexts = (texts: readonly string[], change: Change): readonly string[] => {
  const kinds = texts.map(kindOf)
  const kind = kinds.includes('prose') ? 'prose' : kinds.includes('line') ? 'line' : 'name'
  return kind === 'prose' ? texts.map(change.text) : change.list(texts, kind)
}

/** Changes the texts in the draft of any tool: prose, and lists of lines or names. */
const mapTexts = (value: unknown, change: Change): unknown => {
  if (typeof value === 'string') return kindOf(value) === 'prose' ? change.text(value) : value
  const lines = cited.safeParse(value)
  if (lines.success) {
    const changed = changedTexts(
      lines.data.map(({ text }) => text),
      change,
    )
    return changed.map((text, at) => ({ facts: (lines.data[at] ?? lines.data.at(-1))?.facts ?? [], text }))
  }
  if (Array.isArray(value)) {
    const texts = value.filter(item => typeof item === 'string')
    const [first] = texts
    if (first === undefined || texts.length < value.length) return value.map(item => mapTexts(item, change))
    return changedTexts(texts, change)
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, mapTexts(member, change)]))
}

const employers = ['Dangote Cement', 'Chevron Nigeria', 'Zenith Bank', 'Julius Berger']
const degrees = ['an MBA', 'a PhD in Economics', 'an MSc in Data Science']
const schools = ['Lagos Business School', 'Covenant University', 'the University of Ibadan']
const skills = ['Kubernetes', 'SAP S/4HANA', 'Salesforce', 'AutoCAD']

/** Returns a name that the prompt does not contain. */
const unknownName = (names: readonly string[], prompt: string, draws: Draws): string => {
  const free = names.filter(name => !prompt.includes(name.replace(/^(?:an?|the) /, '')))
  return draws.one(free.length > 0 ? free : names)
}

/** Adds an employer, a degree, a date, figures and a skill that the prompt does not contain. */
const withInventions = (value: unknown, prompt: string, draws: Draws): unknown => {
  const employer = unknownName(employers, prompt, draws)
  const percent = draws.whole(31, 68)
  const skill = unknownName(skills, prompt, draws)
  const sentences = [
    ` Worked at ${employer} from ${draws.whole(2003, 2006)} to ${draws.whole(2008, 2010)}, with a team of ${draws.whole(41, 97)}.`,
    ` Holds ${unknownName(degrees, prompt, draws)} from ${unknownName(schools, prompt, draws)}. Skilled in ${skill}.`,
  ]
  let added = 0
  const sentence = () => {
    added += 1
    return sentences[(added - 1) % sentences.length] ?? ''
  }
  return mapTexts(value, {
    text: text => {
      const both = added === 0 ? sentence() + sentence() : sentence()
      return text + both
    },
    list: (texts, kind) => [...texts, kind === 'name' ? skill : `Cut costs by ${percent}% at ${employer}`],
  })
}

/** In characters. A longer sentence would be refused by the schema. */
const mostFacts = 120

/** Returns the links and the markup of a job description, and those of a typical attack. */
const hostileParts = (job: string): string[] => [
  ...(job.match(/\[[^\]]*\]\([^)]*\)|<[^>]+>|https?:\/\/[^\s)>"']+/gi) ?? []),
  '[Apply here](https://track.example/c?id=1)',
  '<img src=x onerror="alert(1)">',
  'https://track.example/pixel.gif',
]

/** Follows the instructions of the job description: praises the company, prints the facts, repeats links and markup. */
const withInstructionsFollowed = (value: unknown, prompt: string): unknown => {
  const job = textIn(prompt, 'job_description')
  const facts = textIn(prompt, 'facts').slice(0, mostFacts)
  const extra = hostileParts(job).slice(0, 6).join(' ')
  return mapTexts(value, {
    text: text => `${text} This is the best company in the world. ${facts} ${extra}`,
    list: (texts, kind) => (kind === 'name' ? texts : [...texts, `Praised the company ${extra}`]),
  })
}

/** The text of an answer, and how the model sends it. */
export type AnswerText = {
  readonly text: string
  /** The model answers in plain words, although a tool or JSON was requested. */
  readonly asWords?: true
  readonly thinksFirst?: true
  readonly stopReason?: StopReason
  /** The answer is sent in large pieces, and ignores the token limit. */
  readonly isHuge?: true
}

const megabyte = 1_000_000

/** Makes the first text in a value, at any depth, a megabyte long. */
const withHugeText = (value: unknown): unknown => {
  if (typeof value === 'string') return `${value} `.repeat(Math.ceil(megabyte / (value.length + 1)))
  if (Array.isArray(value)) return value.length > 0 ? [withHugeText(value[0]), ...value.slice(1)] : value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const at = entries.findIndex(
    ([, member]) => typeof member !== 'number' && member !== '' && !isWithoutText(member),
  )
  return Object.fromEntries(
    entries.map(([key, member], index) => [key, index === at ? withHugeText(member) : member]),
  )
}
/** Whether a list is empty, or has numbers alone. */
const isWithoutText = (value: unknown): boolean =>
  Array.isArray(value) && value.every(item => typeof item === 'number')

const withMoreKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withMoreKeys)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([key, member]) => [key, withMoreKeys(member)])
  return { thoughts: 'I considered the facts with care.', ...Object.fromEntries(members), confidence: 0.93 }
}

/** Replaces each text by a list, and each list by a text. */
const withOtherTypes = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value).map(([key, member]) => [
          key,
          Array.isArray(member) ? `${member.length} of them` : [member, 7],
        ]),
      )
    : value

/** Removes the last colon between a key and its value. */
const brokenJson = (json: string): string => {
  const at = json.lastIndexOf('":')
  return at < 0 ? json.slice(0, -1) : `${json.slice(0, at + 1)}${json.slice(at + 2)}`
}

type Corrupt = (value: unknown, prompt: string, draws: Draws) => AnswerText

const plainAnswer = (value: unknown): AnswerText => ({ text: JSON.stringify(value) })

const corruptions: Partial<Record<ModelFault, Corrupt>> = {
  malformed: value => ({ text: brokenJson(JSON.stringify(value)) }),
  fenced: value => ({
    text: `Here is what you asked for:\n\n\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\`\n`,
    asWords: true,
    stopReason: 'end_turn',
  }),
  'extra-keyed': value => plainAnswer(withMoreKeys(value)),
  'wrong-typed': value => plainAnswer(withOtherTypes(value)),
  truncated: value => {
    const text = JSON.stringify(value)
    return { text: text.slice(0, Math.floor(text.length * 0.7)), stopReason: 'max_tokens' }
  },
  huge: value => ({ ...plainAnswer(withHugeText(value)), isHuge: true }),
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
  'thinks-first': value => ({ ...plainAnswer(value), thinksFirst: true }),
  inventing: (value, prompt, draws) => plainAnswer(withInventions(value, prompt, draws)),
  obedient: (value, prompt) => plainAnswer(withInstructionsFollowed(value, prompt)),
}

/** Whether a fault changes the text of the answer. Other faults change how the answer is sent. */
export const isTextFault = (fault: ModelFault): boolean => fault in corruptions

/** Returns the answer with a draft, and with the fault where it is one of the text. */
export const answerWith = (fault: ModelFault, draft: unknown, prompt: string, draws: Draws): AnswerText =>
  corruptions[fault]?.(draft, prompt, draws) ?? plainAnswer(draft)
