import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectForEverybody } from '../../testing/accessible.ts'
import { fakeApplications } from '../../testing/applications.ts'
import { fakeInterviews } from '../../testing/interviews.ts'
import { longWord } from '../../testing/long-word.ts'
import { insights, openInsights } from './insights.testing.ts'

test('the insights of a newcomer', async () => {
  await openInsights()
  await expect.element(page.getByRole('heading', { name: 'Nothing to count yet' })).toBeVisible()
  await expectForEverybody()
})

test('the insights', async () => {
  const statuses = ['interview', 'rejected', 'offer', 'applied', 'applied', 'applied'] as const
  const jobUrl = 'https://donaudampfschifffahrtsgesellschaftskapitaen.example/'
  const applications = fakeApplications(
    ...statuses.map((status, at) => ({ jobTitle: `Job ${at}`, status, jobUrl: `${jobUrl}${at}` })),
  )
  const interviews = fakeInterviews()
  for (let times = 0; times < 5; times += 1) interviews.completed({ jobTitle: longWord })
  await openInsights({ applications, interviews })
  await insights
    .panel('Sent each week')
    .getByRole('button', { name: /^Show as table/ })
    .click()
  await expect.element(insights.panel('Interview practice').getByRole('row').nth(5)).toBeInTheDocument()
  await expectForEverybody()
})
