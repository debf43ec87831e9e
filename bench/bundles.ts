import { filesOf } from '../infra/rehearsal/bundle-files.ts'
import { makeBundles } from '../infra/rehearsal/bundles.ts'
import { bareClient, makeBaselines } from './bundles/baselines.ts'
import { type Importable, importTime } from './bundles/import-time.ts'
import { comparison, type Figure, figure } from './figures.ts'
import { interleave } from './interleave.ts'
import type { Measurement } from './measurement.ts'
import { median } from './statistics.ts'

/** The most that a function loads at its start, in kB, and how often the time of the bare document client. */
const aims = { kB: 400, timesBareClient: 1.6 }

const sizesOf = ({ directory }: Importable) => {
  const { atImport, later, textOf } = filesOf(directory)
  const kilobytes = (files: readonly string[]) => Buffer.byteLength(files.map(textOf).join('')) / 1000
  return { atImport: kilobytes(atImport), later: kilobytes(later), laterFiles: later }
}

const measureAll = async (
  functions: ReadonlyMap<string, Importable>,
  baselines: ReadonlyMap<string, Importable>,
  rounds: number,
): Promise<Figure[]> => {
  const all = new Map([...baselines, ...functions])
  const imports = Object.fromEntries(
    [...all].flatMap(([name, bundle]) => [
      [name, () => importTime(bundle)],
      [`${name}, whole`, () => importTime(bundle, sizesOf(bundle).laterFiles)],
    ]),
  )
  const times = await interleave(Object.keys(imports), { rounds, warmUp: 1 }, async () => imports)
  const timeOf = (name: string) => median(times.get(name) ?? [])
  const bare = { name: bareClient, value: timeOf(bareClient) }
  return [...all].flatMap(([name, bundle]) => {
    const hasAim = functions.has(name)
    const { atImport, later } = sizesOf(bundle)
    return [
      figure(`${name}, size`, atImport, 'kB', hasAim ? aims.kB : undefined),
      hasAim
        ? comparison(`${name}, import`, timeOf(name), 'ms', bare, aims.timesBareClient)
        : figure(`${name}, import`, timeOf(name), 'ms'),
      figure(`${name}, size of what it may load later`, later, 'kB'),
      figure(`${name}, import with all of that`, timeOf(`${name}, whole`), 'ms'),
    ]
  })
}

const measure = async (rough: boolean): Promise<Figure[]> => {
  const { bundles, remove } = makeBundles()
  const baselines = makeBaselines()
  try {
    return await measureAll(bundles, baselines.bundles, rough ? 3 : 15)
  } finally {
    remove()
    baselines.remove()
  }
}

export const bundles: Measurement = {
  about:
    "each function's minified code with the SDK inside: what Node loads before the handler is there, and what a request may load later; and the median of 15 imports in fresh processes, with the environment that it is deployed with",
  measure: ({ rough }) => measure(rough),
}
