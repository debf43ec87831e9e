import { Box, chakra } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import type { Preferences } from '../../../shared/api/preferences.ts'
import { currencies, preferredIndustries } from '../../../shared/lists.ts'
import { api } from '../../api/api.ts'
import { changedFields, pick } from '../../forms/changes.ts'
import { CheckGroup } from '../../forms/check-group.tsx'
import { sameLabels } from '../../forms/choices.ts'
import { AmountField, FieldGrid, wide } from '../../forms/fields.tsx'
import { TagsField } from '../../forms/tags-field.tsx'
import { forYouIsStale } from '../../jobs/queries.ts'
import { FormPage } from '../../kit/form-page.tsx'
import { useVersionedForm } from '../../kit/use-versioned-form.ts'
import { preferencesQuery } from '../../person/queries.ts'
import { notify } from '../../ui/notify.ts'
import { Card } from '../../ui/panel.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { SwitchField } from '../../ui/switch-field.tsx'
import {
  fieldsOf,
  type PreferenceField,
  type PreferenceFields,
  type PreferenceValues,
  preferenceDifferences,
  preferenceFieldNames,
  preferenceFields,
  preferencesDraft,
  withoutVersion,
} from './preferences-form.ts'
import { Relocation } from './relocation.tsx'
import { preferenceLabels as label, typeChoices } from './words.ts'

const industries = sameLabels(preferredIndustries)
const moneys = sameLabels(currencies)

type Props = {
  row: Preferences
  sub: string
  onClose: () => void
}

/** The changed fields; all fields where none is changed, because the first save may accept the defaults. */
const changesOf = (before: PreferenceFields, typed: PreferenceFields, values: PreferenceValues) => {
  const changed = changedFields(before, typed)
  return changed.length > 0 ? pick<PreferenceValues>(values, changed) : values
}

/** Whether the form begins with answers of the profile, said to the person. */
const startedFrom = ({ version, jobTitles, locations, salaryMin, salaryMax }: Preferences): string | null => {
  const hasAnswers = jobTitles.length > 0 || locations.length > 0 || salaryMin !== null || salaryMax !== null
  return version === 0 && hasAnswers
    ? 'We filled this in from your profile. Change what does not fit the job that you look for, then save it.'
    : null
}

const usePreferencesForm = ({ row, sub, onClose }: Props) => {
  const client = useQueryClient()
  return useVersionedForm<Preferences, PreferenceFields, PreferenceValues>({
    row,
    idOf: () => '',
    draftOf: () => preferencesDraft(sub),
    fieldsOf: from => fieldsOf(from ?? row),
    resolver: zodResolver(preferenceFields),
    fieldNames: preferenceFieldNames,
    mutationKey: [...preferencesQuery.queryKey, 'save'],
    reload: () => client.fetchQuery({ ...preferencesQuery, staleTime: 0 }),
    update: (_id, version, changes) =>
      api.preferences.save({ body: { ...withoutVersion(row), ...changes, version } }),
    changesOf,
    errorToast: () => ({
      kind: 'error',
      title: 'Error',
      description: 'Failed to save job preferences. Please try again.',
    }),
    onSaved: (saved, { hasUnsaved, isHere }) => {
      client.setQueryData(preferencesQuery.queryKey, saved)
      forYouIsStale(client)
      notify({
        kind: 'success',
        title: 'Job Preferences Updated',
        description: 'Your job search preferences have been saved successfully.',
      })
      if (isHere && !hasUnsaved) onClose()
    },
  })
}

export const PreferencesEdit = (props: Props) => {
  const preferencesForm = usePreferencesForm(props)
  return (
    <FormPage
      title="Job Preferences"
      text={startedFrom(props.row) ?? 'What you look for, so that searches fit you.'}
      form={preferencesForm}
      differences={preferenceDifferences}
      saveLabel="Save Job Preferences"
      // Before the first save, there is nothing to go back to.
      canCancel={props.row.version > 0}
      onClose={props.onClose}
    >
      <Card title="What and where" text="Type one entry, then press Enter, a comma or the plus button.">
        <chakra.div display="grid" gap="4">
          <TagsField<PreferenceField>
            name="jobTitles"
            label={label.jobTitles}
            one="job title"
            placeholder="Supply Planner"
          />
          <TagsField<PreferenceField>
            name="locations"
            label={label.locations}
            one="location"
            placeholder="Lagos"
          />
          <TagsField<PreferenceField>
            name="keywords"
            label={label.keywords}
            one="keyword"
            placeholder="forecasting"
          />
        </chakra.div>
        <Relocation />
      </Card>
      <Card title="Kind of work">
        <FieldGrid>
          <CheckGroup<PreferenceField> name="jobTypes" label={label.jobTypes} options={typeChoices} />
          <CheckGroup<PreferenceField> name="industries" label={label.industries} options={industries} />
        </FieldGrid>
      </Card>
      <Card title="Pay">
        <FieldGrid>
          <AmountField<PreferenceField> name="salaryMin" label={label.salaryMin} />
          <AmountField<PreferenceField> name="salaryMax" label={label.salaryMax} />
          <Box {...wide} maxW={{ lg: '50%' }}>
            <SelectField
              label={label.currency}
              options={moneys}
              {...preferencesForm.form.register('currency')}
            />
          </Box>
        </FieldGrid>
      </Card>
      <Card title="Searching">
        <Switch name="remoteOnly" hint="Only jobs that can be done from anywhere." />
        <Switch
          name="autoApplyEnabled"
          hint="Aiki does not apply for jobs yet. It saves your choice, and asks you before it starts."
        />
      </Card>
    </FormPage>
  )
}

type SwitchProps = { name: 'remoteOnly' | 'autoApplyEnabled'; hint: string }

const Switch = ({ name, hint }: SwitchProps) => {
  const { field } = useController<PreferenceFields, typeof name>({ name })
  return <SwitchField label={label[name]} hint={hint} checked={field.value} onChange={field.onChange} />
}
