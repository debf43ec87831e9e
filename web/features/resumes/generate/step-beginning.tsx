import { jobDescriptionLimit } from '../../../../shared/api/assistant.ts'
import { LineField, TextField } from '../../../forms/fields.tsx'
import type { GenerateFields } from './fields.ts'
import { ModeField } from './mode-field.tsx'
import { TemplateField } from './template-field.tsx'

type Name = keyof GenerateFields
type Props = { hasPremium: boolean; hasPrimary: boolean }

/** What comes before the form: how it looks, what it is written from, and for which job. */
export const StepBeginning = ({ hasPremium, hasPrimary }: Props) => (
  <>
    <TemplateField hasPremium={hasPremium} />
    <ModeField hasPrimary={hasPrimary} />
    <LineField<Name>
      name="title"
      label="Resume title"
      autoComplete="off"
      placeholder="Operations Analyst, Lagos"
      hint="For you alone: your files are named after it."
    />
    <TextField<Name>
      name="jobDescription"
      label="Target job description"
      optional
      max={jobDescriptionLimit}
      rows={5}
      placeholder="Paste the advert here"
    />
  </>
)
