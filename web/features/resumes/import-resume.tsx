import { chakra, Heading } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { errors } from '../../../shared/api/errors.ts'
import { pastedLimit } from '../../../shared/api/imports.ts'
import { api } from '../../api/api.ts'
import { TextField } from '../../forms/fields.tsx'
import { requestError } from '../../kit/request-error.ts'
import { useIsHere } from '../../kit/use-is-here.ts'
import { Button } from '../../ui/button.tsx'
import { FilePicker } from '../../ui/file-picker.tsx'
import { takeFocus } from '../../ui/focus.ts'
import { FormError } from '../../ui/message.tsx'
import { dismissAll, notify } from '../../ui/notify.ts'
import { accepted, pastedSource, sourceOf, withImported, wrongKind } from './import-file.ts'
import type { GenerateFields, GenerateValues } from './resume-form.ts'

class Refused extends Error {}

const read = async (input: File | string) => {
  const source = typeof input === 'string' ? pastedSource(input) : await sourceOf(input)
  if ('refused' in source) throw new Refused(source.refused)
  return api.imports.read({ body: source })
}

const errorText = (error: unknown): string =>
  error instanceof Refused
    ? error.message
    : requestError(error, {
        failed: 'This file could not be read. Choose it again, or paste its text.',
        lost: 'The connection was lost, and nothing was read. What you typed is still here. Please try again.',
        byCode: { wrong_file_type: wrongKind, invalid_input: wrongKind, internal: errors.internal.message },
      }).text

/** Fills in the form from a file or a pasted text. A toast offers Undo. */
export const useImport = (form: UseFormReturn<GenerateFields, unknown, GenerateValues>) => {
  const [isOpen, setOpen] = useState(false)
  const pasted = useWatch({ control: form.control, name: 'pasted' })
  const isHere = useIsHere()
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: read,
    onSuccess: (imported, input) => {
      if (!isHere()) return
      const before = form.getValues()
      const { form: filled, unplaced } = withImported(before, imported)
      form.reset({ ...before, ...filled, unplaced, pasted: '' })
      setOpen(false)
      notify({
        kind: 'success',
        title: 'Filled in',
        description: `From ${typeof input === 'string' ? 'your text' : input.name}. Check each step before you continue.`,
        action: { label: 'Undo', onClick: () => form.reset({ ...before, step: form.getValues('step') }) },
      })
    },
  })
  return {
    isOpen,
    busy: isPending,
    hasPasted: pasted.trim() !== '',
    error: error ? errorText(error) : undefined,
    open: () => {
      dismissAll()
      reset()
      setOpen(true)
    },
    close: () => setOpen(false),
    readFile: (file: File) => mutate(file),
    readPasted: () => mutate(form.getValues('pasted')),
  }
}

type Props = { imports: ReturnType<typeof useImport> }

/** Replaces the form while the person chooses a file or pastes a text. */
export const ImportView = ({ imports: { error, busy, readFile } }: Props) => (
  <>
    <div>
      <Heading as="h3" ref={takeFocus} tabIndex={-1} outline="0" textStyle="h3">
        Import a resume
      </Heading>
      <chakra.p mt="1" color="fg.muted">
        Aiki fills in the six steps from it, and you check them. Aiki does not keep the file.
      </chakra.p>
    </div>
    <FormError text={error} />
    <FilePicker
      label="Choose a file"
      hint="PDF, Word (.docx) or JSON Resume, up to 4 MB"
      accept={accepted}
      busy={busy}
      onFile={readFile}
    />
    <TextField<keyof GenerateFields>
      name="pasted"
      label="Or paste its text here"
      max={pastedLimit}
      rows={8}
    />
  </>
)

export const ImportButtons = ({
  imports: { busy, hasPasted, close },
  formId,
}: Props & { formId: string }) => (
  <>
    <Button variant="outline" onClick={close} disabled={busy}>
      Back
    </Button>
    <Button type="submit" form={formId} disabled={!hasPasted} loading={busy} loadingText="Reading...">
      Read pasted text
    </Button>
  </>
)
