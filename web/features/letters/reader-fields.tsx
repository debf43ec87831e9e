import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useMedia } from '../../browser/use-browser-state.ts'
import { LineField, TextField, useFieldError } from '../../forms/fields.tsx'
import type { LetterFields } from './letter-request.ts'

type Name = keyof LetterFields

/** To whom the letter goes. Folded on phones as long as nothing is in it. */
export const ReaderFields = () => {
  const { getValues } = useFormContext<LetterFields>()
  const isWide = useMedia('(min-width: 768px)')
  const [isOpened, setOpened] = useState(() =>
    getValues(['recipientName', 'employerAddress']).some(text => text.trim() !== ''),
  )
  const nameError = useFieldError('recipientName')
  const addressError = useFieldError('employerAddress')
  const fields = (
    <chakra.div display="grid" gap="4">
      <LineField<Name>
        name="recipientName"
        label="Hiring manager's name"
        optional
        hint="With Mr, Mrs or Dr. The letter then begins with “Dear Mrs Ojo”."
        placeholder="Mrs Ngozi Ojo"
        autoComplete="off"
      />
      <TextField<Name>
        name="employerAddress"
        label="Employer's address"
        optional
        placeholder="12 Marina Road, Lagos Island"
        max={300}
        rows={2}
      />
    </chakra.div>
  )
  if (isWide) return fields
  return (
    <chakra.details
      open={isOpened || nameError !== undefined || addressError !== undefined}
      onToggle={event => setOpened(event.currentTarget.open)}
    >
      <chakra.summary minH="tap" py="2.5" width="fit" textStyle="label" color="brand.fg" cursor="pointer">
        Name and address of the reader
      </chakra.summary>
      {fields}
    </chakra.details>
  )
}
