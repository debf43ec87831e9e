import { statSync } from 'node:fs'
import { join } from 'node:path'
import { makeBundles } from '../infra/rehearsal/bundles.ts'
import { makeBaselines } from './bundles/baselines.ts'
import { type Importable, importTime } from './bundles/import-time.ts'
import { type Figure, figure } from './figures.ts'
import { interleave } from './interleave.ts'
import type { Measurement } from './measurement.ts'
import { median } from './statistics.ts'

const aims = { kB: 400, ms: 45 }

const sizeOf = ({ directory }: Importable): number => statSync(join(directory, 'index.mjs')).size / 1000

const measureAll = async (
  functions: ReadonlyMap<string, Importable>,
  baselines: ReadonlyMap<string, Importable>,
  rounds: number,
): Promise<Figure[]> => {
  const all = new Map([...baselines, ...functions])
  const imports = Object.fromEntries([...all].map(([name, bundle]) => [name, () => importTime(bundle)]))
  const times = await interleave([...all.keys()], { rounds, warmUp: 1 }, async () => imports)
  return [...all].flatMap(([name, bundle]) => {
    const aim = functions.has(name) ? aims : undefined
    return [
      figure(`${name}, size`, sizeOf(bundle), 'kB', aim?.kB),
      figure(`${name}, import`, median(times.get(name) ?? []), 'ms', aim?.ms),
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
    "each function's minified bundle with the SDK inside, and the median of 15 imports in fresh processes, with the environment that it is deployed with",
  measure: ({ rough }) => measure(rough),
}
