import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeApplications } from '../../testing/applications.ts'
import { live } from '../../testing/channel.ts'
import { takeDownloads } from '../../testing/downloads.ts'
import { server } from '../../testing/fake-server.ts'
import { expectToast } from '../../testing/toast.ts'
import { insights, openInsights } from './insights.testing.ts'

const answers = 'Answers to your applications'
const sources = 'Where the answers come from'
const tables = [
  ['Site', 'Sent', 'Answered', 'Per cent'],
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

test('a person without applications sees no figures and no export', async () => {
  await openInsights()
  await expect.element(page.getByRole('heading', { name: 'Nothing to count yet' })).toBeVisible()
  await expect.element(insights.export).not.toBeInTheDocument()
})

test('a figure needs five applications', async () => {
  await openInsights({ applications: planners(4) })
  await insights.says(answers, '4 of 5 applications sent so far')
  await expect.element(insights.panel(answers)).not.toMatchTextContent('%')
  await insights.says('Time to an answer', '0 of 5 dated answers so far')
  await insights.says('Interview practice', '0 of 5 completed sessions so far')
})

test('a figure appears live with the fifth application', async () => {
  const applications = planners(4)
  await openInsights({ applications })
  await insights.says(answers, '4 of 5 applications sent so far')
  applications.track({ jobTitle: 'Planner 5' })
  live.tell({ topic: 'home', change: 'modified' })
  await insights.says(answers, '40%answered, 2 of 5 sent')
  await insights.says(
    'How far your applications get',
    '4 of the 5 applications that you sent have not led to an interview so far.',
  )
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

test('the figures can be downloaded as a file', async () => {
  const downloads = takeDownloads()
  await openInsights({ applications: planners(5) })
  const { name, text } = await downloads.next(() => insights.export.click())
  await expectToast('Exported', 'Your insights are in the file.')
  expect(name).toMatch(/^aiki-insights-\d{4}-\d\d-\d\d\.csv$/)
  const lines = text.split('\r\n')
  expect(lines[0]).toBe('\uFEFFPart,Figure,Value,Unit,Out of (n),Note')
  expect(lines).toContain('Answers,"Answered, of all sent",40,per cent,5,')
})

test('insights that do not load show an error, and can be retried', async () => {
  const broken = server.refuse('insights.get')
  await openInsights({ applications: planners(1) })
  await expect.element(page.getByText(/^Your insights could not be loaded\./)).toBeVisible()
  broken.mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await insights.says(answers, '1 of 5 applications sent so far')
})
