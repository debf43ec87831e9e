import { expect } from '../../e2e/pages/expect.ts'
import { JobSearchPage } from '../../e2e/pages/job-search.ts'
import { Shell } from '../../e2e/pages/shell.ts'
import type { Step } from '../step.ts'

/** A word that every index of jobs has. */
const words = 'manager'

export const searchStep: Step = {
  name: 'search',
  looksAt: 'A search finds jobs: the index is at hand, and the SQLite of the function has FTS5',
  help: '[Job boards](#job-boards)',
  needs: ['log-in'],
  run: async ({ page }) => {
    const first = await page()
    await new Shell(first).go('Job Search')
    const search = await new JobSearchPage(first).shown()
    await search.search({ words })
    await expect(search.results.getByRole('listitem').first()).toBeVisible()
    await expect(search.counter).toHaveText(/^1 \/|Unlimited/)
    return (await search.results.getByRole('heading').first().textContent()) ?? ''
  },
}
