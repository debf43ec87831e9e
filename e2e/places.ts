import { expect, type Page } from 'playwright/test'
import { ulid } from 'ulid'
import { advancedPlaces } from './advanced-places.ts'
import { boardsRead, tideTable } from './boards-read.ts'
import { coachPlaces } from './coach-places.ts'
import { interviewCoachPlaces } from './interview-coach-places.ts'
import { track, trackMany } from './jobs.ts'
import { newcomer } from './newcomer.ts'
import { ApplicationsPage } from './pages/applications.ts'
import { Bell } from './pages/bell.ts'
import { CheckoutDialog } from './pages/checkout.ts'
import { DashboardPage } from './pages/dashboard.ts'
import { FaqPage } from './pages/faq.ts'
import { ForgotPasswordPage } from './pages/forgot-password.ts'
import { HelpPage } from './pages/help.ts'
import { InsightsPage } from './pages/insights.ts'
import { JobAlertsPage } from './pages/job-alerts.ts'
import { JobSearchPage } from './pages/job-search.ts'
import { LandingPage } from './pages/landing.ts'
import { LoginPage } from './pages/login.ts'
import { PreferencesPage } from './pages/preferences.ts'
import { ProfilePage } from './pages/profile.ts'
import { ResetPasswordPage } from './pages/reset-password.ts'
import { SettingsPage } from './pages/settings.ts'
import { SignUpPage } from './pages/sign-up.ts'
import { SubscriptionPage } from './pages/subscription.ts'
import { UnsubscribePage } from './pages/unsubscribe.ts'
import { practicePlaces } from './practice-places.ts'
import type { Signed, Way } from './signed.ts'
import { writingPlaces } from './writing-places.ts'

// Every screen and every dialog, each with the way to it. A new screen joins with one entry.

const wizardAt = async (page: Page, step: number): Promise<void> => {
  const wizard = await SignUpPage.open(page)
  await wizard.fillAccount(newcomer())
  for (let at = 1; at < step; at += 1) {
    await wizard.next.click()
    await wizard.shown(at + 1)
  }
}

const openPage = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const openScreen = async (page: Page, address: string, heading: string): Promise<void> => {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

export const publicPlaces: Readonly<Record<string, Way<{ page: Page }>>> = {
  'the landing page': ({ page }) => LandingPage.open(page),
  'the menu of the landing page': async ({ page }) => {
    const landing = await LandingPage.open(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await landing.menuButton.click()
    await expect(landing.menu).toBeVisible()
  },
  'the form for a review': async ({ page }) => (await LandingPage.open(page)).reviews.openForm(),
  'the questions': async ({ page }) => (await FaqPage.open(page, '#boards')).shown(),
  'the about page': ({ page }) => openPage(page, '/about'),
  'the privacy policy': ({ page }) => openPage(page, '/privacy'),
  'the terms': ({ page }) => openPage(page, '/terms'),
  'the login': ({ page }) => LoginPage.open(page),
  'the login with something wrong': async ({ page }) =>
    (await LoginPage.open(page)).submit({ email: 'x', password: '' }),
  'the question for a reset link': ({ page }) => ForgotPasswordPage.open(page),
  'a reset link that is on its way': async ({ page }) => {
    const forgot = await ForgotPasswordPage.open(page)
    await forgot.email.fill(newcomer().email)
    await forgot.send()
    await forgot.sent()
  },
  'the choice of a new password, with faults': async ({ page }) => {
    const link = '/reset-password?email=ngozi%40example.com&code=000000'
    await (await ResetPasswordPage.open(page, link)).submit('')
  },
  'a reset page without its link': ({ page }) =>
    openScreen(page, '/reset-password', 'This page needs the link from our email'),
  'a link that stops mails': ({ page }) => UnsubscribePage.open(page, `/unsubscribe?token=${'a'.repeat(32)}`),
  'a link that stops no mails': ({ page }) => openScreen(page, '/unsubscribe', 'This link does not work'),
  'step 1 of the sign-up': ({ page }) => wizardAt(page, 1),
  'step 2 of the sign-up': ({ page }) => wizardAt(page, 2),
  'step 3 of the sign-up': ({ page }) => wizardAt(page, 3),
  'step 4 of the sign-up': ({ page }) => wizardAt(page, 4),
  'a page that is not there': async ({ page }) => {
    await page.goto('/nowhere')
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  },
  'a signed-out view of the applications': async ({ page }) => {
    await page.goto('/dashboard/applications')
    await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible()
  },
}

const alertForm = {
  jobType: null,
  salaryMin: 250_000,
  salaryMax: 400_000,
  frequency: 'weekly',
  byMail: true,
} as const

const statuses = ['saved', 'viewed', 'applied', 'interview', 'offer', 'rejected', 'withdrawn'] as const

const withApplications = async ({ page, api }: Signed, search = ''): Promise<ApplicationsPage> => {
  const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän'
  await track(
    api,
    { jobTitle: longWord, companyName: longWord, notes: longWord, location: longWord },
    ...statuses.map(status => ({ jobTitle: `Job ${status}`, status, jobUrl: 'https://jobs.example/1' })),
  )
  return ApplicationsPage.open(page, search)
}

const paid = async ({ page }: Signed) => {
  await page.goto('/dashboard/upgrade?checkout=pro')
  const payment = await (await (await new CheckoutDialog(page).shown()).goToPay()).payByCard()
  await payment.stay.click()
  return payment
}

export const signedInPlaces: Readonly<Record<string, Way<Signed>>> = {
  'the dashboard of a newcomer': ({ page }) => DashboardPage.open(page),
  'the dashboard with applications': async ({ page, api }) => {
    await trackMany(api, 30)
    const dashboard = await DashboardPage.open(page)
    await expect(page.getByText('30 tracked.')).toBeVisible()
    return dashboard
  },
  'the empty list': ({ page }) => ApplicationsPage.open(page),
  'the list': world => withApplications(world),
  'the board': async world => (await withApplications(world)).showBoard(),
  'the board of one status': async world => {
    const applications = await withApplications(world, '?view=board')
    await applications.showStatus('Offer')
  },
  'the menu of a status': async world =>
    (await withApplications(world)).statusButton('Job offer').press('Enter'),
  'the add dialog, with faults': async ({ page }) =>
    (await (await ApplicationsPage.open(page)).add()).save.click(),
  'the edit dialog': async world => (await withApplications(world)).edit('Job offer'),
  'the question before a delete': async world => (await withApplications(world)).delete('Job offer'),
  'the import dialog': async ({ page }) => (await ApplicationsPage.open(page)).importFirst(),
  'the preview of an import': async ({ page }) => {
    const dialog = await (await ApplicationsPage.open(page)).importFirst()
    await dialog.chooseText('Job title,Company,Status,Pay\nWelder,Gada Cement,Ghosted,1\nBursar,,,\n')
    await expect(dialog.root.getByRole('heading', { name: '1 to add' })).toBeVisible()
  },
  'the notifications': async ({ page }) => {
    await DashboardPage.open(page)
    await expect((await new Bell(page).open()).row('Welcome to Aiki')).toBeVisible()
  },
  'what a higher plan would open': ({ page }) => openScreen(page, '/dashboard/insights', 'Insights'),
  'the insights of a newcomer': async ({ page, api }) => {
    await api.subscription.startTrial({ body: { tier: 'elite' } })
    const insights = await InsightsPage.open(page)
    await expect(page.getByRole('heading', { name: 'Nothing to count yet' })).toBeVisible()
    return insights
  },
  'the insights': async ({ page, api }) => {
    await api.subscription.startTrial({ body: { tier: 'elite' } })
    const host = 'donaudampfschifffahrtsgesellschaftskapitaen.example'
    await track(
      api,
      ...(['interview', 'rejected', 'offer', 'applied', 'applied', 'applied'] as const).map(
        (status, place) => ({
          jobTitle: `Job ${place}`,
          status,
          jobUrl: `https://${host}/${place}`,
        }),
      ),
    )
    const insights = await InsightsPage.open(page)
    await insights.showAsTable('Sent a week')
    return insights
  },
  'the job search before its first search': async ({ page }) => {
    const search = await JobSearchPage.open(page)
    await search.form.getByRole('button', { name: 'More filters' }).click()
    await expect(search.form.getByRole('link', { name: 'Upgrade to Elite' })).toBeVisible()
  },
  'the job search with its filters': async ({ page, api, stack }) => {
    await boardsRead(stack)
    await api.subscription.startTrial({ body: { tier: 'elite' } })
    const search = await JobSearchPage.open(page, '?q=tide+table')
    await expect(search.card(tideTable.clerk)).toBeVisible()
    await (await search.openFilters()).getByLabel('Salary a month, from').fill('lots')
  },
  'a search that finds nothing': async ({ page, stack }) => {
    await boardsRead(stack)
    await JobSearchPage.open(page, '?q=Donaudampfschifffahrtsgesellschaftskapitaen&location=Jos')
    await expect(page.getByRole('heading', { name: 'No jobs found.' })).toBeVisible()
  },
  'the details of a job': async ({ page, stack }) => {
    await boardsRead(stack)
    const search = await JobSearchPage.open(page, '?q=tide+table')
    const { root } = await search.details(tideTable.clerk)
    await expect(root).toContainText('captains')
  },
  'what Auto-Apply will be': ({ page }) => openScreen(page, '/dashboard/job-search?tab=auto', 'Job Search'),
  'no job alerts yet': ({ page }) => JobAlertsPage.open(page),
  'the job alerts': async ({ page, api }) => {
    const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän'
    for (const [at, isActive] of [true, false].entries()) {
      const title = `${longWord} ${at}`
      const words = { title, keywords: [longWord], location: longWord }
      await api.alerts.create({ body: { ...alertForm, ...words, isActive, id: ulid() } })
    }
    const { alerts } = await api.alerts.list({})
    await JobAlertsPage.open(page, `?alert=${alerts[0]?.id}`)
    await expect(page.getByRole('switch')).toHaveCount(2)
  },
  'the dialog of a job alert, with faults': async ({ page }) =>
    (await (await JobAlertsPage.open(page)).add()).save.click(),
  ...writingPlaces,
  ...advancedPlaces,
  ...coachPlaces,
  ...interviewCoachPlaces,
  ...practicePlaces,
  'the subscription': ({ page }) => openScreen(page, '/dashboard/subscription', 'Subscription'),
  'the comparison of the plans': ({ page }) => openScreen(page, '/dashboard/upgrade', 'Upgrade'),
  'what a plan costs, before paying': async ({ page }) => {
    await page.goto('/dashboard/upgrade?checkout=elite')
    await new CheckoutDialog(page).shown()
  },
  'a payment that came': paid,
  'the subscription of who paid': async world => {
    await paid(world)
    const { payments } = await SubscriptionPage.open(world.page)
    await expect(payments.getByRole('listitem')).toHaveCount(1)
  },
  'the profile': ({ page }) => ProfilePage.open(page),
  'the form of the profile, with faults': async ({ page }) => {
    const profile = await ProfilePage.open(page)
    await profile.edit()
    await profile.fill({ 'Full name': '', Skills: 'Donaudampfschifffahrtsgesellschaftskapitän' })
    await profile.save.click()
  },
  'the form of the job preferences': async ({ page }) => {
    const preferences = await PreferencesPage.openForm(page)
    await preferences.field('Job titles').fill('Donaudampfschifffahrtsgesellschaftskapitän, Welder')
    await preferences.press('Add job title')
  },
  'the job preferences': async ({ page, api }) => {
    const { updatedAt: _, ...first } = await api.preferences.get({})
    await api.preferences.save({
      body: { ...first, keywords: ['Donaudampfschifffahrtsgesellschaftskapitän'] },
    })
    await openScreen(page, '/dashboard/preferences', 'Job Preferences')
    await expect(page.getByRole('button', { name: 'Edit preferences' })).toBeVisible()
  },
  'the notification preferences': async ({ page }) => {
    await openScreen(page, '/dashboard/notifications', 'Notification Preferences')
    await page.getByRole('switch', { name: 'Email notifications' }).uncheck()
  },
  'the help center': async ({ page }) => {
    await HelpPage.open(page)
    await page.getByText('How do I get fewer emails?').click()
  },
  'a message to support, with faults': async ({ page }) =>
    (await (await HelpPage.open(page)).write('Contact support')).send.click(),
  'the privacy policy within the app': ({ page }) => openScreen(page, '/dashboard/privacy', 'Privacy Policy'),
  'the settings': async ({ page }) => {
    await SettingsPage.open(page)
    await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
  },
  'the dialog for a new password, with faults': async ({ page }) => {
    const settings = await SettingsPage.open(page)
    await settings.ask('Change password')
    await settings.press('Update Password')
  },
  'the dialog for a new email': async ({ page }) => (await SettingsPage.open(page)).ask('Change email'),
  'the set-up of two-factor login': async ({ page }) => {
    const dialog = await (await SettingsPage.open(page)).ask('Set up')
    await expect(dialog.getByRole('img')).toBeVisible()
  },
  'the question before an account is deleted': async ({ page }) =>
    (await SettingsPage.open(page)).ask('Delete my account'),
  'the menu of the account': async ({ page }) => (await DashboardPage.open(page)).shell.openAccount(),
  'the toast after a delete': async world =>
    (await (await withApplications(world)).delete('Job offer')).confirm(),
}
