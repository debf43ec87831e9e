import { jobDescriptionLimit } from '../../../../shared/api/assistant.ts'
import { LineField, TextField } from '../../../forms/fields.tsx'
import { ApplicationLine } from './application-line.tsx'
import type { LetterFields as Fields } from './fields.ts'
import { ToneField } from './tone-field.tsx'

type Name = keyof Fields

export const LetterFields = ({ onChooseApplication }: { onChooseApplication: () => void }) => (
  <>
    <ApplicationLine onChoose={onChooseApplication} />
    <LineField<Name> name="jobTitle" label="Job title" placeholder="Supply Planner" autoComplete="off" />
    <LineField<Name> name="companyName" label="Company name" placeholder="Tudun Foods" autoComplete="off" />
    <ToneField />
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
