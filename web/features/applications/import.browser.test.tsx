import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeApplications } from '../../testing/applications.ts'
import { server } from '../../testing/fake-server.ts'
import { longWord } from '../../testing/long-word.ts'
import { expectTitles, openApplications } from './applications.testing.ts'
import { chooseOfFiles, importFirst, importing, table } from './import.testing.ts'

const { root, file, refusal, press, says, chooseText, read } = importing

test('a file with unknown headings is read, and each doubt is shown before anything is added', async () => {
  await openApplications(fakeApplications({}))
  await chooseOfFiles('Import from CSV')
  await chooseText(
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
  await says('6 rows: 3 to add, 1 already tracked, 2 left out.')
  await expect.poll(() => document.activeElement?.textContent).toContain('6 rows: 3 to add')
  for (const words of [
    'Salary',
    'Dates such as 03/04/2026 are read day first: 3 April 2026.',
    'Row 4: Company is required.',
    'Row 6: The same job and company as row 3, which has more details.',
    'Row 2: supply planner, Tudun Foods',
    'Row 3: Aiki does not know the status "Ghosted". It is set to Applied.',
    'Row 7: The status "Interviewing" is read as Interview.',
    'Row 3: The date "31/02/2026" could not be read. It is left empty.',
    'Row 7: "call first" is not a web address. It is kept in the notes.',
    'can only be month first: it is read as 20 November 2026.',
    'Sahel Motors · 3 Apr',
  ])
    await says(words)
  for (const name of ['2 left out', '3 to add', '1 already tracked'])
    await expect.element(root.getByRole('heading', { name })).toBeVisible()

  await press('Add 3 applications')
  await says('3 added, 1 already tracked, 2 left out.')
  await press('Done')
  await importing.closed()
  await expectTitles('Welder', 'Teacher', 'Driver', 'Supply Planner')
})

test.for([
  ['Name,Phone\nBola,0803', 'In your file it reads: Name, Phone.'],
  ['Job title,Company\n"Welder,Gada', 'A quotation mark (") is opened and never closed.'],
  ['', 'There is nothing in this file.'],
  ['PK\u0003\u0004\u0014\0', 'save it there as CSV first, or paste its rows.'],
] as const)(
  'a text that is no list of applications is refused with the reason: %j',
  async ([text, reason]) => {
    await openApplications(fakeApplications())
    await importFirst()
    await chooseText(text)
    await expect.element(refusal).toMatchTextContent(reason)
  },
)

test('after a refusal the next text is read', async () => {
  await openApplications(fakeApplications())
  await importFirst()
  await chooseText('')
  await expect.element(refusal).toBeVisible()
  await read('Job title\tCompany\nWelder\tGada Cement')
  await press('Add 1 application')
  await says('1 added')
})

test('while a file is read, the previous error is gone, no other file is accepted, and the focus stays', async () => {
  await openApplications(fakeApplications())
  await importFirst()
  await chooseText('')
  await expect.element(refusal).toBeVisible()
  const list = server.hold('applications.list')
  file.element().focus()
  await chooseText('Job title,Company\nWelder,Gada Cement')
  await expect.element(file).toHaveAttribute('aria-disabled', 'true')
  await expect.element(refusal).not.toBeInTheDocument()
  await expect.element(file).toHaveFocus()
  await chooseText('')
  list.goOn()
  await says('1 row: 1 to add.')
})

test('tracked jobs are recognised even if they are not loaded, and are not sent', async () => {
  const applications = fakeApplications()
  applications.trackMany(60)
  await openApplications(applications)
  await chooseOfFiles('Import from CSV')
  await read(table(60))
  await says('60 rows: nothing to add, 60 already tracked.')
  await press('Back')
  await read(table(61))
  await press('Add 1 application')
  await says('1 added, 60 already tracked, 0 left out.')
  expect(server.asked('applications.import').map(({ body }) => body.rows.length)).toEqual([1])
})

test('without a connection nothing is added, the person is told, and the same text can be read again', async () => {
  await openApplications(fakeApplications())
  await importFirst()
  const line = server.cut('applications.list')
  await read(table(1))
  await expect.element(refusal).toMatchTextContent('Your applications could not be fetched')
  line.mend()
  await press('Read pasted text')
  await press('Add 1 application')
  await says('1 added')
})

test('a preview is read without scrolling sideways', async () => {
  await page.viewport(360, 740)
  await openApplications(fakeApplications())
  await importFirst()
  await chooseText(`Title,Company,Place,${longWord}\n${longWord},${longWord},${longWord},x\n,x,,`)
  await says('2 rows: 1 to add, 1 left out.')
  const { scrollWidth, clientWidth } = root.element()
  expect(scrollWidth).toBe(clientWidth)
})
