import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { dismissAll, notify } from '../../../ui/notify.ts'
import type { GenerateFields, GenerateValues } from '../generate/fields.ts'
import { withImported } from './imported-form.ts'
import { useImport } from './use-import.ts'

/** The way to an import, and what comes of it: the form is filled in, and can be put back as it was. */
export const useFillIn = (form: UseFormReturn<GenerateFields, unknown, GenerateValues>) => {
  const [isOpen, setOpen] = useState(false)
  const { read, busy, refused, clear } = useImport((imported, from) => {
    const before = form.getValues()
    const { form: filled, unplaced } = withImported(before, imported)
    form.reset({ ...before, ...filled, unplaced, pasted: '' })
    setOpen(false)
    notify({
      kind: 'success',
      title: 'Filled in',
      description: `From ${from}. Look through each step before you go on.`,
      action: { label: 'Undo', onClick: () => form.reset({ ...before, step: form.getValues('step') }) },
    })
  })
  return {
    isOpen,
    busy,
    refused,
    open: () => {
      dismissAll()
      clear()
      setOpen(true)
    },
    close: () => setOpen(false),
    readFile: (file: File) => read(file),
    readPasted: () => read(form.getValues('pasted')),
  }
}
