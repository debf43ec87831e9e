import { expect } from 'playwright/test'
import type { LocalStack } from '../local/stack.ts'
import { status } from './browser-errors.ts'
import { testSignedIn as test } from './fixtures.ts'
import { liveConnected } from './live.ts'
import { Bell } from './pages/bell.ts'
import { JobAlertsPage } from './pages/job-alerts.ts'
import { JobDialog } from './pages/job-dialog.ts'
import { UnsubscribePage } from './pages/unsubscribe.ts'

/**
 * Publishes a new advert on a board, and runs the schedules that read the board, build the index, run the alerts and send their
 * mails.
 */
const publishAdvert = async (stack: LocalStack, title: string, company: string): Promise<void> => {
  const text = `${company} wants somebody for its fields.\n\nYou know cassava, from stem to starch.`
  stack.boards.post({ board: 'myjobmag', title, company, location: 'Ikeja, Lagos', text })
  for (const schedule of ['read-board-myjobmag', 'build-index', 'match-alerts', 'send-mailings'])
    await stack.runSchedule(schedule)
}

test('the next matching job is notified of in the app and by mail, until the person stops the mails', async ({
  page,
  api,
  stack,
  person,
  otherDevice,
  request,
  browserErrors,
}) => {
  browserErrors.expect(status(404))
  const title = 'Cassava agronomist in Lagos'
  const mails = () => stack.mail.list(person.email).filter(({ subject }) => subject.includes(title))
  const alert = async () => (await api.alerts.list({})).alerts[0]
  await api.subscription.startTrial({ body: { tier: 'elite' } })
  await publishAdvert(stack, 'Cassava Agronomist', 'Ikorodu Starch')

  const live = liveConnected(page)
  await page.goto('/dashboard/job-search?q=cassava+agronomist&location=Lagos')
  await page.getByRole('link', { name: /^Alert me/ }).click()
  const alerts = new JobAlertsPage(page)
  const dialog = await alerts.newDialog()
  await expect(dialog.frequency('Instant')).toBeChecked()
  await dialog.saveAndClose()
  await expect(page).toHaveURL(/job-search/)
  await live
  await page.goto('/dashboard/job-alerts')
  await stack.runSchedule('match-alerts')
  // Jobs from before the alert are shown, but the person is not notified of them.
  await expect(alerts.jobs(title)).toHaveText([/^Cassava Agronomist/])
  await expect(alerts.alert(title)).toContainText('These jobs fitted it already.')

  await publishAdvert(stack, 'Cassava Agronomist, Outgrowers', 'Gada Foods')
  await expect(alerts.jobs(title)).toHaveText([/^Cassava Agronomist, Outgrowers/, /^Cassava Agronomist/])
  const bell = await new Bell(page).open()
  await bell.row(`1 new job for “${title}”`).getByRole('link').click()
  await expect(page).toHaveURL(/\?alert=/)
  await expect(alerts.alert(title).getByRole('heading', { name: title })).toBeFocused()
  await alerts.jobs(title).first().click()
  await new JobDialog(page, 'Cassava Agronomist, Outgrowers').shown()

  expect(mails()).toHaveLength(1)
  const [mail] = mails()
  const linkTo = (path: string) => mail?.links.find(link => link.includes(path)) ?? ''
  await page.goto(linkTo('/dashboard/job-search?job='))
  await new JobDialog(page, 'Cassava Agronomist, Outgrowers').shown()

  const visitor = await otherDevice.newPage()
  const unsubscribe = await UnsubscribePage.open(visitor, linkTo('/unsubscribe?token='))
  await expect(visitor).toHaveURL('/unsubscribe')
  // Mail scanners open the links in mails, so opening the link alone must not stop the alert.
  expect(await alert()).toMatchObject({ byMail: true })
  await unsubscribe.stop()
  await unsubscribe.says('These emails have stopped')
  expect(await alert()).toMatchObject({ byMail: false })
  await publishAdvert(stack, 'Cassava Breeding Agronomist', 'Umudike Seeds')
  const told = (await api.notifications.unread({})).notifications.map(({ message }) => message)
  expect(told.join()).toContain('Cassava Breeding Agronomist')
  expect(mails()).toHaveLength(1)

  const now = await alert()
  await api.alerts.update({
    params: { id: now?.id ?? '' },
    body: { byMail: true, version: now?.version ?? 0 },
  })
  const [, oneClick = ''] = /<(http[^>]+)>/.exec(mail?.headers['List-Unsubscribe'] ?? '') ?? []
  const answer = await request.post(oneClick, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect(answer.status()).toBe(200)
  expect(await alert()).toMatchObject({ byMail: false })

  await unsubscribe.stopAll()
  await unsubscribe.says('No more job alert emails')
  expect(await api.settings.get({})).toMatchObject({ jobAlerts: false })
  await JobAlertsPage.open(page)
  await expect(page.getByText('Job alert emails are off.')).toBeVisible()

  await (await UnsubscribePage.open(visitor, `/unsubscribe?token=${'a'.repeat(32)}`)).stop()
  await unsubscribe.says('This link does not work')
})
