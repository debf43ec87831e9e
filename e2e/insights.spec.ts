import { readFile } from 'node:fs/promises'
import { expect } from 'playwright/test'
import { testSignedIn as test } from './fixtures.ts'
import { liveConnected } from './live.ts'
import { InsightsPage } from './pages/insights.ts'
import { track } from './tracked-jobs.ts'

const answers = 'Answers to your applications'

test('a figure appears live with the fifth application and its answers, and can be downloaded', async ({
  page,
  api,
}) => {
  await api.subscription.startTrial({ body: { tier: 'elite' } })
  const listening = liveConnected(page)
  const insights = await InsightsPage.open(page)
  await expect(page.getByRole('heading', { name: 'Nothing to count yet' })).toBeVisible()
  await listening

  const [first = '', second = ''] = await track(api, ...[1, 2, 3, 4].map(n => ({ jobTitle: `Planner ${n}` })))
  await expect(insights.part(answers)).toContainText('4 of 5 applications sent so far')
  await track(api, { jobTitle: 'Planner 5' })
  await expect(insights.part(answers)).toContainText('0%answered, 0 of 5 sent')
  await api.applications.update({ params: { id: first }, body: { version: 1, status: 'interview' } })
  await api.applications.update({ params: { id: second }, body: { version: 1, status: 'rejected' } })
  await expect(insights.part(answers)).toContainText('40%answered, 2 of 5 sent')
  await expect(insights.part('Time to an answer')).toContainText('2 of 5 dated answers so far')

  const download = page.waitForEvent('download')
  await insights.export.click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^aiki-insights-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines[0]).toBe('\uFEFFPart,Figure,Value,Unit,Out of (n),Note')
  expect(lines).toContain('Time to answer,Median,,days,2,Hidden: n is less than 5')
})
