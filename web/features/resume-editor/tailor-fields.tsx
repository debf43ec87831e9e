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
/** The person types the job, or chooses an application that fills in the fields. */
export type Way = (typeof ways)[number]['value']

type Props = {
  way: Way
  onWay: (way: Way) => void
  onChosen: () => void
}

export const TailorFields = ({ way, onWay, onChosen }: Props) => {
  const form = useFormContext<Fields>()
  const client = useQueryClient()
  /** Fills in what is known at once. The advert follows when it is loaded, unless the person has typed meanwhile. */
  const choose = async (row: Application) => {
    const { jobTitle, companyName, notes } = row
    const known = fieldsFor({ jobTitle, companyName, description: notes })
    form.reset(known)
    onChosen()
    const { jobDescription } = fieldsFor(await targetJobOf(client, row))
    const current = form.getValues()
    if (current.jobTitle === known.jobTitle && current.jobDescription === known.jobDescription)
      form.setValue('jobDescription', jobDescription)
  }
  return (
    <>
      <Segmented label="Where the job comes from" value={way} onChange={onWay} options={ways} block />
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
            hint="Paste the advert: the more Aiki knows about the job, the better the resume fits."
            max={jobDescriptionLimit}
            rows={7}
          />
        </chakra.div>
      )}
    </>
  )
}
