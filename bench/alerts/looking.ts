import { look } from '../../functions/alerts/look.ts'
import { openIndex } from '../../functions/jobs/index/open.ts'
import { newestDay } from '../search/asked.ts'
import { searchOf } from './crowd.ts'
import { ago } from './processes.ts'

// Alerts look through a whole index, one after the other: `node bench/alerts/looking.ts <file> <alerts>`, started by
// processes.ts.

const [file = '', count = ''] = process.argv.slice(2)
const alerts = Number(count)
const index = openIndex(file)
const hidden = { jobs: new Set<string>(), employers: new Set<string>() }
const since = { lookedTo: ago(5), createdAt: ago(5), lately: [], wantsLatest: false }
const began = process.cpuUsage()
for (let n = 0; n < alerts; n += 1) {
  const search = searchOf(n, { alerts, asking: alerts })
  const alert = {
    ...search,
    ...since,
    keywords: [...search.keywords],
  }
  await look(alert, { index, hidden, country: 'NG', now: newestDay }, true)
}
const { user, system } = process.cpuUsage(began)
process.send?.({ ms: (user + system) / 1000 / alerts })
