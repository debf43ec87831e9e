import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { comparison, type Figure, figure, rate } from './figures.ts'
import type { Measurement } from './measurement.ts'
import { type Asking, ask, askMini, type Publishing, publish, writeSnapshots } from './search/processes.ts'
import { percentile } from './statistics.ts'

type Size = {
  readonly postings: number
  readonly p99AtMost: number
  /** The aim for what a function that searches fetches, in kB, and for its first answer without an index, in ms. */
  readonly storedAtMost: number
  readonly coldAtMost: number | undefined
  readonly queries: number
  /** Whether MiniSearch is measured too. It keeps everything in memory, so large indexes don't fit. */
  readonly besideMini: boolean
}

const sizes: readonly Size[] = [
  {
    postings: 100_000,
    p99AtMost: 20,
    storedAtMost: 45_000,
    coldAtMost: 1000,
    queries: 300,
    besideMini: true,
  },
  {
    postings: 1_000_000,
    p99AtMost: 60,
    storedAtMost: 450_000,
    coldAtMost: undefined,
    queries: 200,
    besideMini: false,
  },
]
const roughSizes: readonly Size[] = [
  { postings: 5000, p99AtMost: 20, storedAtMost: 2250, coldAtMost: 1000, queries: 30, besideMini: true },
]

const termWords = (terms: number): string => (terms === 1 ? '1 word' : `${terms} words`)

const ofBuild = (
  name: string,
  { jobs, seconds, fileKb, textsKb, stored, memoryKb }: Publishing,
  { postings, storedAtMost }: Size,
): Figure[] => [
  rate(`${name}, published`, postings / seconds, 'postings/s', 10_000),
  figure(
    `${name}, ${jobs.toLocaleString('en')} jobs, fetched to search`,
    stored.bytes / 1000,
    'kB',
    storedAtMost,
  ),
  figure(`${name}, on the disk`, fileKb, 'kB'),
  figure(`${name}, descriptions`, textsKb, 'kB'),
  figure(`${name}, published, memory`, memoryKb, 'kB', 400_000),
]

const ofQueries = (
  name: string,
  { coldMs, firstMs, times, memoryKb }: Asking,
  { p99AtMost, coldAtMost }: Size,
): Figure[] => [
  figure(`${name}, fetched at 75 MB/s, opened and first answer`, coldMs, 'ms', coldAtMost),
  figure(`${name}, opened and first query`, firstMs, 'ms'),
  ...times.flatMap(({ terms, ms }) => [
    figure(`${name}, ${termWords(terms)}, p50`, percentile(ms, 0.5), 'ms'),
    figure(`${name}, ${termWords(terms)}, p99`, percentile(ms, 0.99), 'ms', p99AtMost),
  ]),
  figure(`${name}, search, memory`, memoryKb, 'kB'),
]

const besideMini = async (name: string, file: string, built: Publishing, asked: Asking, queries: number) => {
  const mini = await askMini(file, queries)
  const beside = (value: number) => ({ name: 'MiniSearch', value })
  return [
    comparison(`${name}, time to build`, built.seconds, 's', beside(mini.seconds)),
    ...asked.times.flatMap(({ terms, ms }) => {
      const other = mini.times.find(times => times.terms === terms)?.ms ?? []
      return [0.5, 0.99].map(share =>
        comparison(
          `${name}, ${termWords(terms)}, p${share * 100}`,
          percentile(ms, share),
          'ms',
          beside(percentile(other, share)),
        ),
      )
    }),
    comparison(`${name}, search, memory`, asked.memoryKb, 'kB', beside(mini.memoryKb)),
  ]
}

/** From the boards' snapshots in the bucket to the published index, as the schedule does it, and searches in it. */
const measureSize = async (size: Size): Promise<Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'aiki-search-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const name = size.postings.toLocaleString('en')
  const file = join(folder, 'index.db')
  const built = await publish(folder, await writeSnapshots(size.postings, folder), file)
  const asked = await ask(file, size.queries, built.stored)
  const figures = [...ofBuild(name, built, size), ...ofQueries(name, asked, size)]
  if (size.besideMini) figures.push(...(await besideMini(name, file, built, asked, size.queries)))
  rmSync(folder, { recursive: true })
  return figures
}

const measure = async (rough: boolean): Promise<Figure[]> => {
  const figures: Figure[] = []
  for (const size of rough ? roughSizes : sizes) figures.push(...(await measureSize(size)))
  return figures
}

export const search: Measurement = {
  about:
    'generated adverts of about 180 words, three in ten on a second board; published: from the compressed snapshots of the boards to the index that is served, by the function of the schedule, in its two threads; queries of one to three words, most with a place or a type, one after the other, over the file that was just written (in the cache of the system); the first answer of a function without an index is measured with a bucket that is as slow as S3 is reported to be; MiniSearch over the same jobs, which it gets ready made, with words for places',
  measure: ({ rough }) => measure(rough),
}
