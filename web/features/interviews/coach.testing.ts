import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import type { PaidTier } from '../../../shared/lists.ts'
import type { Handlers } from '../../testing/fake-server.ts'
import { fakeInterviews } from '../../testing/interviews.ts'
import { newcomer } from '../../testing/newcomer.ts'
import { openApp } from '../../testing/render.tsx'

const main = page.getByRole('main')
const dialog = page.getByRole('dialog', { name: 'Start Practice' })
const detailsOf = page.getByRole('button', { name: /^Details/ })

/** The list side of the Interview Coach, and the dialogs over it. */
export const coach = {
  startButton: main.getByRole('button', { name: 'Start Practice' }),
  empty: page.getByRole('heading', { name: 'No Practice Sessions Yet' }),
  /** The dialog that starts a practice. */
  dialog,
  jobTitle: dialog.getByRole('textbox', { name: 'Job title' }),
  submit: dialog.getByRole('button', { name: /^(Start Practice|Try again)$/ }),
  error: dialog.getByRole('alert'),
  details: page.getByRole('dialog', { name: 'Session details' }),
  all: page.getByRole('dialog', { name: 'All practice sessions' }),

  /** The sessions that are listed: on the screen, or within a dialog. */
  rows: (within: Locator = main): Locator => within.getByRole('listitem').filter({ has: detailsOf }),

  start: async (): Promise<void> => {
    await coach.startButton.click()
    await expect.element(coach.submit).toBeVisible()
  },

  /** The details of the first session for this job. */
  openDetails: async (job: string, within: Locator = main): Promise<void> => {
    await coach
      .rows(within)
      .filter({ hasText: job })
      .first()
      .getByRole('button', { name: /^Details/ })
      .click()
    await expect.element(coach.details.getByText('Q1', { exact: true })).toBeVisible()
  },
}

/** What the details say of a session, by their labels. */
export const figures = (): Record<string, string> => {
  const parts = coach.details.element().querySelectorAll('dl > div')
  return Object.fromEntries(
    [...parts].map(part => [part.querySelector('dt')?.textContent, part.querySelector('dd')?.textContent]),
  )
}

type World = { tier?: PaidTier | null; interviews?: ReturnType<typeof fakeInterviews>; answers?: Handlers }

/** The screen at an address such as `?sheet=new`. */
export const openCoach = async (search = '', world: World = {}) => {
  const { tier = 'pro', interviews = fakeInterviews(), answers = {} } = world
  await openApp(`/dashboard/interview-coach${search}`, {
    answers: { ...newcomer({ tier }), ...interviews.answers, ...answers },
  })
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Interview Coach', includeHidden: true }))
    .toBeInTheDocument()
  return interviews
}
