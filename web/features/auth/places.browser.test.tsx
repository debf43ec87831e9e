import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectForEverybody } from '../../testing/accessible.ts'
import { accountOf } from '../../testing/account.ts'
import { openApp } from '../../testing/render.tsx'
import { confirmEmail, login, openLogin, openSignUp, wizard } from './auth.testing.ts'

/** As long as an address may look on a small phone. */
const person = {
  fullName: 'Oluwadamilolanirewatiwiniwunmi Adébáyọ̀-Okonkwo',
  email: 'donaudampfschifffahrtsgesellschaftskapitaen@verylongdomainname.example.com',
  password: 'kola-nut-2026',
}

test('the login with something wrong', async () => {
  await openLogin()
  await login.submit('x', '')
  await expect.element(login.password).toHaveAttribute('aria-invalid', 'true')
  await expectForEverybody()
})

test('the login, which asks for a code of the authenticator app', async () => {
  const { email, password } = accountOf({ asksAppCode: true })
  await openLogin()
  await login.submit(email, password)
  await login.appCode.fill('000000')
  await expect.element(login.appCode).toHaveAttribute('aria-invalid', 'true')
  await expectForEverybody()
})

test.for([2, 3, 4])('step %i of the sign-up', async step => {
  await openSignUp()
  await wizard.fillAccount(person)
  await wizard.skipTo(step)
  await expectForEverybody()
})

test('the first step of the sign-up, with faults', async () => {
  await openSignUp('&trial=elite')
  await wizard.fillAccount({ ...person, email: 'ngozi@', password: 'short' })
  await wizard.next.click()
  await expect.element(wizard.field('Email')).toHaveAttribute('aria-invalid', 'true')
  await expectForEverybody()
})

test('the question for the code of the mail', async () => {
  accountOf()
  await openSignUp()
  await wizard.fillAccount(person)
  await wizard.skipTo(4)
  await wizard.create.click()
  await confirmEmail.code.fill('000000')
  await expect.element(confirmEmail.code).toHaveAttribute('aria-invalid', 'true')
  await expectForEverybody()
})

test('a link of the mail that confirms at a press', async () => {
  accountOf({ isConfirmed: false })
  await openApp('/auth?email=ngozi%40example.com&code=123456', { person: null })
  await expect.element(page.getByRole('button', { name: 'Confirm my email' })).toBeVisible()
  await expectForEverybody()
})

test('a link of the mail that serves no more', async () => {
  accountOf({ isConfirmed: false })
  await openApp('/auth?email=ngozi%40example.com&code=000000', { person: null })
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect.element(page.getByRole('button', { name: 'Get a new code' })).toBeVisible()
  await expectForEverybody()
})

test('a signed-out view of the applications', async () => {
  await openApp('/dashboard/applications', { person: null })
  await expect.element(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible()
  await expectForEverybody()
})
