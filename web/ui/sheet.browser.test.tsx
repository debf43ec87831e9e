import { Input } from '@chakra-ui/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { wish } from '../testing/media.ts'
import { renderAlone } from '../testing/render.tsx'
import { Button } from './button.tsx'
import { FormField } from './form-field.tsx'
import { Sheet } from './sheet.tsx'

const Jobs = () => {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Add a job</Button>
      <Button>Beside</Button>
      <Sheet open={open} onClose={close} title="New job" footer={<Button onClick={close}>Cancel</Button>}>
        <FormField label="Job title">
          <Input />
        </FormField>
      </Sheet>
    </main>
  )
}

const dialog = page.getByRole('dialog', { name: 'New job' })
const opener = page.getByRole('button', { name: 'Add a job' })

const open = async (): Promise<void> => {
  await renderAlone(<Jobs />)
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toBeVisible()
}

test('a dialog traps the focus while it is open, and returns it', async () => {
  await open()
  await expect.element(page.getByLabelText('Job title')).toHaveFocus()
  const stops: string[] = []
  for (let press = 0; press < 8; press += 1) {
    await userEvent.tab()
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
    stops.push(document.activeElement?.textContent || document.activeElement?.ariaLabel || '')
  }
  expect(stops).toEqual(expect.arrayContaining(['Cancel', 'Close']))
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test.each([
  { wanted: 'reduce', least: 0, most: 0.01 },
  { wanted: 'no-preference', least: 0.1, most: 1 },
])('a dialog is animated only without reduced motion: $wanted', async ({ wanted, least, most }) => {
  await wish({ 'prefers-reduced-motion': wanted })
  await open()
  const seconds = Number.parseFloat(getComputedStyle(dialog.element()).animationDuration)
  expect(seconds).toBeGreaterThanOrEqual(least)
  expect(seconds).toBeLessThan(most)
})
