import { expect, type Page } from 'playwright/test'
import type { Client } from '../shared/api/client.ts'
import type { Api } from '../shared/api/index.ts'
import { track, trackMany } from './jobs.ts'
import { newcomer } from './newcomer.ts'
import { ApplicationsPage } from './pages/applications.ts'
import { DashboardPage } from './pages/dashboard.ts'
import { LandingPage } from './pages/landing.ts'
import { LoginPage } from './pages/login.ts'
import { SignUpPage } from './pages/sign-up.ts'

// Every screen and every dialog, each with the way to it. A new screen joins with one entry.

type Way<World> = (world: World) => Promise<unknown>

const wizardAt = async (page: Page, step: number): Promise<void> => {
  const wizard = await SignUpPage.open(page)
  await wizard.fillAccount(newcomer())
  for (let at = 1; at < step; at += 1) {
    await wizard.next.click()
    await wizard.shown(at + 1)
  }
}

export const publicPlaces: Readonly<Record<string, Way<{ page: Page }>>> = {
  'the landing page': ({ page }) => LandingPage.open(page),
  'the login': ({ page }) => LoginPage.open(page),
  'the login with something wrong': async ({ page }) =>
    (await LoginPage.open(page)).submit({ email: 'x', password: '' }),
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

type Signed = { page: Page; api: Client<Api> }

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
  'the menu of the account': async ({ page }) => (await DashboardPage.open(page)).shell.openAccount(),
  'the toast after a delete': async world =>
    (await (await withApplications(world)).delete('Job offer')).confirm(),
}
