import { Box, chakra } from '@chakra-ui/react'
import { FormProvider } from 'react-hook-form'
import type { Preferences } from '../../../shared/api/preferences.ts'
import { currencies, preferredIndustries } from '../../../shared/lists.ts'
import { CheckGroup } from '../../forms/check-group.tsx'
import { sameLabels } from '../../forms/choices.ts'
import { FieldGrid, wide } from '../../forms/field-grid.tsx'
import { AmountField } from '../../forms/fields.tsx'
import { TagsField } from '../../forms/tags-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { handOnFocus } from '../../ui/hand-on-focus.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { SaveBar } from '../../ui/save-bar.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Conflict } from './conflict.tsx'
import type { PreferenceField } from './fields.ts'
import { Switches } from './switches.tsx'
import { usePreferencesForm } from './use-preferences-form.ts'
import { preferenceLabels as label, typeChoices } from './words.ts'

const industries = sameLabels(preferredIndustries)
const moneys = sameLabels(currencies)

type Props = {
  row: Preferences
  sub: string
  /** Nothing was ever saved: there is nothing to go back to. */
  isFirst: boolean
  onDone: () => void
}

export const PreferencesEdit = ({ row, sub, isFirst, onDone }: Props) => {
  const { form, busy, trouble, touched, restored, submit, discard, conflict } = usePreferencesForm({
    row,
    sub,
    onDone,
  })
  if (conflict) return <Conflict {...conflict} busy={busy} />
  return (
    <FormProvider {...form}>
      <chakra.form onSubmit={submit} noValidate aria-labelledby="page-title">
        <PageHead
          title="Job Preferences"
          text={
            restored ? 'What you typed before is still here.' : 'What you look for, so that searches fit you.'
          }
        />
        <chakra.div display="grid" gap="4" mb="4">
          <FormError text={trouble?.text} />
          <Card title="What and where" text="Type one and press Enter, a comma or the plus.">
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
                <SelectField label={label.currency} options={moneys} {...form.register('currency')} />
              </Box>
            </FieldGrid>
          </Card>
          <Card title="Searching">
            <Switches />
          </Card>
        </chakra.div>
        <SaveBar>
          {(touched || !isFirst) && (
            <Button ref={handOnFocus()} variant="outline" onClick={discard} disabled={busy}>
              {touched ? 'Discard' : 'Cancel'}
            </Button>
          )}
          <Button ref={handOnFocus()} type="submit" loading={busy} loadingText="Saving...">
            Save Job Preferences
          </Button>
        </SaveBar>
      </chakra.form>
    </FormProvider>
  )
}
