import { useFormContext, useWatch } from 'react-hook-form'
import { interviewIndustries } from '../../../../shared/lists.ts'
import { LineField } from '../../../forms/fields.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { industryName } from '../practice/names.ts'
import { DifficultyField } from './difficulty-field.tsx'
import type { PracticeFields as Fields } from './fields.ts'
import { JobLine } from './job-line.tsx'

type Name = keyof Fields

const industries = interviewIndustries.map(value => ({ value, label: industryName(value) }))

export const PracticeFields = ({ ownTitle }: { ownTitle: string }) => {
  const { register, setValue, setFocus, clearErrors } = useFormContext<Fields>()
  const jobTitle = useWatch<Fields, 'jobTitle'>({ name: 'jobTitle' })
  return (
    <>
      <JobLine />
      <div>
        <LineField<Name> name="jobTitle" label="Job title" placeholder="Supply Planner" autoComplete="off" />
        {ownTitle !== '' && jobTitle === '' && (
          <Button
            variant="ghost"
            size="sm"
            color="brand.fg"
            mt="1"
            ms="-3"
            whiteSpace="normal"
            textAlign="start"
            overflowWrap="anywhere"
            onClick={() => {
              setValue('jobTitle', ownTitle)
              clearErrors('jobTitle')
              setFocus('jobTitle')
            }}
          >
            Use “{ownTitle}” from My Profile
          </Button>
        )}
      </div>
      <SelectField label="Industry" options={industries} {...register('industry')} />
      <DifficultyField />
    </>
  )
}
