import { Input, SimpleGrid, Textarea } from '@chakra-ui/react'
import type { RefObject } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ApplicationForm } from '../../../../shared/api/applications.ts'
import { statusOptions } from '../../../applications/statuses.ts'
import { FormField } from '../../../ui/form-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { fieldLabels } from '../form-values.ts'

type Props = {
  form: UseFormReturn<ApplicationForm>
  /** Takes the first field, for the focus. */
  firstField: RefObject<HTMLInputElement | null>
}

export const ApplicationFields = ({ form: { register, formState }, firstField }: Props) => {
  const { errors } = formState
  const { ref: registerTitle, ...jobTitle } = register('jobTitle')
  const titleRef = (input: HTMLInputElement | null) => {
    firstField.current = input
    registerTitle(input)
  }
  return (
    <SimpleGrid gap="4">
      <FormField label={fieldLabels.jobTitle} required error={errors.jobTitle?.message}>
        <Input {...jobTitle} ref={titleRef} autoComplete="off" autoCapitalize="words" />
      </FormField>
      <FormField label={fieldLabels.companyName} required error={errors.companyName?.message}>
        <Input {...register('companyName')} autoComplete="off" autoCapitalize="words" />
      </FormField>
      <FormField label={fieldLabels.location} optional error={errors.location?.message}>
        <Input {...register('location')} autoComplete="off" autoCapitalize="words" />
      </FormField>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" alignItems="start">
        <SelectField
          label={fieldLabels.status}
          options={statusOptions}
          error={errors.status?.message}
          {...register('status')}
        />
        <FormField label={fieldLabels.appliedDate} optional error={errors.appliedDate?.message}>
          <Input type="date" {...register('appliedDate', { setValueAs: (day: unknown) => day || null })} />
        </FormField>
      </SimpleGrid>
      <FormField label={fieldLabels.jobUrl} optional error={errors.jobUrl?.message}>
        <Input
          {...register('jobUrl', { setValueAs: (url: string) => url.trim() })}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
        />
      </FormField>
      <FormField label={fieldLabels.notes} optional error={errors.notes?.message}>
        <Textarea {...register('notes')} rows={3} />
      </FormField>
    </SimpleGrid>
  )
}
