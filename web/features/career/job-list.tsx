import { chakra } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Application } from '../../../shared/api/applications.ts'
import { ApplicationList } from '../../applications/application-list.tsx'
import { useIsHere } from '../../kit/use-is-here.ts'
import { Button } from '../../ui/button.tsx'
import { takeFocus } from '../../ui/focus.ts'
import { ThreadLines } from '../../ui/loading.tsx'
import { type TargetJob, targetJobOf } from '../../writing/target-job.ts'

type Props = { words: string; onChoose: (job: TargetJob) => void; onBack: () => void }

/** The person's applications, in place of the form. A chosen application is loaded with its advert or its notes. */
export const JobList = ({ words, onChoose, onBack }: Props) => {
  const client = useQueryClient()
  const isHere = useIsHere()
  const [isBusy, setBusy] = useState(false)
  const choose = async (row: Application) => {
    setBusy(true)
    const job = await targetJobOf(client, row)
    if (isHere()) onChoose(job)
  }
  return (
    <div>
      <chakra.p ref={takeFocus} tabIndex={-1} outline="0" mb="3">
        {words}
      </chakra.p>
      {isBusy ? (
        <ThreadLines rows={4} label="Loading the job" />
      ) : (
        <ApplicationList onChoose={row => void choose(row)} />
      )}
      <Button variant="outline" mt="4" onClick={onBack}>
        Back
      </Button>
    </div>
  )
}
