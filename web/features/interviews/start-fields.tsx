import { chakra, VisuallyHidden } from '@chakra-ui/react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { difficulties, interviewIndustries } from '../../../shared/lists.ts'
import { RadioField } from '../../forms/card-fields.tsx'
import { LineField } from '../../forms/fields.tsx'
import { Button } from '../../ui/button.tsx'
import { moveFocusOn } from '../../ui/focus.ts'
import { SelectField } from '../../ui/select-field.tsx'
import type { StartFields as Fields } from './start-form.ts'
import { difficultyName, industryName } from './words.ts'

type Name = keyof Fields

const industries = interviewIndustries.map(value => ({ value, label: industryName(value) }))

const difficultyTexts = {
  beginner: 'New to this work, or a first job.',
  intermediate: 'Some years of this work.',
  advanced: 'Leading others, and hard choices.',
} as const

/** `profileTitle` is the job title of the profile, offered while the field is empty. Empty: none. */
export const StartFields = ({ profileTitle }: { profileTitle: string }) => {
  const { register, setValue, setFocus, clearErrors } = useFormContext<Fields>()
  const jobTitle = useWatch<Fields, 'jobTitle'>({ name: 'jobTitle' })
  const fillInTitle = () => {
    setValue('jobTitle', profileTitle)
    clearErrors('jobTitle')
    setFocus('jobTitle')
  }
  return (
    <>
      <JobLine />
      <div>
        <LineField<Name> name="jobTitle" label="Job title" placeholder="Supply Planner" autoComplete="off" />
        {profileTitle !== '' && jobTitle === '' && (
          <Button
            variant="ghost"
            size="sm"
            color="brand.fg"
            mt="1"
            ms="-3"
            whiteSpace="normal"
            textAlign="start"
            overflowWrap="anywhere"
            onClick={fillInTitle}
          >
            Use “{profileTitle}” from My Profile
          </Button>
        )}
      </div>
      <SelectField label="Industry" options={industries} {...register('industry')} />
      <RadioField<Name>
        name="difficulty"
        label="Difficulty"
        options={difficulties.map(value => ({
          value,
          label: difficultyName(value),
          text: difficultyTexts[value],
        }))}
      />
    </>
  )
}

/** The job that the address names, and whether its advert or the notes are sent along. */
const JobLine = () => {
  const { field } = useController<Fields, 'job'>({ name: 'job' })
  if (!field.value) return null
  const { name, applicationId, jobDescription, isAdvert } = field.value
  return (
    <div>
      <chakra.p overflowWrap="anywhere">
        For {applicationId !== null ? 'your application' : 'the job'} <b>{name}</b>
      </chakra.p>
      <chakra.p mt="0.5" textStyle="small" color="fg.muted">
        {jobDescription !== '' &&
          (isAdvert
            ? 'Aiki also reads its advert, so that the questions fit.'
            : 'Aiki also reads your notes about it, so that the questions fit.')}
        <Button
          ref={moveFocusOn()}
          variant="ghost"
          size="sm"
          color="brand.fg"
          display="flex"
          ms="-3"
          onClick={() => field.onChange(null)}
        >
          Practise without this job
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      </chakra.p>
    </div>
  )
}
