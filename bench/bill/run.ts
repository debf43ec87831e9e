import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { synthesize } from '../../infra/stack.testing.ts'
import { chartOf } from './chart.ts'
import { chartSizes, costsOf, usualRegion, usualSizes } from './costs.ts'
import { countsOf } from './counts.ts'
import { documentOf, withSection } from './document.ts'

// `npm run cost -- --people 1000,100000,10000000 --region eu-west-1` prints what so many people cost in a month, and
// which limit is the first. `npm run cost -- --write` writes the section of docs/operating.md, docs/cost.svg, and the
// counts of the template that the tests compare them with.

const docs = join(import.meta.dirname, '../../docs')

const asked = () => {
  const { values } = parseArgs({
    options: {
      people: { type: 'string' },
      region: { type: 'string', default: usualRegion },
      write: { type: 'boolean', default: false },
    },
  })
  const sizes = values.people?.split(',').map(Number) ?? usualSizes
  if (!sizes.every(size => Number.isFinite(size) && size >= 1))
    throw new Error('--people takes numbers, such as 1000,100000.')
  if (values.write && (values.people !== undefined || values.region !== usualRegion))
    throw new Error('--write writes the usual sizes and region. Leave out --people and --region.')
  return { sizes: sizes.toSorted((one, other) => one - other), region: values.region, writes: values.write }
}

const run = (): void => {
  const { sizes, region, writes } = asked()
  const counts = countsOf(synthesize().toJSON())
  const section = documentOf(costsOf(sizes, region, counts))
  console.log(section)
  if (!writes) return
  const page = join(docs, 'operating.md')
  writeFileSync(page, withSection(readFileSync(page, 'utf8'), section))
  writeFileSync(join(docs, 'cost.svg'), chartOf(costsOf(chartSizes, region, counts).bills, region))
  writeFileSync(join(import.meta.dirname, 'counts.json'), `${JSON.stringify(counts, null, 2)}\n`)
}

try {
  run()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
