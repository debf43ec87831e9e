import type { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime'
import { bedrockClient } from '../functions/services/model/bedrock.ts'
import { apiClient } from '../local/people.ts'
import { ratesAMinute } from '../shared/domain/limits.ts'
import { comparison, type Figure, figure } from './figures.ts'
import { interleave } from './interleave.ts'
import type { Measurement } from './measurement.ts'
import { percentile } from './statistics.ts'
import { directly, throughStack, type Writing, writings } from './writing/contest.ts'
import type { StreamTimes } from './writing/stream-times.ts'
import { startWritingStack } from './writing/writing-stack.ts'

const full = { rounds: 300, warmUp: 20, longestMs: 30_000 }
const few = { rounds: 20, warmUp: 3 }

/** The id of the stack's own model, so that both calls name the same model. */
const modelId = 'aiki.stand-in-v1:0'

/** Targets in milliseconds. A person perceives a tenth of a second as immediate. */
const points = [
  { point: 'p50', share: 0.5, overheadAtMost: 50 },
  { point: 'p99', share: 0.99, overheadAtMost: 150 },
]

const figuresOf = (name: string, stack: readonly StreamTimes[], direct: readonly StreamTimes[]): Figure[] => {
  const of = (what: keyof StreamTimes, label: string): Figure[] =>
    points.flatMap(({ point, share, overheadAtMost }) => {
      const [ours, theirs] = [stack, direct].map(times =>
        percentile(
          times.map(one => one[what]),
          share,
        ),
      )
      if (ours === undefined || theirs === undefined) return []
      return [
        comparison(`${name}, ${label}, ${point}`, ours, 'ms', { name: 'direct', value: theirs }),
        figure(
          `${name}, ${label}, ${point}, overhead`,
          ours - theirs,
          'ms',
          what === 'first' ? overheadAtMost : undefined,
        ),
      ]
    })
  return [...of('first', 'first byte'), ...of('done', 'done'), figure(name, stack.length, 'rounds')]
}

type World = { readonly apis: readonly ReturnType<typeof apiClient>[]; readonly client: BedrockRuntimeClient }

const measureWriting = async (
  writing: Writing,
  { apis, client }: World,
  rough: boolean,
): Promise<Figure[]> => {
  let turn = 0
  const next = () => {
    const api = apis[turn % apis.length]
    turn += 1
    if (!api) throw new Error('There is nobody to write for.')
    return api
  }
  const { facts } = await throughStack(writing, next())
  const task = writing.task(facts)
  const times = await interleave(['stack', 'direct'], rough ? few : full, async () => {
    const api = next()
    return {
      stack: (): Promise<StreamTimes> => throughStack(writing, api),
      direct: () => directly(client, modelId, task),
    }
  })
  return figuresOf(writing.name, times.get('stack') ?? [], times.get('direct') ?? [])
}

const measure = async (rough: boolean): Promise<Figure[]> => {
  const { rounds, warmUp } = rough ? few : full
  // The people write a little less often than the rate of a minute allows, because a fast machine does everything
  // within one minute.
  const people = Math.ceil((writings.length * (rounds + warmUp + 1)) / (ratesAMinute.model - 1))
  const { url, bedrockUrl, accessTokens, stop } = await startWritingStack(people)
  const client = bedrockClient({
    region: 'eu-west-1',
    endpoint: bedrockUrl,
    credentials: { accessKeyId: 'bench', secretAccessKey: 'bench' },
  })
  try {
    const world = { apis: accessTokens.map(token => apiClient(url, token)), client }
    const figures: Figure[] = []
    for (const writing of writings) figures.push(...(await measureWriting(writing, world, rough)))
    return figures
  } finally {
    client.destroy()
    await stop()
  }
}

export const writing: Measurement = {
  about:
    'a resume, a letter and a reply of the career coach from the asking to the first bit of the text and to the last event, over HTTP through the gateway, the function, the table (data on the disk, without its stream) and the stand-in of the model service, which takes no time to think; beside the very same prompt by ConverseStream of the SDK alone, to the first bit of its answer; interleaved in random order, one at a time',
  measure: ({ rough }) => measure(rough),
}
