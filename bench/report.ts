import type { Figure, Unit } from './figures.ts'
import type { Machine } from './machine.ts'

/** The result of one measurement. */
export type Outcome = {
  readonly name: string
  readonly about: string
  readonly seconds: number
  /** When the measurement ended, ISO 8601 in UTC. */
  readonly measuredAt?: string
} & (
  | {
      readonly figures: readonly Figure[]
      /** The notes of a rough run. */
      readonly notes: readonly string[]
    }
  | { readonly failure: string }
)

export type Report = {
  /** When the run began, ISO 8601 in UTC. */
  readonly startedAt: string
  readonly machine: Machine
  readonly measurements: readonly Outcome[]
}

const continuous: readonly Unit[] = ['ms', 's', 'kB', '₦', 'dollars per 1,000']

/** Three significant digits; counted things are whole numbers. */
const number = (value: number, unit: Unit): string => {
  const digits = !continuous.includes(unit) || value >= 100 ? 0 : value >= 10 ? 1 : 2
  return value.toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: Math.max(digits, 1),
  })
}

const aimWords = ({ aim, unit }: Figure): string => {
  if (!aim) return ''
  const [sign, bound] = aim.atLeast === undefined ? ['≤', aim.atMost] : ['≥', aim.atLeast]
  return `${sign} ${bound}${aim.of === 'ratio' ? '×' : ` ${unit}`}`
}

const cells = (figure: Figure): string[] => {
  const { name, value, unit, beside, ratio, met } = figure
  return [
    name,
    `${number(value, unit)} ${unit}`,
    beside ? `${beside.name} ${number(beside.value, unit)}` : '',
    ratio === undefined ? '' : `${ratio.toFixed(2)}×`,
    aimWords(figure),
    met === undefined ? '' : met ? 'met' : 'NOT MET',
  ]
}

/** Lines with aligned columns: the first column to the left, the others to the right. */
export const aligned = (rows: readonly (readonly string[])[]): string[] => {
  const width = (column: number) => Math.max(...rows.map(row => row[column]?.length ?? 0))
  return rows.map(row =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(width(column)) : cell.padStart(width(column))))
      .join('  ')
      .trimEnd(),
  )
}

/** One measurement as printed text. */
export const section = (outcome: Outcome): string => {
  const { name, about, seconds } = outcome
  const lines =
    'figures' in outcome
      ? [...aligned(outcome.figures.map(cells)), ...outcome.notes]
      : [`FAILED: ${outcome.failure}`]
  return [`${name} (${seconds.toFixed(0)} s): ${about}`, ...lines.map(line => `  ${line}`), ''].join('\n')
}

/** The last line of the printed report. */
export const summary = ({ measurements }: Report): string => {
  const figures = measurements.flatMap(outcome => ('figures' in outcome ? outcome.figures : []))
  const aims = figures.filter(({ met }) => met !== undefined)
  const failed = measurements.filter(outcome => 'failure' in outcome).map(({ name }) => name)
  const seconds = measurements.reduce((sum, outcome) => sum + outcome.seconds, 0)
  return [
    `bench: ${figures.length} figures in ${seconds.toFixed(0)} s`,
    `${aims.filter(({ met }) => met).length} of ${aims.length} aims met`,
    failed.length > 0 ? `failed: ${failed.join(', ')}` : 'no measurement failed',
  ].join(', ')
}

/**
 * A saved report with some of its measurements replaced, in the order of `names`. Throws when another machine took the
 * new ones, because figures of two machines can't be compared.
 */
export const merged = (kept: Report, anew: Report, names: readonly string[]): Report => {
  if (kept.machine.cpu !== anew.machine.cpu || kept.machine.cores !== anew.machine.cores)
    throw new Error('What is kept was measured on another machine: run the whole bench.')
  const taken = new Set(anew.measurements.map(({ name }) => name))
  const all = [...kept.measurements.filter(({ name }) => !taken.has(name)), ...anew.measurements]
  const placeOf = ({ name }: Outcome) => names.indexOf(name)
  return { ...kept, measurements: all.toSorted((one, other) => placeOf(one) - placeOf(other)) }
}
