import { chakra } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import type { Application } from '../../../shared/api/applications.ts'
import { jobDescriptionLimit } from '../../../shared/api/assistant.ts'
import { ApplicationList } from '../../applications/application-list.tsx'
import { LineField, TextField } from '../../forms/fields.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { targetJobOf } from '../../writing/target-job.ts'
import { type TailorFields as Fields, fieldsFor } from './tailor-request.ts'

type Name = keyof Fields

const ways = [
  { value: 'described', label: 'The job' },
  { value: 'tracked', label: 'My applications' },
] as const
/** How the job is named: typed and pasted into the fields, or chosen of the applications, which fills in the fields. */
export type Way = (typeof ways)[number]['value']

type Props = {
  way: Way
  onWay: (way: Way) => void
  /** An application has filled in the fields. */
  onChosen: () => void
}

/** The job that the resume is tailored to. */
export const TailorFields = ({ way, onWay, onChosen }: Props) => {
  const form = useFormContext<Fields>()
  const client = useQueryClient()
  /** At once with what is known here; the advert follows, unless something was typed meanwhile. */
  const choose = async (row: Application) => {
    const { jobTitle, companyName, notes } = row
    const known = fieldsFor({ jobTitle, companyName, description: notes })
    form.reset(known)
    onChosen()
    const { jobDescription } = fieldsFor(await targetJobOf(client, row))
    const now = form.getValues()
    if (now.jobTitle === known.jobTitle && now.jobDescription === known.jobDescription)
      form.setValue('jobDescription', jobDescription)
  }
  return (
    <>
      <Segmented label="How the job is named" value={way} onChange={onWay} options={ways} block />
      {way === 'tracked' ? (
        <ApplicationList onChoose={row => void choose(row)} />
      ) : (
        <chakra.div display="grid" gap="4">
          <LineField<Name>
            name="jobTitle"
            label="Job title"
            placeholder="Supply Planner"
            autoComplete="off"
          />
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
        </chakra.div>
      )}
    </>
  )
}
