import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '../../testing/render.tsx'

const heading = page.getByRole('heading', { level: 1 })
const field = (label: string) => page.getByLabelText(label, { exact: true })

/** What the screen says of the way here, above the login. */
const notice = page.getByRole('main').getByRole('status')

export const login = {
  email: field('Email'),
  password: field('Password'),
  appCode: page.getByLabelText('Code from your authenticator app'),
  notice,
  shown: () => expect.element(heading).toHaveTextContent('Log in'),
  submit: async (email: string, password: string) => {
    await field('Email').fill(email)
    await field('Password').fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  },
}

export const openLogin = async (search = '', state: unknown = null) => {
  await openApp(`/auth${search}`, { person: null, state })
  await login.shown()
}

export const dashboardShown = async () => {
  await expect.element(heading).toMatchTextContent(/Good (morning|afternoon|evening), Ngozi/)
  expect(location.pathname).toBe('/dashboard')
}

const titles = ['Personal Information', 'Location & Preferences', 'Career Information', 'Skills & Goals']

export const newcomerAccount = {
  fullName: 'Ifeoma Eze',
  email: 'ifeoma@example.com',
  password: 'kola-nut-2026',
} as const

/** The sign-up in four steps. */
export const wizard = {
  field,
  next: page.getByRole('button', { name: 'Next' }),
  previous: page.getByRole('button', { name: 'Previous' }),
  later: page.getByRole('button', { name: 'Add the rest later' }),
  create: page.getByRole('button', { name: 'Create Account' }),
  agreement: page.getByRole('checkbox', { name: /^I am 18 or older/ }),
  /** The step, 1 to 4: its heading, and as many dots. */
  shown: async (step = 1) => {
    await expect.element(heading).toHaveTextContent(titles[step - 1] ?? '')
    const progress = page.getByRole('progressbar', { name: 'Sign Up' })
    await expect.element(progress).toHaveAttribute('aria-valuenow', String(step))
  },
  fillAccount: async ({ fullName, email, password }: Record<keyof typeof newcomerAccount, string>) => {
    await field('Full name').fill(fullName)
    await field('Email').fill(email)
    await field('Password').fill(password)
    await page.getByRole('checkbox', { name: /^I am 18 or older/ }).click()
  },
  /** From the step shown to another, leaving the rest empty. */
  skipTo: async (last: number, from = 1) => {
    for (let step = from + 1; step <= last; step += 1) {
      await wizard.next.click()
      await wizard.shown(step)
    }
  },
}

export const openSignUp = async (search = '') => {
  await openApp(`/auth?mode=signup${search}`, { person: null })
  await wizard.shown()
}

/** The question for the code of our mail. */
export const confirmEmail = {
  code: page.getByLabelText('Six-digit code'),
  resend: page.getByRole('button', { name: /^Resend code/ }),
  followed: page.getByRole('button', { name: 'I followed the link' }),
  shown: () => expect.element(heading).toHaveTextContent('Confirm your email'),
}
