import { chakra, Input, SimpleGrid } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { hasBegun, remindersLeft } from '../../../shared/domain/appointment.ts'
import { effective } from '../../../shared/domain/notification-switches.ts'
import { interviewTime } from '../../applications/interview-words.ts'
import { ownZone } from '../../applications/own-zone.ts'
import { LineField, useFieldError } from '../../forms/fields.tsx'
import { paths } from '../../paths.ts'
import { settingsQuery } from '../../person/queries.ts'
import { Button } from '../../ui/button.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { TextLink } from '../../ui/links.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useIsAtInterview } from './address.ts'
import type { ApplicationFields } from './application-form.ts'
import { appointmentOf, isTyped, noAppointment, zoneOptions } from './typed-appointment.ts'

/** Whether the form asks for an interview: the application has come so far, or one was entered already. */
export const useAsksForInterview = (): boolean => {
  const [status, interview] = useWatch<ApplicationFields, ['status', 'interview']>({
    name: ['status', 'interview'],
  })
  return status === 'interview' || isTyped(interview)
}

/** Day, time, zone and place of the interview, and what Aiki will do about it. All may stay empty. */
export const InterviewFields = () => {
  const { register, setValue, setFocus } = useFormContext<ApplicationFields>()
  const typed = useWatch<ApplicationFields, 'interview'>({ name: 'interview' })
  const wholeError = useFieldError('interview')
  const isAtInterview = useIsAtInterview()
  return (
    <Group>
      <chakra.legend textStyle="label" float="left" width="full" mb="-1">
        Interview{' '}
        <chakra.span fontWeight="normal" color="fg.subtle">
          (optional)
        </chakra.span>
      </chakra.legend>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" alignItems="start" clear="both">
        <FormField label="Day" error={useFieldError('interview.day') ?? wholeError}>
          <Input
            type="date"
            max="9999-12-31"
            data-autofocus={isAtInterview || undefined}
            {...register('interview.day')}
          />
        </FormField>
        <FormField label="Time" error={useFieldError('interview.time')}>
          <Input type="time" {...register('interview.time')} />
        </FormField>
      </SimpleGrid>
      <SelectField
        label="Time zone"
        options={zoneOptions(ownZone(), typed.zone)}
        error={useFieldError('interview.zone')}
        {...register('interview.zone')}
      />
      <LineField<'interview.place'>
        name="interview.place"
        label="Address or link"
        autoComplete="off"
        placeholder="12 Broad Street, or a link to the meeting"
      />
      <chakra.p textStyle="meta" color="fg.muted" aria-live="polite">
        <Reminders />
      </chakra.p>
      {isTyped(typed) && (
        <Button
          variant="outline"
          size="sm"
          justifySelf="start"
          onClick={() => {
            setValue('interview', { ...noAppointment(), zone: typed.zone }, { shouldValidate: true })
            // The button is removed, and perhaps the fields too.
            setFocus('status')
          }}
        >
          Remove the interview
        </Button>
      )}
    </Group>
  )
}

/** What was typed by the clocks of the person, and when they will be reminded. */
const Reminders = () => {
  const typed = useWatch<ApplicationFields, 'interview'>({ name: 'interview' })
  const { data: settings } = useQuery(settingsQuery)
  const now = new Date()
  const interview = appointmentOf(typed)
  const here = interview && interviewTime(interview, now).here
  const own = here ? `That is ${here}. ` : ''
  if (interview && hasBegun(interview, now)) return `${own}This time has passed, so there is no reminder.`
  if (settings && !effective(settings).interviewReminders)
    return (
      <>
        {own}Your interview reminders are off.{' '}
        <TextLink variant="text" to={paths.notifications}>
          Turn them on
        </TextLink>
      </>
    )
  const left = interview ? remindersLeft(interview, now) : 2
  if (left === 2) return `${own}We remind you a day and an hour before.`
  if (left === 1) return `${own}It is less than a day away, so we remind you an hour before.`
  return `${own}It begins in less than an hour, so there is no reminder.`
}

const Group = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    minWidth: 0,
    ps: '4',
    borderInlineStart: '3px solid {colors.status.interview.solid}',
  },
})
