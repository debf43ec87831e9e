import { Input, SimpleGrid } from '@chakra-ui/react'
import { useRef } from 'react'
import { type UseFormReturn, useFormContext } from 'react-hook-form'
import { type ApplicationForm, notesLimit } from '../../../shared/api/applications.ts'
import { completedAddress } from '../../../shared/domain/web-address.ts'
import { statusOptions } from '../../applications/statuses.ts'
import { LineField, TextField, useFieldError } from '../../forms/fields.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { dayWith, type ApplicationFields as Fields, fieldLabels as label } from './application-form.ts'
import { InterviewFields, useAsksForInterview } from './interview-fields.tsx'

type Name = Exclude<keyof Fields, 'interview'>

/** Keeps the day in step with the status until the person names a day. `before` is the row that is edited, if it is one. */
export const useAppliedDay = (
  { getValues, setValue }: Pick<UseFormReturn<Fields, unknown, ApplicationForm>, 'getValues' | 'setValue'>,
  before: Fields | null,
) => {
  const dayOfStatus = () => dayWith(getValues('status'), before, new Date())
  const isTyped = useRef<boolean>(null)
  isTyped.current ??= getValues('appliedDate') !== dayOfStatus()
  return {
    onStatus: () => {
      if (!isTyped.current) setValue('appliedDate', dayOfStatus())
    },
    onDay: () => {
      isTyped.current = true
    },
    startOver: () => {
      isTyped.current = false
    },
  }
}

/** Names are new each time, and begin with capitals. */
const asNames = { autoComplete: 'off', autoCapitalize: 'words' } as const

export const ApplicationFields = ({ day }: { day: ReturnType<typeof useAppliedDay> }) => {
  const { register, getValues, setValue } = useFormContext<Fields>()
  const asksForInterview = useAsksForInterview()
  return (
    <SimpleGrid gap="4">
      <LineField<Name> name="jobTitle" label={label.jobTitle} required {...asNames} />
      <LineField<Name> name="companyName" label={label.companyName} required {...asNames} />
      <LineField<Name> name="location" label={label.location} optional {...asNames} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" alignItems="start">
        <SelectField
          label={label.status}
          options={statusOptions}
          error={useFieldError('status')}
          {...register('status', { onChange: day.onStatus })}
        />
        <FormField label={label.appliedDate} optional error={useFieldError('appliedDate')}>
          <Input
            type="date"
            {...register('appliedDate', {
              setValueAs: (value: unknown) => value || null,
              onChange: day.onDay,
            })}
          />
        </FormField>
      </SimpleGrid>
      {asksForInterview && <InterviewFields />}
      <FormField label={label.jobUrl} optional error={useFieldError('jobUrl')}>
        <Input
          {...register('jobUrl', {
            setValueAs: completedAddress,
            // So that the person sees what will be saved.
            onBlur: () => setValue('jobUrl', getValues('jobUrl')),
          })}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
        />
      </FormField>
      <TextField<Name> name="notes" label={label.notes} optional max={notesLimit} rows={3} />
    </SimpleGrid>
  )
}
