import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoAxe } from '../testing/accessible.ts'
import { renderAlone } from '../testing/render.tsx'
import { FilePicker } from './file-picker.tsx'

const picker = page.getByLabelText('Choose a CSV file')
const csv = (name: string) => new File(['Job title'], name)

/** Names the files it was given. The first one is read for ever, where that is wished. */
const Import = ({ slow }: { slow: boolean }) => {
  const [names, setNames] = useState<readonly string[]>([])
  return (
    <main>
      <h1>Import</h1>
      <FilePicker
        label="Choose a CSV file"
        hint="Up to 5 MB"
        accept=".csv"
        busy={slow && names.length > 0}
        onFile={({ name }) => setNames([...names, name])}
      />
      <p>Given: {names.join(', ')}</p>
    </main>
  )
}

test('a file can be chosen, and the same one again after it was corrected', async () => {
  await renderAlone(<Import slow={false} />)
  await expect.element(picker).toHaveAccessibleDescription('Up to 5 MB')
  await picker.upload(csv('jobs.csv'))
  await picker.upload(csv('jobs.csv'))
  await expect.element(page.getByText('Given: jobs.csv, jobs.csv')).toBeVisible()
})

test('a picker that reads a file shows that in words, and takes no other file', async () => {
  await renderAlone(<Import slow />)
  await userEvent.tab()
  await picker.upload(csv('jobs.csv'))
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Reading the file...' }))
    .toBeInTheDocument()
  await expect.element(picker).toHaveAccessibleDescription('Reading the file...')
  await expect.element(picker).toHaveAccessibleName('Choose a CSV file')
  await expect.element(picker).toHaveFocus()
  await expectNoAxe()
  await picker.upload(csv('other.csv'))
  await expect.element(picker).toHaveValue('')
  await expect.element(page.getByText('Given: jobs.csv')).toBeVisible()
})
