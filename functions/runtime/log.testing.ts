import { logTo } from './log.ts'

// For vitest's setup: what functions log belongs to the test, and is shown only where the test fails.
logTo(line => console.log(line))
