import { readPdf } from '../functions/documents/read-pdf.testing.ts'
import { firstOf } from './documents/first.ts'
import { type Made, made } from './documents/made.ts'
import { readFigures } from './documents/read.ts'
import { type Figure, figure } from './figures.ts'
import { interleave, timed } from './interleave.ts'
import type { Measurement, Options } from './measurement.ts'
import { median, percentile } from './statistics.ts'

const full = { rounds: 100, warmUp: 5, longestMs: 45_000 }
const few = { rounds: 5, warmUp: 1 }

/** The most kB of a PDF with one page. */
const kBAtMost = 60
/** Of a long career. */
const mostPages = 3

/** The size of a file in kB. Throws when a resume of the usual length does not fit on its page. */
const sizeOf = async ({ name, isPdf, isLong, make }: Made): Promise<number> => {
  const file = await make()
  const pages = isPdf ? (await readPdf(file)).pages.length : 1
  if (pages > (isLong ? mostPages : 1)) throw new Error(`${name} has ${pages} pages.`)
  return file.length / 1000
}

/** One file of each kind is enough, because all templates load the same libraries. */
const loaded = [
  'PDF, professional, usual length',
  'DOCX, professional, usual length',
  'PDF, letter',
  'DOCX, letter',
]

const firsts = async (times: number): Promise<Figure[]> => {
  const figures: Figure[] = []
  for (const name of loaded) {
    const all: number[] = []
    for (let time = 0; time < times; time += 1) all.push(await firstOf(name))
    figures.push(figure(`${name}, first, p50`, median(all), 'ms'))
  }
  return figures
}

const measure = async ({ rough, note }: Options): Promise<Figure[]> => {
  const figures = await firsts(rough ? 1 : 5)
  const sizes = new Map<string, number>()
  for (const file of made) sizes.set(file.name, await sizeOf(file))
  const makers = Object.fromEntries(made.map(({ name, make }) => [name, timed(make)]))
  const times = await interleave(Object.keys(makers), rough ? few : full, async () => makers)
  for (const { name, isPdf, isLong } of made) {
    const ms = times.get(name) ?? []
    figures.push(
      figure(name, sizes.get(name) ?? Number.NaN, 'kB', isPdf && !isLong ? kBAtMost : undefined),
      figure(`${name}, p50`, percentile(ms, 0.5), 'ms'),
      figure(`${name}, p99`, percentile(ms, 0.99), 'ms'),
    )
  }
  const [rounds] = times.values()
  return [...figures, figure('each', rounds?.length ?? 0, 'rounds'), ...(await readFigures(note))]
}

export const documents: Measurement = {
  about:
    'files as the function makes them, from a resume to its bytes: one of the usual length and one of a long career, in every template, and a letter; the first of a kind in a process of its own, with what it has to load; the others in one thread, interleaved in random order; and how much of the files of all invented people a strict parser reads, field by field, of the jobs whose time can be brought to months and years',
  measure,
}
