import { expect, test, vi } from 'vitest'
import { csvHeadings } from '../../../shared/domain/application-csv.ts'
import { fakeApplications } from '../../testing/applications.ts'
import { server } from '../../testing/fake-server.ts'
import { expectToast, toast } from '../../testing/toast.ts'
import { openApplications } from './applications.testing.ts'
import { chooseOfFiles } from './import.testing.ts'

/** What the browser is given as a file: its name and its lines. */
const savedFile = () => {
  const url = vi.spyOn(URL, 'createObjectURL')
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  return {
    names,
    lines: async () => {
      const content = url.mock.lastCall?.[0]
      if (!(content instanceof Blob)) throw new Error('No file was offered.')
      const bytes = new Uint8Array(await content.arrayBuffer())
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\r\n')
    },
  }
}

test('an export includes rows that are not loaded yet, under its headings', async () => {
  const applications = fakeApplications()
  applications.trackMany(60)
  await openApplications(applications)
  const file = savedFile()
  await chooseOfFiles('Export to CSV')
  await expectToast('Exported', '60 applications are in the file.')
  const lines = await file.lines()
  expect(lines).toHaveLength(61)
  expect(lines[0]).toBe(`\uFEFF${csvHeadings.join()}`)
  expect(file.names).toEqual([expect.stringMatching(/^aiki-applications-\d{4}-\d\d-\d\d\.csv$/)])
})

test('an export that fails saves no file, and can be retried', async () => {
  await openApplications(fakeApplications({}))
  const file = savedFile()
  const line = server.cut('applications.list')
  await chooseOfFiles('Export to CSV')
  await expect.element(toast.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(file.names).toEqual([])
  line.mend()
  await toast.getByRole('button', { name: 'Try again' }).click()
  await expectToast('Exported', '1 application is in the file.')
})
