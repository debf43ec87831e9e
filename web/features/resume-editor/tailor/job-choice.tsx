import { chakra } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import type { Application } from '../../../../shared/api/applications.ts'
import { ApplicationList } from '../../../applications/application-list.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { ThreadLines } from '../../../ui/thread-lines.tsx'
import { type TargetJobState, targetJobOf } from '../../../writing/target-job.ts'
import { fieldsOf, type TailorFields } from './fields.ts'
import { JobFields } from './job-fields.tsx'

const ways = [
  { value: 'described', label: 'The job' },
  { value: 'tracked', label: 'My applications' },
] as const

/** Which job it is: chosen of the applications, which fills in the fields, or typed and pasted into them. */
export const JobChoice = ({ aim }: { aim: TargetJobState }) => {
  const [way, setWay] = useState<(typeof ways)[number]['value']>('described')
  const form = useFormContext<TailorFields>()
  const { submitCount, isValid } = useFormState(form)
  /** Where to go on typing once the fields are there. */
  const next = useRef<keyof TailorFields>(null)
  const describe = (field: keyof TailorFields) => {
    next.current = field
    setWay('described')
  }
  const client = useQueryClient()
  /** At once with what is known here; the advert follows, unless something was typed meanwhile. */
  const choose = async (row: Application) => {
    const { jobTitle, companyName, notes } = row
    const known = fieldsOf({ jobTitle, companyName, description: notes })
    form.reset(known)
    describe('jobDescription')
    const { jobDescription } = fieldsOf(await targetJobOf(client, row))
    const now = form.getValues()
    if (now.jobTitle === known.jobTitle && now.jobDescription === known.jobDescription)
      form.setValue('jobDescription', jobDescription)
  }
  const described = useEffectEvent(() => {
    if (next.current) form.setFocus(next.current)
    next.current = null
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the fields that this answers
  useEffect(() => described(), [way])
  // What is missing is said at its field, and the list would hide it.
  const refused = useEffectEvent(() => {
    if (way === 'tracked' && submitCount > 0 && !isValid) describe('jobTitle')
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the press that this answers
  useEffect(() => refused(), [submitCount])
  if (aim.state === 'loading') return <ThreadLines rows={5} label="Loading the job" />
  return (
    <>
      {aim.state === 'failed' && (
        <LoadFailed
          text="The job that you came with could not be loaded, or is not there any more. Choose or paste one here."
          busy={aim.busy}
          onRetry={aim.retry}
        />
      )}
      <Segmented label="How the job is named" value={way} onChange={setWay} options={ways} block />
      {way === 'tracked' ? (
        <ApplicationList onChoose={row => void choose(row)} />
      ) : (
        <chakra.div display="grid" gap="4">
          <JobFields />
        </chakra.div>
      )}
    </>
  )
}
