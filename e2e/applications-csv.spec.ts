import { readFile } from 'node:fs/promises'
import { expect } from 'playwright/test'
import { apiClient } from '../local/api-client.ts'
import type { Application } from '../shared/api/applications.ts'
import { lineDown } from './complaints.ts'
import { testSignedIn as test, uniqueEmail } from './fixtures.ts'
import { table, track, trackMany } from './jobs.ts'
import { cutLine, holdServer } from './lines.ts'
import { ApplicationsPage } from './pages/applications.ts'
import { LoginPage } from './pages/login.ts'
import { expectToast } from './pages/toast.ts'

const awkward = [
  { jobTitle: 'Olùkọ́ "Maths", JSS 3', companyName: 'Adéyẹmí & Sons; Ìbàdàn', notes: 'Line one\nline two' },
  {
    jobTitle: '=SUM(A1:A9)',
    companyName: '+234 Logistics',
    notes: '-not a formula',
    status: 'offer',
    appliedDate: '2026-02-28',
    location: '@Kano',
    jobUrl: 'https://logistics.example/jobs?id=7&x="y"',
  },
  { jobTitle: "'quoted'", companyName: '职位 🧵', status: 'saved', appliedDate: null },
] as const

const told = ({ id: _, createdAt: __, updatedAt: ___, version: ____, origin: _____, ...rest }: Application) =>
  rest

test('what is exported can be imported elsewhere, to the letter', async ({
  page,
  api,
  stack,
  identity,
  otherDevice,
}) => {
  await track(api, ...awkward)
  const file = await (await ApplicationsPage.open(page)).export()
  await expectToast(page, 'Exported', '3 applications are in the file.')
  expect((await readFile(file, 'utf8')).split('\r\n')[0]).toBe(
    '\uFEFFJob title,Company,Location,Status,Applied date,Job URL,Notes,Added',
  )

  const other = await stack.signUp({ email: uniqueEmail(), fullName: 'Musa Sani' })
  const login = await LoginPage.open(await otherDevice.newPage())
  const applications = await (await login.logIn(other)).toApplications()
  const dialog = await applications.importFirst()
  await dialog.choose(file)
  await dialog.press('Add 3 applications')
  await expect(dialog.root).toContainText('3 added, 0 already tracked, 0 left out.')
  await dialog.done()
  await expect(applications.rows).toHaveCount(3)

  const theirs = apiClient(stack.url, (await identity.signIn(other)).AccessToken)
  const [before, after] = await Promise.all([api.applications.list({}), theirs.applications.list({})])
  expect(after.applications.map(told)).toEqual(before.applications.map(told))
})

test("a file of somebody's own making is read, and every doubt is said before anything is added", async ({
  page,
  api,
}) => {
  await track(api)
  const applications = await ApplicationsPage.open(page)
  const dialog = await applications.import()
  await dialog.chooseText(
    [
      'Position;Employer;Stage;Date applied;Link;Salary',
      'supply  planner;Tudun Foods;Applied;20/11/2026;;300000',
      'Welder;Gada Cement;Ghosted;31/02/2026;gada.example/jobs;',
      'Bursar;;Applied;;;',
      ';;;;;',
      'welder;GADA  Cement;Offer;;;',
      'Teacher;Ọdánú School;Interviewing;11/20/2026;call first;',
      'Driver;Sahel Motors;;03/04/2026;;',
    ].join('\n'),
  )
  const { root } = dialog
  await expect(root.locator(':focus')).toContainText('6 rows: 3 to add, 1 already tracked, 2 left out.')
  await expect(root).toContainText('Salary')
  await expect(root).toContainText('Dates such as 03/04/2026 are read day first: 3 April 2026.')
  await expect(root.getByRole('heading', { name: '2 left out' })).toBeVisible()
  await expect(root).toContainText('Row 4: Company is required.')
  await expect(root).toContainText('Row 6: The same job and company as row 3, which says more.')
  await expect(root.getByRole('heading', { name: '3 to add' })).toBeVisible()
  await expect(root.getByRole('heading', { name: '1 already tracked' })).toBeVisible()
  await expect(root).toContainText('Row 2: supply planner, Tudun Foods')
  await expect(root).toContainText('Row 3: The status "Ghosted" is not known here. It is set to Applied.')
  await expect(root).toContainText('Row 7: The status "Interviewing" is read as Interview.')
  await expect(root).toContainText('Row 3: The date "31/02/2026" could not be read. It is left empty.')
  await expect(root).toContainText('Row 7: "call first" is not a web address. It is kept in the notes.')
  await expect(root).toContainText('can only be month first: it is read as 20 November 2026.')
  await expect(root).toContainText('Sahel Motors · 3 Apr')

  await dialog.press('Add 3 applications')
  await expect(root).toContainText('3 added, 1 already tracked, 2 left out.')
  await dialog.done()
  await applications.expectTitles('Welder', 'Teacher', 'Driver', 'Supply Planner')
})

test('what is no list of applications is refused with the reason, and the next file is taken', async ({
  page,
}) => {
  const dialog = await (await ApplicationsPage.open(page)).importFirst()
  const alert = dialog.root.getByRole('alert')
  await dialog.chooseText('Name,Phone\nBola,0803')
  await expect(alert).toContainText('It reads: Name, Phone.')
  await dialog.chooseText('Job title,Company\n"Welder,Gada')
  await expect(alert).toContainText('A quote (") is opened and never closed.')
  await dialog.chooseText('')
  await expect(alert).toHaveText('There is nothing in this file.')
  await dialog.chooseText('PK\u0003\u0004\u0014\0')
  await expect(alert).toContainText('save it there as CSV first, or paste its rows.')
  await dialog.pasted.fill('Job title\tCompany\nWelder\tGada Cement')
  await dialog.press('Read pasted text')
  await dialog.press('Add 1 application')
  await expect(dialog.root).toContainText('1 added')
})

test('while a file is read, the refusal before it is gone, no other file is taken and the focus stays', async ({
  page,
}) => {
  const dialog = await (await ApplicationsPage.open(page)).importFirst()
  const alert = dialog.root.getByRole('alert')
  await dialog.chooseText('')
  await expect(alert).toBeVisible()
  const server = await holdServer(page, 'GET')
  await dialog.file.focus()
  await dialog.chooseText('Job title,Company\nWelder,Gada Cement')
  await expect(dialog.file).toHaveAttribute('aria-disabled', 'true')
  await expect(alert).toBeHidden()
  await expect(dialog.file).toBeFocused()
  await dialog.chooseText('')
  server.goOn()
  await expect(dialog.root).toContainText('1 row: 1 to add.')
})

test('an export holds also what is not loaded yet', async ({ page, api }) => {
  await trackMany(api, 60)
  const file = await (await ApplicationsPage.open(page)).export()
  await expectToast(page, 'Exported', '60 applications are in the file.')
  expect((await readFile(file, 'utf8')).split('\r\n')).toHaveLength(61)
})

test('what is tracked is known also when it is not loaded yet, and nothing is sent for it', async ({
  page,
  api,
}) => {
  await trackMany(api, 60)
  const applications = await ApplicationsPage.open(page)
  const dialog = await applications.import()
  await dialog.chooseText(table(60))
  await expect(dialog.root).toContainText('60 rows: nothing to add, 60 already tracked.')
  await dialog.press('Back')
  await dialog.chooseText(table(61))
  await dialog.press('Add 1 application')
  await expect(dialog.root).toContainText('1 added, 60 already tracked, 0 left out.')
})

test('without a line nothing is added blindly: it is said, and the same text is read again', async ({
  page,
  complaints,
}) => {
  complaints.expect(lineDown)
  const dialog = await (await ApplicationsPage.open(page)).importFirst()
  const line = await cutLine(page, 'GET')
  await dialog.pasted.fill(table(1))
  await dialog.press('Read pasted text')
  await expect(dialog.root.getByRole('alert')).toContainText('Your applications could not be fetched')
  await line.mend()
  await dialog.press('Read pasted text')
  await dialog.press('Add 1 application')
  await expect(dialog.root).toContainText('1 added')
})

test('a preview is read without scrolling sideways', { tag: '@phone' }, async ({ page }) => {
  const dialog = await (await ApplicationsPage.open(page)).importFirst()
  const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän'
  await dialog.chooseText(`Title,Company,Place,${longWord}\n${longWord},${longWord},${longWord},x\n,x,,`)
  await expect(dialog.root).toContainText('2 rows: 1 to add, 1 left out.')
  expect(await dialog.root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})
