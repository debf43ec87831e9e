import { Box, chakra } from '@chakra-ui/react'
import { useFormContext } from 'react-hook-form'
import { bioLimit } from '../../../shared/api/profile.ts'
import { completedAddress } from '../../../shared/domain/web-address.ts'
import { currencies, nigerianStates, signUpIndustries, signUpJobTypes } from '../../../shared/lists.ts'
import { CheckGroup } from '../../forms/check-group.tsx'
import { levelChoices, type Choice as Option, sameLabels, timelineChoices } from '../../forms/choices.ts'
import { AmountField, ChoiceField, FieldGrid, LineField, TextField, wide } from '../../forms/fields.tsx'
import { ChoiceCard } from '../../ui/choice-card.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import type { ProfileField, ProfileFields } from './profile-form.ts'
import { careerChoices, profileLabels as label } from './words.ts'

const states = sameLabels(nigerianStates)
const industries = sameLabels(signUpIndustries)
const types = sameLabels(signUpJobTypes)
const moneys = sameLabels(currencies)

type Props = { name: ProfileField }

const Line = (props: Props & { autoComplete?: string; placeholder?: string }) => (
  <LineField autoCapitalize="words" label={label[props.name]} {...props} />
)

const Choice = (props: Props & { options: readonly Option[] }) => (
  <ChoiceField label={label[props.name]} {...props} />
)

const List = ({ name, placeholder }: Props & { placeholder: string }) => (
  <LineField name={name} label={label[name]} placeholder={placeholder} hint="Separate them with commas." />
)

export const PersonalFields = () => (
  <FieldGrid>
    <Line name="fullName" autoComplete="name" />
    <LineField<ProfileField> name="phone" label={label.phone} type="tel" autoComplete="tel" />
    <Line name="country" autoComplete="country-name" />
    <Choice name="state" options={states} />
    <Line name="location" autoComplete="address-level2" />
    <Box {...wide}>
      <TextField<ProfileField> name="bio" label={label.bio} max={bioLimit} />
    </Box>
  </FieldGrid>
)

export const ProfessionalFields = () => (
  <FieldGrid>
    <Line name="jobTitle" autoComplete="organization-title" />
    <Choice name="industry" options={industries} />
    <Choice name="careerLevel" options={careerChoices} />
    <LineField<ProfileField> name="yearsOfExperience" label={label.yearsOfExperience} inputMode="numeric" />
    <List name="skills" placeholder="Excel, forecasting" />
    <List name="techStack" placeholder="Python, SAP" />
    <List name="certifications" placeholder="ICAN, PMP" />
    <List name="languages" placeholder="English, Hausa" />
  </FieldGrid>
)

const AddressField = ({ name, placeholder }: Props & { placeholder: string }) => {
  const { getValues, setValue } = useFormContext<ProfileFields>()
  return (
    <LineField
      name={name}
      label={label[name]}
      placeholder={placeholder}
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      // The person sees the address that will be saved.
      onLeave={() => setValue(name, completedAddress(String(getValues(name))))}
    />
  )
}

export const LinkFields = () => (
  <chakra.div display="grid" gap="4">
    <AddressField name="linkedinUrl" placeholder="https://www.linkedin.com/in/" />
    <AddressField name="githubUrl" placeholder="https://github.com/" />
    <AddressField name="portfolioUrl" placeholder="https://" />
  </chakra.div>
)

export const JobFields = () => {
  const { register } = useFormContext<ProfileFields>()
  return (
    <FieldGrid>
      <CheckGroup<ProfileField> name="jobTypes" label={label.jobTypes} options={types} />
      <Choice name="experienceLevel" options={levelChoices} />
      <Choice name="jobSearchTimeline" options={timelineChoices} />
      <AmountField<ProfileField> name="salaryMin" label={label.salaryMin} />
      <AmountField<ProfileField> name="salaryMax" label={label.salaryMax} />
      <SelectField label={label.currency} options={moneys} {...register('currency')} />
      <Box {...wide}>
        <TextField<ProfileField> name="careerObjectives" label={label.careerObjectives} max={1000} />
      </Box>
      <ChoiceCard type="checkbox" {...register('remotePreference')}>
        I prefer remote work
      </ChoiceCard>
      <ChoiceCard type="checkbox" {...register('willingToRelocate')}>
        I am willing to relocate
      </ChoiceCard>
    </FieldGrid>
  )
}
