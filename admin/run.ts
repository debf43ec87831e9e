import { ratesReminder } from '../shared/domain/jobs/currencies.ts'
import { command } from './command.ts'

try {
  console.log(await command(process.argv.slice(2), process.env.PORT))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

const reminder = ratesReminder(new Date())
if (reminder) console.error(reminder)
