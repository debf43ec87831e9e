import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectForEverybody } from '../../testing/accessible.ts'
import { alertOf, fakeAlerts } from '../../testing/alerts.ts'
import { longWord } from '../../testing/long-word.ts'
import { cardOf, dialogOf, openAlerts } from './alerts.testing.ts'

const long = {
  keywords: [longWord, 'supply planner'],
  location: longWord,
  salaryMin: 250_000,
  salaryMax: 400_000,
}

const job = (at: number) => ({
  id: `${at}`.padStart(16, '0'),
  title: `${longWord} ${at}`,
  company: longWord,
  location: 'Lagos',
  board: 'myjobmag' as const,
  url: 'https://www.myjobmag.com/job/1',
  warnings: at === 1 ? [{ kind: 'free-mail-contact' as const, says: 'Look.' }] : [],
})

test('the job alerts', async () => {
  const alerts = [
    alertOf({ ...long, title: `${longWord} 1`, latest: [1, 2, 3, 4].map(job) }),
    alertOf({ ...long, title: `${longWord} 2`, isActive: false }),
  ]
  await openAlerts(`?alert=${alerts[0]?.id}`, fakeAlerts(alerts))
  await expect.element(page.getByRole('heading', { name: `${longWord} 1` })).toHaveFocus()
  await expect.element(cardOf(`${longWord} 2`)).toBeVisible()
  await expectForEverybody()
})

test('the dialog of a job alert, with faults', async () => {
  await openAlerts('?sheet=new')
  const dialog = dialogOf('New job alert')
  await dialog.press('Create alert')
  await expect.element(dialog.field('Title')).toHaveAccessibleErrorMessage('Title is required.')
  await expectForEverybody()
})
