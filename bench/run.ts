import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { machine } from './machine.ts'
import { measureApart } from './measure-apart.ts'
import { isMeasurementName, type MeasurementName, measurementNames } from './measurements.ts'
import { type Outcome, type Report, section, summary } from './report.ts'

// `npm run bench` measures everything and keeps it in bench/results.json. With names, such as
// `npm run bench -- tracker cost`, or with --rough (few rounds), it only prints.

const asked = () => {
  const { values, positionals } = parseArgs({
    options: { rough: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const names = positionals.map((name): MeasurementName => {
    if (isMeasurementName(name)) return name
    throw new Error(`There is no measurement ${name}: there are ${measurementNames.join(', ')}.`)
  })
  return {
    rough: values.rough,
    names: names.length > 0 ? names : measurementNames,
    isWhole: names.length === 0,
  }
}

const run = async (now: Date): Promise<void> => {
  const { rough, names, isWhole } = asked()
  const about = machine()
  console.log(`${about.cpu}, ${about.cores} cores, ${about.memoryGb} GB, Node ${about.node}\n`)
  const measurements: Outcome[] = []
  for (const name of names) {
    const outcome = await measureApart(name, { rough })
    measurements.push(outcome)
    console.log(section(outcome))
  }
  const report: Report = { startedAt: now.toISOString(), machine: about, measurements }
  if (isWhole && !rough)
    writeFileSync(join(import.meta.dirname, 'results.json'), `${JSON.stringify(report, null, 2)}\n`)
  console.log(summary(report))
  if (measurements.some(outcome => 'failure' in outcome)) process.exitCode = 1
}

run(new Date()).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
