import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError } from '../../../shared/api/errors.ts'
import { session } from '../../session/store.ts'
import { fakeApplications } from '../../testing/applications.ts'
import { server } from '../../testing/fake-server.ts'
import { reload } from '../../testing/reload.ts'
import { expectToast, toast } from '../../testing/toast.ts'
import { openApplications, rows } from './applications.testing.ts'
import { chooseOfFiles, importFirst, importing, table } from './import.testing.ts'

const { pasted, refusal, press, says, read } = importing

const batches = () => server.asked('applications.import').map(({ body }) => body.rows.length)

test('a long file is sent in batches, with the first row on top', async () => {
  await openApplications(fakeApplications())
  await importFirst()
  await read(table(120))
  await press('Add 120 applications')
  await says('120 added, 0 already tracked, 0 left out.')
  await press('Done')
  await importing.closed()
  expect(batches()).toEqual([50, 50, 20])
  await expect.element(rows.first()).toMatchTextContent('Job 1')
  await page.getByRole('button', { name: 'Show older' }).click()
  await expect.poll(() => rows.elements()).toHaveLength(100)
})

test('an import whose answer was lost continues where it was, and adds nothing twice', async () => {
  const applications = fakeApplications()
  await openApplications(applications)
  await importFirst()
  const line = server.loseAnswers('applications.import')
  await read(table(40))
  await press('Add 40 applications')
  await expect.element(refusal).toMatchTextContent('The import stopped after 0 of 40 rows.')
  line.mend()
  await press('Try again')
  await says('40 added, 0 already tracked, 0 left out.')
  expect(applications.all()).toHaveLength(40)
})

test('rows above the limit are reported as left out', async () => {
  await openApplications(fakeApplications())
  await importFirst()
  server.answers({
    'applications.import': ({ body }) => ({ added: 1, alreadyTracked: 0, leftOut: body.rows.length - 1 }),
  })
  await read(table(3))
  await press('Add 3 applications')
  await says('1 added, 0 already tracked, 2 left out.')
  await says('2 rows were left out: you can have at most 5,000 applications.')
})

/** Takes the phone's way back while the pasted rows are on their way. */
const leaveWhileSending = async (count: number, applications = fakeApplications()) => {
  await openApplications(applications)
  await importFirst()
  await read(table(count))
  const sending = server.hold('applications.import')
  await press(`Add ${count} applications`)
  history.back()
  await importing.closed()
  return sending
}

test('an import in the background shows when it is done, and its text is removed', async () => {
  const sending = await leaveWhileSending(60)
  sending.goOn()
  await expectToast('Imported', '60 applications added.')
  await expect.poll(() => rows.elements()).toHaveLength(50)
  await chooseOfFiles('Import from CSV')
  await expect.element(pasted).toHaveValue('')
})

test('a text that is typed during an import in the background is kept', async () => {
  const sending = await leaveWhileSending(2)
  await importFirst()
  await pasted.fill('Job title,Company')
  sending.goOn()
  await expectToast('Imported', '2 applications added.')
  await reload()
  await expect.element(pasted).toHaveValue('Job title,Company')
})

test('an import that fails in the background shows what was saved, and continues on request', async () => {
  const applications = fakeApplications()
  const sending = await leaveWhileSending(40, applications)
  server.answers({
    'applications.import': () => {
      throw new ApiError('internal')
    },
  })
  sending.goOn()
  await expect.element(toast).toMatchTextContent('It stopped after 0 of 40 rows. Those rows are safe.')
  server.answers(applications.answers)
  await toast.getByRole('button', { name: 'Try again' }).click()
  await expectToast('Imported', '40 applications added.')
  await expect.poll(() => rows.elements()).toHaveLength(40)
})

test('a person who signs out during an import sends no more of it', async () => {
  const sending = await leaveWhileSending(120)
  session.set({ sub: 'musa', email: 'musa@example.com', name: 'Musa Sani' })
  sending.goOn()
  await expect.poll(batches).toEqual([50])
  // The next person's own import is the only one that follows.
  await chooseOfFiles('Import from CSV')
  await read('Job title,Company\nWelder,Tudun Foods')
  await press('Add 1 application')
  await says('1 added, 0 already tracked, 0 left out.')
  expect(batches()).toEqual([50, 1])
})
