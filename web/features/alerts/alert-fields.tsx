import { SimpleGrid } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { plans } from '../../../shared/domain/plan.ts'
import type { AlertFrequency } from '../../../shared/lists.ts'
import { RadioField } from '../../forms/card-fields.tsx'
import { AmountField, LineField } from '../../forms/fields.tsx'
import { TagsField } from '../../forms/tags-field.tsx'
import { searchTypeChoices } from '../../jobs/search-types.ts'
import { searchOf } from '../../paths.ts'
import { alertQueryOf } from '../../person/alert-query.ts'
import { preferencesQuery } from '../../person/queries.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { SwitchField } from '../../ui/switch-field.tsx'
import type { AlertFields as Fields } from './alert-form.ts'
import { frequencyChoices, frequencyWords, isAllowed, planOf } from './frequency.ts'
import { prefillOf } from './prefill.ts'
import { useSilenced } from './queries.ts'
import { alertLabels as label, leftOutWords } from './words.ts'

type Name = keyof Fields
type Props = {
  /** The most often that the plan allows. */
  fastest: AlertFrequency
  /** The frequency that a saved alert has, and may keep; null: a new alert. */
  saved: AlertFrequency | null
  /** The places that the person looks for; null: those of the job preferences. */
  wanted: readonly string[] | null
}

export const AlertFields = ({ fastest, saved, wanted }: Props) => {
  const { register } = useFormContext<Fields>()
  const { field: mail } = useController<Fields, 'byMail'>({ name: 'byMail' })
  const mailHint =
    useSilenced() === null
      ? 'Each email has a link that stops these emails.'
      : 'Job alert emails are off in Notification Preferences. You get them when you turn them on there.'
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
        hint="The alert finds jobs with any of these keywords. Press Enter or a comma after each keyword, or paste a list."
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" alignItems="start">
        <LocationField wanted={wanted} />
        <SelectField label={label.jobType} options={searchTypeChoices} {...register('jobType')} />
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
      <FrequencyField fastest={fastest} saved={saved} />
      <SwitchField label={label.byMail} hint={mailHint} checked={mail.value} onChange={mail.onChange} />
    </SimpleGrid>
  )
}

/** Names the wanted places that are left out, because an alert has one place. */
const LocationField = ({ wanted }: Pick<Props, 'wanted'>) => {
  const { data } = useQuery({ ...preferencesQuery, enabled: wanted === null })
  const place = useWatch<Fields, 'location'>({ name: 'location' })
  return (
    <LineField<Name>
      name="location"
      label={label.location}
      hint={leftOutWords(wanted ?? data?.locations ?? [], place.trim())}
      optional
      autoComplete="off"
      placeholder="Lagos"
    />
  )
}

/** How often the alert notifies. Choices of higher plans are shown with the plan's name. */
const FrequencyField = ({ fastest, saved }: Pick<Props, 'fastest' | 'saved'>) => {
  const { field } = useController<Fields, 'frequency'>({ name: 'frequency' })
  return (
    <RadioField<Name>
      name="frequency"
      label={label.frequency}
      options={frequencyChoices.map(({ value, label, when }) => {
        const allowed = isAllowed(value, fastest)
        return {
          value,
          label,
          text: allowed || field.value !== value ? when : frequencyWords(value, fastest),
          plan: allowed ? null : plans[planOf(value)].name,
          isOpen: allowed || value === saved,
        }
      })}
    />
  )
}

/** Fills the form in from the job preferences, if they name something to look for. */
export const FromPreferences = () => {
  const { data } = useQuery(preferencesQuery)
  const { getValues, reset, setFocus } = useFormContext<Fields>()
  const query = data ? alertQueryOf(data) : null
  if (!query) return null
  const fillIn = () => {
    reset({ ...getValues(), ...prefillOf(searchOf(query)) })
    setFocus('title')
  }
  return (
    <Button variant="subtle" justifySelf="start" onClick={fillIn}>
      Fill in from my job preferences
    </Button>
  )
}
