import { expect, test, vi } from 'vitest'
import type { ExportedRow } from '../../../shared/api/account.ts'
import { server } from '../../testing/fake-server.ts'
import { fakeSettings } from '../../testing/person.ts'
import { reload } from '../../testing/reload.ts'
import { openSettings, settings } from './settings.testing.ts'

const data = settings.section('Your data')
const press = (name: string) => data.getByRole('button', { name }).click()

const rows = Array.from(
  { length: 5 },
  (_, place): ExportedRow => ({ section: 'applications', data: { jobTitle: `Job ${place}` } }),
)

/** A page of two rows; the word for where to go on is the place of the next one. */
const exported = (after = '0') => {
  const next = Number(after) + 2
  return { rows: rows.slice(Number(after), next), next: next < rows.length ? String(next) : null }
}

/** What the app hands to the browser to keep. */
const catchFiles = () => {
  const files: { readonly name: string; readonly text: Promise<string> }[] = []
  let newest = new Blob()
  vi.spyOn(URL, 'createObjectURL').mockImplementation(content => {
    if (content instanceof Blob) newest = content
    return 'blob:caught'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, text: newest.text() })
  })
  return files
}

test('the export continues after a lost connection, and has all stored data', async () => {
  const files = catchFiles()
  await openSettings({}, { 'account.export': ({ query }) => exported(query?.after) })
  const failing = server.refuse('account.export')
  await press('Export my data')
  await expect.element(data).toMatchTextContent('Something went wrong on our side. Nothing is downloaded yet')
  failing.mend()

  let mendLine = () => {}
  server.answers({
    'account.export': ({ query }) => {
      if (query?.after === '2') mendLine = server.cut('account.export').mend
      return exported(query?.after)
    },
  })
  await press('Try again')
  await expect.element(data).toMatchTextContent('The connection was lost. Ready so far: 4 entries.')
  expect(files).toEqual([])
  mendLine()
  await press('Try again')
  await expect
    .element(data)
    .toMatchTextContent(/^.*aiki-my-data-\d{4}-\d\d-\d\d\.json is in your downloads, with 5 entries/)
  const [file] = files
  expect(file?.name).toMatch(/^aiki-my-data-\d{4}-\d\d-\d\d\.json$/)
  expect(JSON.parse((await file?.text) ?? '')).toMatchObject({ applications: rows.map(row => row.data) })
  expect(server.asked('account.export').map(({ query }) => query?.after)).toEqual([undefined, '2', '4'])
})

test('a theme that is chosen here shows at once, and is saved with the account', async () => {
  const kept = fakeSettings()
  await openSettings({}, kept.answers)
  const dark = settings.section('Appearance').getByRole('radio', { name: 'Dark' })
  await dark.click({ force: true })
  await expect.element(document.documentElement).toHaveClass('dark')
  await expect.poll(() => kept.now().theme).toBe('dark')
  localStorage.removeItem('aiki.theme')
  await reload()
  await expect.element(dark).toBeChecked()
})

test('a delete needs the password and a typed word, and nothing happens before both are right', async () => {
  const { password } = await openSettings(
    {},
    { 'account.remove': () => ({ purgedBy: new Date().toISOString() }) },
  )
  await settings.ask('Delete my account')
  await settings.fill({ 'Your password': 'not-this-one-2026', 'Type DELETE to continue': 'delete' })
  await settings.press('Delete my account')
  const word = settings.field('Type DELETE to continue')
  await expect.element(word).toHaveAccessibleErrorMessage('Type DELETE in capital letters.')
  await settings.fill({ 'Type DELETE to continue': 'DELETE' })
  await settings.press('Delete my account')
  await expect
    .element(settings.field('Your password'))
    .toHaveAccessibleErrorMessage(/not your current password/)
  expect(server.asked('account.remove')).toEqual([])

  server.cut('account.remove')
  await settings.fill({ 'Your password': password })
  await settings.press('Delete my account')
  await expect.element(settings.dialog.getByRole('alert')).toMatchTextContent(/The connection was lost/)
})
