import { isMeasurementName, measurements } from './measurements.ts'

// The process of one measurement: `node bench/measure-one.ts <name> [--rough]`, started by measure-apart.ts.

const [name = '', ...flags] = process.argv.slice(2)
if (!isMeasurementName(name)) throw new Error(`There is no measurement ${name}.`)

// Exit in an orderly way, so that databases and servers that depend on this process stop too.
process.once('SIGTERM', () => process.exit(143))

const { about, measure } = await measurements[name]()
const report = (message: object): void => {
  process.send?.(message, () => process.exit())
}
const rough = flags.includes('--rough')
const notes: string[] = []
try {
  const figures = await measure({ rough, note: line => void notes.push(line) })
  report({ about, figures, notes: rough ? notes : [] })
} catch (error) {
  console.error(error)
  report({ about, failure: error instanceof Error ? error.message : String(error) })
}
