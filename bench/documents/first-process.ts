import { made } from './made.ts'

// Makes one file; started by first.ts.

// The process ends when its parent disconnects.
process.once('disconnect', () => process.exit())

const [, , name] = process.argv
const file = made.find(one => one.name === name)
if (!file) throw new Error(`There is no file ${name}.`)
const began = performance.now()
await file.make()
process.send?.({ ms: performance.now() - began })
