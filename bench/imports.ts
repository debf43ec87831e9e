import { resumeMakers } from '../functions/documents/makers.ts'
import { sourceFileReader } from '../functions/imports/file-reader.ts'
import { assembleResume } from '../shared/domain/resume/assemble.ts'
import { type Figure, figure, score } from './figures.ts'
import { compare, type Miss } from './imports/compare.ts'
import { type Format, formats } from './imports/formats.ts'
import { timed } from './interleave.ts'
import type { Measurement, Options } from './measurement.ts'
import { people, usual } from './people/people.ts'
import { median, percentile } from './statistics.ts'

const longestWords = 300
const inShort = (text: string): string => JSON.stringify(text).slice(0, longestWords)

const inWords = (format: string, who: string, { field, wanted, got }: Miss): string =>
  `${format}: ${who}: ${field}\n      wanted ${inShort(wanted)}\n      got    ${inShort(got)}`

const measureFormat = async ({ name, written, wanted }: Format, note: Options['note']): Promise<Figure[]> => {
  const times: number[] = []
  let fields = 0
  let misses = 0
  for (const [turn, form] of people.entries()) {
    const read = await written(form, turn)
    // The first reading loads code, so it is not measured.
    if (turn === 0) await read()
    const began = performance.now()
    const after = await read()
    times.push(performance.now() - began)
    const compared = compare(wanted(form, turn), after.form)
    fields += compared.fields
    misses += compared.misses.length
    for (const miss of compared.misses) note(inWords(name, form.fullName, miss))
    for (const line of after.unplaced) note(`${name}: ${form.fullName}: unplaced ${inShort(line)}`)
  }
  return [
    score(`${name}, read back`, (100 * (fields - misses)) / fields, 100),
    figure(`${name}, otherwise, of ${fields}`, misses, 'fields'),
    figure(`${name}, p50`, percentile(times, 0.5), 'ms'),
    figure(`${name}, p99`, percentile(times, 0.99), 'ms'),
  ]
}

/** A new thread is started for each file, and must load the code of its reader. */
const inThread = async (times: number): Promise<Figure[]> => {
  const { textOf } = sourceFileReader()
  const figures: Figure[] = []
  for (const format of ['pdf', 'docx'] as const) {
    const file = await resumeMakers[format](assembleResume(usual, null), { template: 'professional' })
    const all: number[] = []
    for (let time = 0; time < times; time += 1) all.push(await timed(() => textOf(file))())
    figures.push(figure(`${format.toUpperCase()}, in a thread of its own, p50`, median(all), 'ms'))
  }
  return figures
}

const measure = async ({ rough, note }: Options): Promise<Figure[]> => {
  const figures: Figure[] = []
  for (const format of formats) figures.push(...(await measureFormat(format, note)))
  return [...figures, ...(await inThread(rough ? 2 : 10))]
}

export const imports: Measurement = {
  about: `our own files read back into the form, of ${people.length} invented people, who have what the form asks in many shapes: a field counts when it is the same to the letter, and one that nobody wrote counts as wrong; PDF in each template, the others in one after the other; times of the reading alone, where all is loaded, and in a thread that the function starts for each file`,
  measure,
}
