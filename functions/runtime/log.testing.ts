import { logTo } from './log.ts'

// Vitest loads this file before the tests. The log of the functions goes to the console, which vitest shows only for a
// failed test.
logTo(line => console.log(line))
