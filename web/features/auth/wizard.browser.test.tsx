import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { noAnswers } from '../../../shared/domain/profile.ts'
import { accountOf } from '../../testing/account.ts'
import { server } from '../../testing/fake-server.ts'
import { identity, refusal } from '../../testing/identity.ts'
import { reload } from '../../testing/reload.ts'
import { expectToast } from '../../testing/toast.ts'
import { confirmEmail, dashboardShown, login, newcomerAccount, openSignUp, wizard } from './auth.testing.ts'

const passwordIsAsked = page.getByText(/^We kept your answers, but we never keep your password\./)

test('Previous, the back button and a reload keep the answers, but never the password', async () => {
  accountOf()
  await openSignUp()
  await wizard.fillAccount(newcomerAccount)
  await wizard.skipTo(4)
  await wizard.field('Skills').fill('Welding')
  await wizard.previous.click()
  await wizard.shown(3)
  history.back()
  await wizard.shown(2)
  await wizard.field('City').fill('Aba')
  await wizard.skipTo(4, 2)
  await expect.element(wizard.field('Skills')).toHaveValue('Welding')
  await expect.element(passwordIsAsked).not.toBeInTheDocument()

  await reload()
  await wizard.shown(4)
  await expect.element(wizard.field('Skills')).toHaveValue('Welding')
  await expect.element(passwordIsAsked).toBeVisible()
  const again = wizard.field('Password')
  await expect.element(again).not.toHaveAttribute('aria-invalid', 'true')
  await wizard.create.click()
  await expect.element(again).toHaveAccessibleErrorMessage('Password is required.')
  await again.fill(newcomerAccount.password)
  await wizard.create.click()
  await confirmEmail.shown()
  await expectToast('Account Created!', 'Please check your email to verify your account.')
  const [sent] = identity.asked('signUp')
  expect(sent?.username).toBe(newcomerAccount.email)
  expect(JSON.parse(sent?.options?.clientMetadata?.answers ?? '')).toMatchObject({
    fullName: 'Ifeoma Eze',
    location: 'Aba',
    skills: ['Welding'],
  })
})

test('a person who comes back after a reload is asked for the password on the last step', async () => {
  accountOf()
  await openSignUp()
  await wizard.fillAccount(newcomerAccount)
  await wizard.skipTo(4)
  await reload()
  for (const step of [3, 2, 1]) {
    history.back()
    await wizard.shown(step)
  }
  for (const step of [2, 3, 4]) {
    history.forward()
    await wizard.shown(step)
  }
  await wizard.field('Password').fill(newcomerAccount.password)
  await wizard.create.click()
  await confirmEmail.shown()
})

test('the wizard always starts at its first step', async () => {
  await openSignUp('&step=3')
  expect(location.search).toBe('?mode=signup')
})

test('the first step is enough for an account, and nothing else is asked', async () => {
  const account = accountOf()
  await openSignUp()
  await wizard.fillAccount(newcomerAccount)
  await wizard.later.click()
  await confirmEmail.shown()
  await expectToast('Account Created!', 'Please check your email to verify your account.')
  const [sent] = identity.asked('signUp')
  expect(sent?.options?.clientMetadata).toMatchObject({ agreed: 'yes' })
  expect(JSON.parse(sent?.options?.clientMetadata?.answers ?? '')).toEqual({
    ...noAnswers,
    fullName: newcomerAccount.fullName,
  })
  expect(account.email).toBe(newcomerAccount.email)
})

test('no account is made without the agreement, by either button', async () => {
  await openSignUp()
  await wizard.fillAccount(newcomerAccount)
  await wizard.agreement.click()
  for (const button of [wizard.next, wizard.later]) {
    await button.click()
    await expect.element(wizard.agreement).toHaveAccessibleErrorMessage('Tick this box to create an account.')
    await wizard.shown(1)
  }
  await expect.element(page.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms')
  await wizard.agreement.click()
  await wizard.skipTo(2)
})

const takenWords = 'There is an account with this email already.'

test('a taken address is told when its field is left, with the ways on', async () => {
  const { email } = accountOf()
  await openSignUp()
  await wizard.field('Email').fill(email)
  await wizard.field('Full name').click()
  await expect.element(wizard.field('Email')).toHaveAccessibleErrorMessage(takenWords)
  await expect.element(page.getByText(/^A deleted account stays closed for 14 days\./)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Forgot password?' })).toBeVisible()
  await page.getByRole('link', { name: 'Log in with this email' }).click()
  await login.shown()
  await expect.element(login.email).toHaveValue(email)
})

test('Next on a taken address stays at the first step, unless the password opens the account', async () => {
  const { email, password } = accountOf()
  await openSignUp()
  await wizard.fillAccount({ ...newcomerAccount, email, password: 'another-nut-2026' })
  await wizard.next.click()
  await expect.element(wizard.field('Email')).toHaveAccessibleErrorMessage(takenWords)
  await expect.element(wizard.field('Email')).toHaveFocus()
  await wizard.shown(1)
  await wizard.field('Password').fill(password)
  await wizard.next.click()
  await dashboardShown()
  await expectToast('Welcome back!', "You've been successfully logged in.")
})

test('where the check of the address fails, the sign-up itself tells that it is taken', async () => {
  const { email } = accountOf()
  server.refuse('account.checkEmail')
  await openSignUp()
  await wizard.fillAccount({ ...newcomerAccount, email, password: 'another-nut-2026' })
  await wizard.skipTo(4)
  await wizard.create.click()
  await expectToast('Signup Error', takenWords)
  await wizard.shown(1)
  await expect.element(wizard.field('Email')).toHaveAccessibleErrorMessage(takenWords)
  await expect.element(wizard.field('Email')).toHaveFocus()
})

test('an error without a field is shown above the button, and nothing typed is lost', async () => {
  accountOf()
  identity.answers({
    signUp: () => {
      throw refusal('UserLambdaValidationException')
    },
  })
  await openSignUp()
  await wizard.fillAccount(newcomerAccount)
  await wizard.skipTo(4)
  await wizard.field('Skills').fill('Welding')
  await wizard.create.click()
  await expect
    .element(page.getByRole('main').getByRole('alert'))
    .toMatchTextContent(/Some of your answers could not be saved/)
  await expect.element(wizard.field('Skills')).toHaveValue('Welding')
})
