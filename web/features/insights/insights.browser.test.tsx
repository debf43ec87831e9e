import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeApplications } from '../../testing/applications.ts'
import { live } from '../../testing/channel.ts'
import { takeDownloads } from '../../testing/downloads.ts'
import { server } from '../../testing/fake-server.ts'
import { expectToast } from '../../testing/toast.ts'
import { insights, openInsights } from './insights.testing.ts'

const answers = 'Answers to what you sent'
const sources = 'Where the answers come from'
const tables = [
  ['Source', 'Sent', 'Answered', 'Per cent'],
  ['MyJobMag', '5', '2', '40%'],
]

/** So many planners of one board; the first ones were answered. */
const planners = (count: number) =>
  fakeApplications(
    ...Array.from({ length: count }, (_, at) => ({
      jobTitle: `Planner ${at}`,
      jobUrl: 'https://www.myjobmag.com/job/1',
      status: (['interview', 'rejected'] as const)[at] ?? ('applied' as const),
    })),
  )

test('who has tracked nothing has nothing to count and nothing to export', async () => {
  await openInsights()
  await expect.element(page.getByRole('heading', { name: 'Nothing to count yet' })).toBeVisible()
  await expect.element(insights.export).not.toBeInTheDocument()
})

test('a figure waits for five', async () => {
  await openInsights({ applications: planners(4) })
  await insights.says(answers, '4 of 5 applications sent so far')
  await expect.element(insights.panel(answers)).not.toMatchTextContent('%')
  await insights.says('Time to an answer', '0 of 5 dated answers so far')
  await insights.says('Interview practice', '0 of 5 completed sessions so far')
})

test('a figure comes by itself when the fifth is there', async () => {
  const applications = planners(4)
  await openInsights({ applications })
  await insights.says(answers, '4 of 5 applications sent so far')
  applications.track({ jobTitle: 'Planner 5' })
  live.tell({ topic: 'home', change: 'modified' })
  await insights.says(answers, '40%answered, 2 of 5 sent')
  await insights.says('How far they get', '4 of the 5 that you sent have not come to an interview so far.')
})

test('a chart is also a table, for eyes and for screen readers', async () => {
  await openInsights({ applications: planners(5) })
  const panel = insights.panel(sources)
  await expect.poll(() => insights.rows(sources)).toEqual(tables)
  await expect.element(panel.getByText('2 of 5 · 40%')).toBeVisible()
  panel
    .getByRole('button', { name: /^Show as table/ })
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(panel.getByRole('button', { name: /^Show as chart/ })).toHaveFocus()
  expect(insights.rows(sources)).toEqual(tables)
  await expect.element(panel.getByText('2 of 5 · 40%')).not.toBeInTheDocument()
})

test('the figures are a file', async () => {
  const downloads = takeDownloads()
  await openInsights({ applications: planners(5) })
  const { name, text } = await downloads.next(() => insights.export.click())
  await expectToast('Exported', 'Your insights are in the file.')
  expect(name).toMatch(/^aiki-insights-\d{4}-\d\d-\d\d\.csv$/)
  const lines = text.split('\r\n')
  expect(lines[0]).toBe('Part,Figure,Value,Unit,Out of (n),Note')
  expect(lines).toContain('Answers,"Answered, of those sent",40,per cent,5,')
})

test('what can not be loaded says so, and comes when it is asked for again', async () => {
  const broken = server.refuse('insights.get')
  await openInsights({ applications: planners(1) })
  await expect.element(page.getByText(/^Your insights could not be loaded\./)).toBeVisible()
  broken.mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await insights.says(answers, '1 of 5 applications sent so far')
})
