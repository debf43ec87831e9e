import { readFile } from 'node:fs/promises'
import { expect } from 'playwright/test'
import { lineDown, status } from './complaints.ts'
import { testSignedIn as test } from './fixtures.ts'
import { track } from './jobs.ts'
import { breakServer } from './lines.ts'
import { hearsLive } from './live.ts'
import { InsightsPage } from './pages/insights.ts'
import { expectToast } from './pages/toast.ts'

const answers = 'Answers to what you sent'
const sources = 'Where the answers come from'

test('a figure waits for five, comes by itself, and is a chart, a table and a file', {
  tag: '@both',
}, async ({ page, api }) => {
  await api.subscription.startTrial({ body: { tier: 'elite' } })
  const listening = hearsLive(page)
  const insights = await InsightsPage.open(page)
  await expect(page.getByRole('heading', { name: 'Nothing to count yet' })).toBeVisible()
  await expect(insights.export).toHaveCount(0)
  await listening

  const job = { jobUrl: 'https://www.myjobmag.com/job/1' }
  const [first = '', second = ''] = await track(
    api,
    ...[1, 2, 3, 4].map(n => ({ ...job, jobTitle: `Planner ${n}` })),
  )
  await expect(insights.part(answers)).toContainText('4 of 5 applications sent so far')
  await expect(insights.part(answers)).not.toContainText('%')
  await expect(insights.part('Time to an answer')).toContainText('0 of 5 dated answers so far')

  await track(api, { ...job, jobTitle: 'Planner 5' })
  await expect(insights.part(answers)).toContainText('0%answered, 0 of 5 sent')
  await api.applications.update({ params: { id: first }, body: { version: 1, status: 'interview' } })
  await expect(insights.part(answers)).toContainText('20%answered, 1 of 5 sent')
  await api.applications.update({ params: { id: second }, body: { version: 1, status: 'rejected' } })
  await expect(insights.part('Time to an answer')).toContainText('2 of 5 dated answers so far')
  await expect(insights.part('How far they get')).toContainText(
    '4 of the 5 that you sent have not come to an interview so far.',
  )

  await expect(insights.rows(sources)).toHaveText([/^Source/, 'MyJobMag5240%'])
  await insights.showAsTable(sources)
  await expect(insights.rows(sources)).toHaveText([/^Source/, 'MyJobMag5240%'])
  await expect(insights.part(sources).getByText('2 of 5')).toHaveCount(0)
  await expect(insights.part('Interview practice')).toContainText('0 of 5 completed sessions so far')

  const download = page.waitForEvent('download')
  await insights.export.click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^aiki-insights-\d{4}-\d\d-\d\d\.csv$/)
  await expectToast(page, 'Exported', 'Your insights are in the file.')
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines[0]).toBe('\uFEFFPart,Figure,Value,Unit,Out of (n),Note')
  expect(lines).toContain('Answers,"Answered, of those sent",40,per cent,5,')
  expect(lines).toContain('Time to answer,Median,,days,2,Hidden: n is less than 5')
})

test('what can not be loaded says so, and comes when it is asked for again', async ({
  page,
  api,
  complaints,
}) => {
  complaints.expect(lineDown, status(500))
  await api.subscription.startTrial({ body: { tier: 'elite' } })
  await track(api)
  const server = await breakServer(page, 'GET', '/api/insights')
  await InsightsPage.open(page)
  await expect(page.getByText('Your insights could not be loaded.')).toBeVisible()
  await server.mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('1 of 5 applications sent so far').first()).toBeVisible()
})
