import { isMeasurementName, measurements } from './measurements.ts'

// The process of one measurement: `node bench/measure-one.ts <name> [--rough]`, forked by measure-apart.ts.

const [name = '', ...flags] = process.argv.slice(2)
if (!isMeasurementName(name)) throw new Error(`There is no measurement ${name}.`)

// An orderly exit, for databases and servers that end with this process.
process.once('SIGTERM', () => process.exit(143))

const { about, measure } = await measurements[name]()
const tell = (message: object): void => {
  process.send?.(message, () => process.exit())
}
const rough = flags.includes('--rough')
const notes: string[] = []
try {
  const figures = await measure({ rough, note: line => void notes.push(line) })
  tell({ about, figures, notes: rough ? notes : [] })
} catch (error) {
  console.error(error)
  tell({ about, failure: error instanceof Error ? error.message : String(error) })
}
