import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { newcomerAccount, openSignUp, wizard } from './auth.testing.ts'

const nothingWrong = (label: string) =>
  expect.element(wizard.field(label)).not.toHaveAttribute('aria-invalid', 'true')

test('the first step refuses a short password, an incomplete address and an empty name', async () => {
  await openSignUp()
  await wizard.fillAccount({ fullName: ' ', email: 'ifeoma@', password: 'seven77' })
  await expect.element(wizard.field('Password')).toHaveAccessibleDescription('1 more character.')
  await wizard.next.click()
  await expect.element(wizard.field('Full name')).toHaveAccessibleErrorMessage('Full name is required.')
  await expect.element(wizard.field('Full name')).toHaveFocus()
  await expect
    .element(wizard.field('Email'))
    .toHaveAccessibleErrorMessage(/does not look like an email address/)
  await expect.element(wizard.field('Password')).toHaveAccessibleErrorMessage('Use at least 8 characters.')
  await wizard.shown(1)

  await wizard.field('Full name').fill('Ifeoma Eze')
  await nothingWrong('Full name')
  await wizard.field('Password').click()
  await userEvent.keyboard('{End}7')
  await expect.element(wizard.field('Password')).toHaveAccessibleDescription('Fair. Longer is stronger.')
  await expect.element(wizard.field('Email')).toHaveAttribute('aria-invalid', 'true')
})

test('an invalid phone number and password are refused at their fields', async () => {
  await openSignUp()
  await wizard.fillAccount({ ...newcomerAccount, password: 'Password1!' })
  const phone = page.getByLabelText(/^Phone/)
  await phone.fill('abc')
  await wizard.next.click()
  await expect.element(phone).toHaveAccessibleErrorMessage(/in figures, such as 0803 000 0000/)
  await expect
    .element(wizard.field('Password'))
    .toHaveAccessibleErrorMessage(/easy to guess\. Put a few words/)
  await phone.fill('+234 803-000-0009')
  // No rule knows this one: it is on the list of those that are used most.
  await wizard.field('Password').fill('steelers')
  await wizard.next.click()
  await expect
    .element(wizard.field('Password'))
    .toHaveAccessibleErrorMessage(/easy to guess\. Put a few words/)
  await wizard.field('Password').fill('kola-nut-2026')
  await wizard.skipTo(2)
})

test('salaries are amounts, the highest at least the lowest', async () => {
  await openSignUp()
  await wizard.fillAccount(newcomerAccount)
  await wizard.skipTo(3)
  const lowest = page.getByLabelText(/^Minimum salary a month/)
  const highest = page.getByLabelText(/^Maximum salary a month/)
  await lowest.fill('two hundred')
  await wizard.next.click()
  await expect.element(lowest).toHaveAccessibleErrorMessage(/in figures, such as 250,000/)
  await lowest.fill('₦400000')
  await highest.fill('300,000')
  await wizard.next.click()
  await expect.element(lowest).toHaveValue('400,000')
  await expect.element(highest).toHaveAccessibleErrorMessage('Make this at least the minimum.')
  await lowest.fill('300,000')
  await expect.element(highest).not.toHaveAttribute('aria-invalid', 'true')
  await lowest.fill('400,000')
  await highest.fill('450,000')
  await wizard.next.click()
  await wizard.shown(4)
})

test('the first step fits a phone: the password is in sight, and no button lies over it', async () => {
  await page.viewport(360, 740)
  await openSignUp()
  const password = wizard.field('Password')
  await expect.element(password).toBeInViewport({ ratio: 1 })
  const { bottom } = password.element().getBoundingClientRect()
  expect(bottom).toBeLessThan(wizard.next.element().getBoundingClientRect().top)
})
