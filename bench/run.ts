import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { machine } from './machine.ts'
import { measureApart } from './measure-apart.ts'
import { isMeasurementName, type MeasurementName, measurementNames } from './measurements.ts'
import { merged, type Outcome, type Report, section, summary } from './report.ts'

// `npm run bench` measures everything and saves the report in bench/results.json. With names, such as `npm run bench --
// tracker cost`, or with --rough (few rounds), it only prints. With names and --keep, the new figures replace the saved
// ones, each with its own time, if the machine is the same.

const asked = () => {
  const { values, positionals } = parseArgs({
    options: {
      rough: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  const names = positionals.map((name): MeasurementName => {
    if (isMeasurementName(name)) return name
    throw new Error(`There is no measurement ${name}: there are ${measurementNames.join(', ')}.`)
  })
  return {
    rough: values.rough,
    keeps: (values.keep || names.length === 0) && !values.rough,
    names: names.length > 0 ? names : measurementNames,
    isWhole: names.length === 0,
  }
}

const results = join(import.meta.dirname, 'results.json')
const savedReport = (): Report => JSON.parse(readFileSync(results, 'utf8'))

const run = async (now: Date): Promise<void> => {
  const { rough, names, isWhole, keeps } = asked()
  const about = machine()
  console.log(`${about.cpu}, ${about.cores} cores, ${about.memoryGb} GB, Node ${about.node}\n`)
  const measurements: Outcome[] = []
  for (const name of names) {
    const outcome = { ...(await measureApart(name, { rough })), measuredAt: new Date().toISOString() }
    measurements.push(outcome)
    console.log(section(outcome))
  }
  const report: Report = { startedAt: now.toISOString(), machine: about, measurements }
  if (keeps) {
    const kept = isWhole ? report : merged(savedReport(), report, measurementNames)
    writeFileSync(results, `${JSON.stringify(kept, null, 2)}\n`)
  }
  console.log(summary(report))
  if (measurements.some(outcome => 'failure' in outcome)) process.exitCode = 1
}

run(new Date()).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
