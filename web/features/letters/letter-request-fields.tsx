import { useController } from 'react-hook-form'
import { jobDescriptionLimit } from '../../../shared/api/assistant.ts'
import { letterTones } from '../../../shared/lists.ts'
import { RadioField } from '../../forms/card-fields.tsx'
import { LineField, TextField } from '../../forms/fields.tsx'
import { ChosenJob } from '../../writing/chosen-job.tsx'
import type { LetterFields as Fields } from './letter-request.ts'
import { ReaderFields } from './reader-fields.tsx'
import { toneNames } from './words.ts'

type Name = keyof Fields

const toneTexts = {
  professional: 'Plain and courteous.',
  enthusiastic: 'Warmer, and keen on the job.',
} as const

export const LetterRequestFields = ({ onChooseApplication }: { onChooseApplication: () => void }) => (
  <>
    <ApplicationLine onChoose={onChooseApplication} />
    <LineField<Name> name="jobTitle" label="Job title" placeholder="Supply Planner" autoComplete="off" />
    <LineField<Name> name="companyName" label="Company name" placeholder="Tudun Foods" autoComplete="off" />
    <RadioField<Name>
      name="tone"
      label="Tone"
      columns={{ base: '1fr', sm: '1fr 1fr' }}
      options={letterTones.map(tone => ({ value: tone, label: toneNames[tone], text: toneTexts[tone] }))}
    />
    <ReaderFields />
    <TextField<Name>
      name="jobDescription"
      label="Job description"
      optional
      hint="Paste the advert: the letter then answers what it asks for."
      max={jobDescriptionLimit}
      rows={6}
    />
  </>
)

const ApplicationLine = ({ onChoose }: { onChoose: () => void }) => {
  const { field } = useController<Fields, 'application'>({ name: 'application' })
  return (
    <ChosenJob
      name={field.value?.name ?? null}
      words="For your application"
      chooseLabel="Choose from my applications"
      focus="choose-application"
      noun="the application"
      onChoose={onChoose}
      onRemove={() => field.onChange(null)}
    />
  )
}
