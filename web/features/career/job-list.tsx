import { chakra } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Application } from '../../../shared/api/applications.ts'
import { ApplicationList } from '../../applications/application-list.tsx'
import { Button } from '../../ui/button.tsx'
import { takeFocus } from '../../ui/hand-on-focus.ts'
import { ThreadLines } from '../../ui/thread-lines.tsx'
import { type TargetJob, targetJobOf } from '../../writing/target-job.ts'

export type JobListProps = { words: string; onChosen: (aim: TargetJob) => void; onBack: () => void }

/** The person's applications in the place of the form: the chosen one comes with its advert, or its notes. */
export const JobList = ({ words, onChosen, onBack }: JobListProps) => {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
    }
  }, [])
  const choose = async (row: Application) => {
    setBusy(true)
    const aim = await targetJobOf(client, row)
    if (!left.current) onChosen(aim)
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
