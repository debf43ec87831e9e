import { expect, type Page } from 'playwright/test'
import { apiClient } from '../local/people.ts'
import { newcomer, test } from './fixtures.ts'
import { newestMail } from './mail.ts'
import { ConfirmEmailPage } from './pages/confirm-email.ts'
import { LandingPage } from './pages/landing.ts'
import type { SignUpPage } from './pages/sign-up.ts'
import { expectToast } from './pages/toast.ts'

/** Moves to the next control with the Tab key, and types into it. */
const typeNext = async ({ keyboard }: Page, text: string): Promise<void> => {
  await keyboard.press('Tab')
  await keyboard.type(text)
}

/** Waits for a step. Its heading gets the focus, and Tab continues from there. */
const arriveAt = async (wizard: SignUpPage, step: number): Promise<void> => {
  await wizard.shown(step)
  await expect(wizard.heading).toBeFocused()
}

test('a person completes the four steps by keyboard alone, and then the code of the mail', async ({
  page,
  stack,
  identity,
}) => {
  const person = newcomer()
  const wizard = await (await LandingPage.open(page)).toSignUp()
  const { keyboard } = page
  await wizard.field('Full name').focus()
  await keyboard.type(person.fullName)
  await typeNext(page, person.email)
  await typeNext(page, '0803 000 0009')
  await typeNext(page, person.password)
  // The button that shows the password comes before the agreement.
  await keyboard.press('Tab')
  await typeNext(page, ' ')
  await expect(wizard.agreement).toBeChecked()
  await keyboard.press('Enter')

  await arriveAt(wizard, 2)
  await typeNext(page, 'Enugu')
  await typeNext(page, 'Nsukka')
  await typeNext(page, ' ')
  await typeNext(page, ' ')
  await expect(page.getByRole('checkbox', { name: 'Remote' })).toBeChecked()
  await keyboard.press('Enter')

  await arriveAt(wizard, 3)
  await typeNext(page, 'Data Officer')
  await typeNext(page, 'Health')
  await typeNext(page, 'Mid')
  await typeNext(page, '250,000')
  await typeNext(page, '400000')
  await keyboard.press('Enter')

  await arriveAt(wizard, 4)
  await typeNext(page, 'Excel, SQL , ,Reporting')
  await typeNext(page, 'Power BI')
  await typeNext(page, '')
  await typeNext(page, 'English, Igbo')
  await typeNext(page, 'Lead a team')
  await typeNext(page, 'Within 3')
  await keyboard.press('Tab')
  await expect(wizard.previous).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('Enter')

  await expectToast(page, 'Account Created!', 'Please check your email to verify your account.')
  const confirm = await new ConfirmEmailPage(page).shown()
  const dashboard = await confirm.confirm(newestMail(stack, person.email).code)
  await expect(dashboard.heading).toContainText('Ifeoma')

  const { AccessToken } = await identity.signIn(person)
  expect((await apiClient(stack.url, AccessToken).profile.get({})).profile).toMatchObject({
    fullName: person.fullName,
    email: person.email,
    phone: '0803 000 0009',
    state: 'Enugu',
    location: 'Nsukka',
    willingToRelocate: true,
    jobTypes: ['Remote'],
    jobTitle: 'Data Officer',
    industry: 'Healthcare',
    experienceLevel: 'mid',
    salaryMin: 250_000,
    salaryMax: 400_000,
    skills: ['Excel', 'SQL', 'Reporting'],
    techStack: ['Power BI'],
    certifications: [],
    languages: ['English', 'Igbo'],
    careerObjectives: 'Lead a team',
    jobSearchTimeline: '3-months',
  })
})
