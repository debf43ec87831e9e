import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { accountOf } from '../../testing/account.ts'
import { identity, refusal } from '../../testing/identity.ts'
import { reload } from '../../testing/reload.ts'
import { expectToast } from '../../testing/toast.ts'
import { confirmEmail, dashboardShown, login, newcomerAccount, openSignUp, wizard } from './auth.testing.ts'

const passwordIsAsked = page.getByText(/^Your answers are kept, but never your password\./)

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

test('an address with an account is refused at its field, with a link to the login', async () => {
  const { email } = accountOf()
  await openSignUp()
  await wizard.fillAccount({ ...newcomerAccount, email, password: 'another-nut-2026' })
  await wizard.skipTo(4)
  await wizard.create.click()
  const words = 'There is an account with this email already.'
  await expectToast('Signup Error', words)
  await wizard.shown(1)
  await expect.element(wizard.field('Email')).toHaveAccessibleErrorMessage(words)
  await expect.element(wizard.field('Email')).toHaveFocus()
  await page.getByRole('link', { name: 'Log in with this email' }).click()
  await login.shown()
  await expect.element(login.email).toHaveValue(email)
})

test('a person who signs up again with the right password is signed in', async () => {
  const { email, password } = accountOf()
  await openSignUp()
  await wizard.fillAccount({ ...newcomerAccount, email, password })
  await wizard.skipTo(4)
  await wizard.create.click()
  await dashboardShown()
  await expectToast('Welcome back!', "You've been successfully logged in.")
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
