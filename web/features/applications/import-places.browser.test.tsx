import { expect, test } from 'vitest'
import { expectForEverybody } from '../../testing/accessible.ts'
import { fakeApplications } from '../../testing/applications.ts'
import { longWord } from '../../testing/long-word.ts'
import { openApplications } from './applications.testing.ts'
import { importFirst, importing } from './import.testing.ts'

test('the import dialog', async () => {
  await openApplications(fakeApplications())
  await importFirst()
  await expect.element(importing.pasted).toBeVisible()
  await expectForEverybody()
})

test('the preview of an import', async () => {
  await openApplications(fakeApplications())
  await importFirst()
  await importing.chooseText(
    `Job title,Company,Status,Pay\nWelder,Gada Cement,Ghosted,1\n${longWord},${longWord},Offer,2\nBursar,,,\n`,
  )
  await expect.element(importing.root.getByRole('heading', { name: '2 to add' })).toBeVisible()
  await expectForEverybody()
})
