import { SimpleGrid } from '@chakra-ui/react'
import { useController, useFormContext } from 'react-hook-form'
import type { AlertFrequency } from '../../../shared/lists.ts'
import { AmountField, LineField } from '../../forms/fields.tsx'
import { TagsField } from '../../forms/tags-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { SwitchField } from '../../ui/switch-field.tsx'
import type { AlertFields as Fields } from './fields.ts'
import { FrequencyField } from './frequency-field.tsx'
import { alertLabels as label, typeChoices } from './words.ts'

type Name = keyof Fields
type Props = { fastest: AlertFrequency; now: AlertFrequency | null; mailHint: string }

export const AlertFields = ({ fastest, now, mailHint }: Props) => {
  const { register } = useFormContext<Fields>()
  const { field: mail } = useController<Fields, 'byMail'>({ name: 'byMail' })
  return (
    <SimpleGrid gap="4">
      <LineField<Name>
        name="title"
        label={label.title}
        autoComplete="off"
        placeholder="Supply planner in Lagos"
      />
      <TagsField<Name>
        name="keywords"
        label={label.keywords}
        one="keyword"
        placeholder="supply planner"
        hint="A job with any of them is meant. Press Enter or a comma after each, or paste a list."
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" alignItems="start">
        <LineField<Name>
          name="location"
          label={label.location}
          optional
          autoComplete="off"
          placeholder="Lagos"
        />
        <SelectField label={label.jobType} options={typeChoices} {...register('jobType')} />
        <AmountField<Name>
          name="salaryMin"
          label={label.salaryMin}
          optional
          hint="Naira a month, such as 250,000."
        />
        <AmountField<Name>
          name="salaryMax"
          label={label.salaryMax}
          optional
          hint="Naira a month, such as 400,000."
        />
      </SimpleGrid>
      <FrequencyField fastest={fastest} now={now} />
      <SwitchField label={label.byMail} hint={mailHint} checked={mail.value} onChange={mail.onChange} />
    </SimpleGrid>
  )
}
