import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { insightsOf } from '../../../shared/domain/insights/insights.ts'
import type { PaidTier } from '../../../shared/lists.ts'
import { fakeApplications } from '../../testing/applications.ts'
import type { Handlers } from '../../testing/fake-server.ts'
import { fakeInterviews } from '../../testing/interviews.ts'
import { newcomer } from '../../testing/newcomer.ts'
import { openApp } from '../../testing/render.tsx'

export const insights = {
  export: page.getByRole('button', { name: 'Export as CSV' }),
  /** A panel of the screen, by its title. */
  panel: (title: string) => page.getByRole('region', { name: title }),
  /** The rows of its table, as a screen reader has them, whether or not the table is what is shown. */
  rows: (title: string): string[][] =>
    insights
      .panel(title)
      .getByRole('row')
      .elements()
      .map(row => [...row.children].map(({ textContent }) => textContent ?? '')),
  says: (title: string, words: string) => expect.element(insights.panel(title)).toMatchTextContent(words),
}

type World = {
  tier?: PaidTier | null
  applications?: ReturnType<typeof fakeApplications>
  interviews?: ReturnType<typeof fakeInterviews>
}

/** The screen, with what these applications and sessions amount to. */
export const openInsights = async (world: World = {}) => {
  const { tier = 'elite', applications = fakeApplications(), interviews = fakeInterviews() } = world
  const answers: Handlers = {
    ...newcomer({ tier }),
    'insights.get': () => {
      const sessions = interviews.all().map(({ interview }) => interview)
      return insightsOf(applications.all(), sessions, new Date())
    },
  }
  await openApp('/dashboard/insights', { answers })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Insights' })).toBeVisible()
}
