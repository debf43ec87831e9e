import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError } from '../../../shared/api/errors.ts'
import { brand } from '../../../shared/brand.ts'
import { expectForEverybody } from '../../testing/accessible.ts'
import { server } from '../../testing/fake-server.ts'
import { ngozi } from '../../testing/newcomer.ts'
import { openApp } from '../../testing/render.tsx'

const token = 'u'.repeat(43)
const says = (heading: string) =>
  expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
const support = page.getByRole('link', { name: `Write to ${brand.supportEmail}` })
const press = page.getByRole('button', { name: 'Undo the change' })

const openLink = (search = `?token=${token}`, person: typeof ngozi | null = null) =>
  openApp(`/undo${search}`, { person, answers: { 'account.undo': () => ({}) } })

test('a link that undoes a change of the account', async () => {
  await openLink()
  await says('Undo this change?')
  await expectForEverybody()
})

test('a link that undoes nothing', async () => {
  await openLink('')
  await says('This link does not work')
  await expect.element(support).toHaveAttribute('href', `mailto:${brand.supportEmail}`)
  await expectForEverybody()
})

test('opening the link undoes nothing, and the token leaves the address', async () => {
  await openLink()
  await says('Undo this change?')
  await expect.poll(() => location.pathname + location.search).toBe('/undo')
  expect(server.asked('account.undo')).toEqual([])
})

test('the button undoes the change, signs this device out, and leads to a new password', async () => {
  await openLink(undefined, ngozi)
  await press.click()
  await says('Your account is as it was before')
  expect(server.asked('account.undo')).toMatchObject([{ params: { token } }])
  expect(localStorage.getItem('aiki.person')).toBeNull()
  await page.getByRole('link', { name: 'Send the email again' }).click()
  await expect.poll(() => location.pathname).toBe('/forgot-password')
})

test('an expired link says so; after a lost connection the button can be pressed again', async () => {
  await openLink()
  const line = server.cut('account.undo')
  await press.click()
  await expect.element(page.getByText(/The connection was lost/)).toBeVisible()
  line.mend()
  server.answers({
    'account.undo': () => {
      throw new ApiError('not_found')
    },
  })
  await page.getByRole('button', { name: 'Try again' }).click()
  await says('This link does not work')
})

test('when the old address is taken, the page leads to support', async () => {
  await openLink()
  server.answers({
    'account.undo': () => {
      throw new ApiError('email_taken')
    },
  })
  await press.click()
  await says('We have to look at this')
  await expect.element(page.getByText(/Nobody can log in to your account until/)).toBeVisible()
  await expect.element(support).toHaveAttribute('href', `mailto:${brand.supportEmail}`)
})
