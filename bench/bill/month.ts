import { callsAMonth } from '../../infra/usage.ts'
import { api } from '../../shared/api/index.ts'
import type { Operation } from '../../shared/api/operation.ts'
import type { Assumed } from './assumptions.ts'
import type { Counts } from './counts.ts'
import type { CallUnits, Units } from './units.ts'

/** The tools of the model by operation: the name in bench/tokens. */
const tools: Readonly<Record<string, string>> = {
  'assistant.writeResume': 'write resume',
  'assistant.tailorResume': 'tailor',
  'assistant.writeLetter': 'write letter',
  'assistant.reviseLetter': 'revise letter',
  'assistant.improveLine': 'improve line',
  'assistant.optimiseProfileText': 'optimise summary',
  'assistant.analyseSkillGap': 'analyse skill gap',
  'assistant.coach': 'coach, who sees the profile',
  'interviews.start': 'ask questions',
  'interviews.answer': 'give feedback',
}

/** For an operation that the bench does not call: two rows are read, and a write changes two more. */
const usual = (isWrite: boolean): CallUnits => ({
  reads: 2,
  writes: isWrite ? 4 : 0,
  roundTrips: 2,
  kilobytes: 1,
})

type Called = {
  readonly name: string
  readonly domain: string
  /** Calls of a person in a month. */
  readonly calls: number
  readonly isWrite: boolean
  readonly tool: string | undefined
  readonly units: CallUnits
}

/** Calls by domain and operation. An operation that is missing is not called. */
export type Usage = Readonly<Record<string, Readonly<Record<string, number>>>>

const calledOf = (usage: Usage, units: Units): Called[] =>
  Object.entries(usage).flatMap(([domain, verbs]) => {
    const operations: Readonly<Record<string, Operation>> =
      Object.entries(api).find(([name]) => name === domain)?.[1] ?? {}
    return Object.entries(verbs).map(([verb, calls]) => {
      const name = `${domain}.${verb}`
      const isWrite = operations[verb]?.method !== 'GET'
      return { name, domain, calls, isWrite, tool: tools[name], units: units.call(name) ?? usual(isWrite) }
    })
  })

/** What one person does in a month, in the units that cost something. */
export type PersonMonth = {
  readonly calls: number
  readonly reads: number
  readonly writes: number
  /** Calls that change something, each of which is an event on the person's other screens. */
  readonly changes: number
  /** kB of answers, without compression. */
  readonly answers: number
  /** Seconds in which a function of the API runs, and the same times its memory in GB. */
  readonly seconds: number
  readonly gigabyteSeconds: number
  readonly texts: number
  readonly inputTokens: number
  readonly outputTokens: number
  readonly fileLinks: number
}

const slow: Readonly<Record<string, 'secondsOfSearch' | 'secondsOfFile'>> = {
  'jobs.search': 'secondsOfSearch',
  'jobs.forYou': 'secondsOfSearch',
  'documents.resume': 'secondsOfFile',
  'documents.letter': 'secondsOfFile',
  'imports.read': 'secondsOfFile',
}

const secondsOf = ({ name, domain, tool, units }: Called, assumed: Assumed): number => {
  const model = domain === 'interviews' ? assumed.secondsOfScore : assumed.secondsOfText
  const own = slow[name]
  return (
    (assumed.millisecondsOfCall + units.roundTrips * assumed.millisecondsOfRoundTrip) / 1000 +
    assumed.coldStarts * assumed.secondsOfColdStart +
    (tool === undefined ? 0 : model) +
    (own === undefined ? 0 : assumed[own])
  )
}

export type Inputs = { readonly units: Units; readonly counts: Counts; readonly assumed: Assumed }

/** `people`: whose texts the model writes. */
export const personMonth = (
  { units, counts, assumed }: Inputs,
  usage: Usage = callsAMonth,
  people: 'mean' | 'long' = 'mean',
): PersonMonth => {
  const all = calledOf(usage, units)
  const sum = (of: (called: Called) => number): number =>
    all.reduce((total, called) => total + called.calls * of(called), 0)
  const memory = (domain: string) => (counts.memory[domain] ?? 512) / 1024
  const tokens = (way: 'input' | 'output') =>
    sum(({ tool }) => (tool === undefined ? 0 : units.tokens(tool, people)[way]))
  return {
    calls: sum(() => 1),
    reads: sum(it => it.units.reads) + assumed.backgroundReads,
    writes: sum(it => it.units.writes) + assumed.backgroundWrites,
    changes: sum(it => (it.isWrite ? 1 : 0)),
    answers: sum(it => it.units.kilobytes),
    seconds: sum(it => secondsOf(it, assumed)),
    gigabyteSeconds: sum(it => secondsOf(it, assumed) * memory(it.domain)),
    texts: sum(it => (it.tool === undefined ? 0 : 1)),
    inputTokens: tokens('input'),
    outputTokens: tokens('output'),
    fileLinks: usage.files?.link ?? 0,
  }
}
