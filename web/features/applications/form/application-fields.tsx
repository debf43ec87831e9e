import { Input, SimpleGrid } from '@chakra-ui/react'
import type { RefObject } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ApplicationForm } from '../../../../shared/api/applications.ts'
import { completedAddress } from '../../../../shared/domain/web-address.ts'
import { statusOptions } from '../../../applications/statuses.ts'
import { FormField } from '../../../ui/form-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { fieldLabels } from '../form-values.ts'
import { NotesField } from './notes-field.tsx'
import type { useAppliedDay } from './use-applied-day.ts'

type Props = {
  form: UseFormReturn<ApplicationForm>
  day: ReturnType<typeof useAppliedDay>
  /** Takes the first field, for the focus. */
  firstField: RefObject<HTMLInputElement | null>
}

export const ApplicationFields = ({ form, day, firstField }: Props) => {
  const { register, getValues, setValue } = form
  const { errors } = form.formState
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
          {...register('status', { onChange: day.onStatus })}
        />
        <FormField label={fieldLabels.appliedDate} optional error={errors.appliedDate?.message}>
          <Input
            type="date"
            {...register('appliedDate', {
              setValueAs: (value: unknown) => value || null,
              onChange: day.onDay,
            })}
          />
        </FormField>
      </SimpleGrid>
      <FormField label={fieldLabels.jobUrl} optional error={errors.jobUrl?.message}>
        <Input
          {...register('jobUrl', {
            setValueAs: completedAddress,
            // So that it is seen what will be saved.
            onBlur: () => setValue('jobUrl', getValues('jobUrl')),
          })}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
        />
      </FormField>
      <NotesField form={form} />
    </SimpleGrid>
  )
}
