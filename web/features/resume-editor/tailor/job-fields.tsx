import { jobDescriptionLimit } from '../../../../shared/api/assistant.ts'
import { LineField, TextField } from '../../../forms/fields.tsx'
import type { TailorFields } from './fields.ts'

type Name = keyof TailorFields

/** The job that the resume is fitted to. */
export const JobFields = () => (
  <>
    <LineField<Name> name="jobTitle" label="Job title" placeholder="Supply Planner" autoComplete="off" />
    <LineField<Name>
      name="companyName"
      label="Company"
      optional
      placeholder="Tudun Foods"
      autoComplete="off"
    />
    <TextField<Name>
      name="jobDescription"
      label="Job description"
      optional
      hint="Paste the advert: the more Aiki knows of the job, the better the resume fits."
      max={jobDescriptionLimit}
      rows={7}
    />
  </>
)
