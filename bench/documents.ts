import { readPdf } from '../functions/documents/read-pdf.testing.ts'
import { firstOf } from './documents/first.ts'
import { type Made, made } from './documents/made.ts'
import { type Figure, figure } from './figures.ts'
import { interleave, timed } from './interleave.ts'
import type { Measurement } from './measurement.ts'
import { median, percentile } from './statistics.ts'

const full = { rounds: 100, warmUp: 5, longestMs: 45_000 }
const few = { rounds: 5, warmUp: 1 }

/** The most kB of a PDF with one page. */
const kBAtMost = 60

/** The size of a file in kB. Throws when the file is not what its name says. */
const sizeOf = async ({ name, isPdf, pages, make }: Made): Promise<number> => {
  const file = await make()
  const found = isPdf ? (await readPdf(file)).pages.length : pages
  if (found !== pages) throw new Error(`${name} has ${found} ${found === 1 ? 'page' : 'pages'}.`)
  return file.length / 1000
}

/** One file of each kind is enough, because all templates load the same libraries. */
const loaded = ['PDF, professional, 1 page', 'DOCX, professional, 1 page', 'PDF, letter', 'DOCX, letter']

const firsts = async (times: number): Promise<Figure[]> => {
  const figures: Figure[] = []
  for (const name of loaded) {
    const all: number[] = []
    for (let time = 0; time < times; time += 1) all.push(await firstOf(name))
    figures.push(figure(`${name}, first, p50`, median(all), 'ms'))
  }
  return figures
}

const measure = async (rough: boolean): Promise<Figure[]> => {
  const figures = await firsts(rough ? 1 : 5)
  const sizes = new Map<string, number>()
  for (const file of made) sizes.set(file.name, await sizeOf(file))
  const makers = Object.fromEntries(made.map(({ name, make }) => [name, timed(make)]))
  const times = await interleave(Object.keys(makers), rough ? few : full, async () => makers)
  for (const { name, isPdf, pages } of made) {
    const ms = times.get(name) ?? []
    figures.push(
      figure(name, sizes.get(name) ?? Number.NaN, 'kB', isPdf && pages === 1 ? kBAtMost : undefined),
      figure(`${name}, p50`, percentile(ms, 0.5), 'ms'),
      figure(`${name}, p99`, percentile(ms, 0.99), 'ms'),
    )
  }
  const [rounds] = times.values()
  return [...figures, figure('each', rounds?.length ?? 0, 'rounds')]
}

export const documents: Measurement = {
  about:
    'files as the function makes them, from a resume to its bytes: one of the usual length and one of a long career, in every template, and a letter; the first of a kind in a process of its own, with what it has to load; the others in one thread, interleaved in random order',
  measure: ({ rough }) => measure(rough),
}
