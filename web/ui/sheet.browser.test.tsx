import { Input } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { wish } from '../testing/media.ts'
import { renderAlone } from '../testing/render.tsx'
import { expectToast, toast } from '../testing/toast.ts'
import { Button } from './button.tsx'
import { FormField } from './form-field.tsx'
import { notify } from './notify.ts'
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

/** A low sheet, and over it a full one, whose toast is there before the sheet is drawn. */
const TwoSheets = () => {
  const [lowOpen, setLowOpen] = useState(true)
  const [fullOpen, setFullOpen] = useState(false)
  useEffect(() => {
    if (fullOpen) notify({ kind: 'success', title: 'Saved' })
  }, [fullOpen])
  const more = <Button onClick={() => setFullOpen(true)}>More</Button>
  const back = <Button onClick={() => setFullOpen(false)}>Back</Button>
  return (
    <>
      <Sheet open={lowOpen} onClose={() => setLowOpen(false)} title="Low" footer={more} />
      <Sheet open={fullOpen} onClose={() => setFullOpen(false)} title="Full" footer={back} wide />
    </>
  )
}

test('on a phone a toast follows the sheets that open and close below it', async () => {
  await page.viewport(360, 740)
  await renderAlone(<TwoSheets />)
  const boxOf = (element: Locator) => element.element().getBoundingClientRect()
  const low = page.getByRole('dialog', { name: 'Low' })
  const full = page.getByRole('dialog', { name: 'Full' })
  const back = full.getByRole('button', { name: 'Back' })
  await low.getByRole('button', { name: 'More' }).click()
  await expectToast('Saved')
  await expect.poll(() => boxOf(full).bottom).toBe(740)
  expect(boxOf(toast).top).toBeGreaterThan(boxOf(full.getByRole('heading')).bottom)
  expect(boxOf(toast).bottom).toBeLessThan(boxOf(back).top)
  await back.click()
  await expect.element(full).not.toBeInTheDocument()
  await expectToast('Saved')
  expect(boxOf(toast).bottom).toBeLessThan(boxOf(low).top)
})
