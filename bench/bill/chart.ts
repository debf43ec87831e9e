import type { Bill } from './bill.ts'
import { exactly, inDollars } from './words.ts'

const width = 760
const height = 430
const plot = { left: 88, right: 590, top: 24, bottom: 372 }
/** In px, between two labels at the right. */
const labelHeight = 16
const shownServices = 5
/** Of a line: long dashes to dots, so that lines differ without colours. */
const dashes = ['10 4', '6 3', '3 3', '10 3 2 3', '1 4']

const log = Math.log10
const scale = (from: number, to: number, low: number, high: number) => (value: number) =>
  from + ((log(value) - log(low)) / (log(high) - log(low))) * (to - from)
const powers = (low: number, high: number): number[] =>
  Array.from({ length: Math.round(log(high) - log(low)) + 1 }, (_, at) => low * 10 ** at)
const px = (value: number): string => value.toFixed(1)

type Series = { readonly name: string; readonly dollars: readonly number[]; readonly dash: string | null }

const seriesOf = (bills: readonly Bill[]): Series[] => {
  const last = bills.at(-1)?.services ?? new Map<string, number>()
  const largest = [...last].toSorted(([, one], [, other]) => other - one).slice(0, shownServices)
  return [
    { name: 'Sum', dollars: bills.map(({ sum }) => sum), dash: null },
    ...largest.map(([name], at) => ({
      name,
      dollars: bills.map(({ services }) => services.get(name) ?? 0),
      dash: dashes[at] ?? '1 4',
    })),
  ]
}

/** Moves labels apart, from the bottom up, so that none lies over another. */
const apart = (ys: readonly number[]): number[] => {
  const order = ys.map((y, at) => ({ y, at })).toSorted((one, other) => other.y - one.y)
  const moved = [...ys]
  let below = Number.POSITIVE_INFINITY
  for (const { y, at } of order) {
    below = Math.min(y, below - labelHeight)
    moved[at] = below
  }
  return moved
}

const styles = `
    svg { --ink: #1f2328; --grid: #d0d7de; --sum: #0b57d0; --part: #57606a; --paper: #ffffff }
    @media (prefers-color-scheme: dark) {
      svg { --ink: #e6edf3; --grid: #373e47; --sum: #8ab4f8; --part: #9da7b3; --paper: #0d1117 }
    }
    rect { fill: var(--paper) }
    text { fill: var(--ink); font: 13px system-ui, sans-serif }
    .grid { stroke: var(--grid); stroke-width: 1 }
    .line { fill: none; stroke: var(--part); stroke-width: 2 }
    .sum { stroke: var(--sum); stroke-width: 3 }
    .end { text-anchor: end }
    .middle { text-anchor: middle }`

/** A chart of bills, whose sizes ascend: dollars a month by the number of people, both on scales of powers of ten. */
export const chartOf = (bills: readonly Bill[], region: string): string => {
  const series = seriesOf(bills)
  const people = bills.map(bill => bill.people)
  const [fewest = 1, most = 10] = [people[0], people.at(-1)]
  const low = 1
  const high = 10 ** Math.ceil(log(Math.max(...bills.map(({ sum }) => sum))))
  const x = scale(plot.left, plot.right, fewest, most)
  const y = scale(plot.bottom, plot.top, low, high)
  const at = (dollars: number) => y(Math.max(low, dollars))
  const labels = apart(series.map(({ dollars }) => at(dollars.at(-1) ?? low)))
  const said = series
    .map(
      ({ name, dollars }) =>
        `${name}: ${people
          .map((of, n) => `${inDollars(dollars[n] ?? 0)} at ${exactly(of)}`)
          .filter((_, n) => n === 0 || n === people.length - 1)
          .join(', ')}`,
    )
    .join('. ')
  const vertical = powers(fewest, most).map(
    of =>
      `<line class="grid" x1="${px(x(of))}" x2="${px(x(of))}" y1="${plot.top}" y2="${plot.bottom}"/><text class="middle" x="${px(x(of))}" y="${plot.bottom + 20}">${exactly(of)}</text>`,
  )
  const horizontal = powers(low, high).map(
    of =>
      `<line class="grid" x1="${plot.left}" x2="${plot.right}" y1="${px(y(of))}" y2="${px(y(of))}"/><text class="end" x="${plot.left - 8}" y="${px(y(of) + 4)}">$${exactly(of)}</text>`,
  )
  const lines = series.map(({ dollars, dash }) => {
    // A line begins where a service costs as much as the scale shows.
    const points = dollars.flatMap((of, n) =>
      of < low ? [] : [`${px(x(people[n] ?? fewest))},${px(at(of))}`],
    )
    return `<polyline class="line${dash === null ? ' sum' : ''}"${dash === null ? '' : ` stroke-dasharray="${dash}"`} points="${points.join(' ')}"/>`
  })
  const names = series.map(({ name, dollars }, n) => {
    const end = at(dollars.at(-1) ?? low)
    const label = labels[n] ?? end
    return `<line class="grid" x1="${plot.right}" y1="${px(end)}" x2="${plot.right + 12}" y2="${px(label)}"/><text x="${plot.right + 16}" y="${px(label + 4)}">${name}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title about">
  <title id="title">Dollars a month by the number of people, ${region}</title>
  <desc id="about">${said}.</desc>
  <style>${styles}
  </style>
  <rect width="${width}" height="${height}"/>
  ${[...vertical, ...horizontal, ...lines, ...names].join('\n  ')}
  <text class="middle" x="${(plot.left + plot.right) / 2}" y="${height - 12}">people who come in a month</text>
  <text x="4" y="14">dollars a month</text>
</svg>
`
}
