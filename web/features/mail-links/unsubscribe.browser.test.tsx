import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError } from '../../../shared/api/errors.ts'
import { expectForEverybody } from '../../testing/accessible.ts'
import { server } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/render.tsx'

const token = 'a'.repeat(32)
const says = (heading: string) =>
  expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
const stop = page.getByRole('button', { name: 'Stop these emails' })

const openLink = (search = `?token=${token}`) =>
  openApp(`/unsubscribe${search}`, {
    person: null,
    answers: {
      'alerts.unsubscribe': () => ({ mails: 'jobAlert', title: 'Supply planner in Lagos' }),
      'alerts.unsubscribeAll': () => ({ done: true }),
    },
  })

test('a link that stops mails', async () => {
  await openLink()
  await says('Stop these emails?')
  await expectForEverybody()
})

test('a link that stops no mails', async () => {
  await openLink('')
  await says('This link does not work')
  await expectForEverybody()
})

test('opening the link of a mail stops nothing, and the token leaves the address', async () => {
  await openLink()
  await says('Stop these emails?')
  await expect.poll(() => location.pathname + location.search).toBe('/unsubscribe')
  expect(server.asked('alerts.unsubscribe')).toEqual([])
})

test('one button stops the mails of one alert, and another those of all', async () => {
  await openLink()
  await stop.click()
  await says('These emails have stopped')
  await expect.element(page.getByText(/^“Supply planner in Lagos” sends you no more emails\./)).toBeVisible()
  expect(server.asked('alerts.unsubscribe')).toMatchObject([{ params: { token } }])
  await page.getByRole('button', { name: 'Stop the emails of all my job alerts' }).click()
  await says('No more job alert emails')
  expect(server.asked('alerts.unsubscribeAll')).toMatchObject([{ params: { token } }])
})

test('the link of another mail says which mails end, ends them, and leads to the preferences', async () => {
  await openLink(`?token=${token}&mails=weeklySummary`)
  await expect.element(page.getByText(/^This stops the summary of your week/)).toBeVisible()
  await expect.poll(() => location.pathname + location.search).toBe('/unsubscribe')
  server.answers({ 'alerts.unsubscribe': () => ({ mails: 'weeklySummary' }) })
  await stop.click()
  await says('No more weekly summaries')
  expect(server.asked('alerts.unsubscribe')).toMatchObject([{ params: { token } }])
  const preferences = page.getByRole('link', { name: 'Notification Preferences' })
  await expect.element(preferences).toHaveAttribute('href', '/dashboard/notifications')
})

test('a link that names unknown mails works, and its answer says which mails ended', async () => {
  await openLink(`?token=${token}&mails=everything`)
  server.answers({ 'alerts.unsubscribe': () => ({ mails: 'interviewReminders' }) })
  await stop.click()
  await says('No more interview reminders')
})

test('the link of a deleted alert says so', async () => {
  await openLink()
  server.answers({
    'alerts.unsubscribe': () => {
      throw new ApiError('not_found')
    },
  })
  await stop.click()
  await says('This link does not work')
})

test('after a lost connection the button can be pressed again', async () => {
  await openLink()
  const line = server.cut('alerts.unsubscribe')
  await stop.click()
  await expect.element(page.getByText(/The connection was lost/)).toBeVisible()
  line.mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await says('These emails have stopped')
})
