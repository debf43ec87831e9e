import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { ulid } from 'ulid'
import type { TailorWish } from '../../../../shared/api/assistant.ts'
import type { ResumeWithFacts } from '../../../../shared/api/resumes.ts'
import { api } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { notify } from '../../../ui/notify.ts'
import { resumesQuery, takeResume } from '../../../writing/resume-queries.ts'
import { useWriting } from '../../../writing/use-writing.ts'

/** Has a resume fitted to a job, and goes on to the one that comes of it. */
export const useTailor = (forget: () => void) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  /** The wish that may have arrived though nobody heard: sent again with its id, it is written and counted once. */
  const last = useRef<{ id: string; words: string }>(null)

  const take = async (made: ResumeWithFacts) => {
    forget()
    await takeResume(client, made)
    void client.invalidateQueries({ queryKey: resumesQuery.queryKey, exact: true })
    // In the place of the dialog: the way back is the resume that it was made from.
    void navigate(`${paths.resume(made.resume.id)}?sheet=changes`, { replace: true })
    notify({
      kind: 'success',
      title: 'Your resume is tailored.',
      description: 'It is a new one. The one before is as it was.',
    })
  }
  const { writing, start, cancel } = useWriting<ResumeWithFacts>({
    failing: 'Failed to tailor the resume. Please try again.',
    onDone: made => void take(made),
    onFailed: trouble => {
      if (trouble.kind === 'refused') last.current = null
    },
  })
  return {
    writing,
    cancel,
    tailor: (wish: Omit<TailorWish, 'id'>) => {
      const words = JSON.stringify(wish)
      const id = last.current?.words === words ? last.current.id : ulid()
      last.current = { id, words }
      return start(signal => api.assistant.tailorResume({ body: { id, ...wish } }, { signal }))
    },
  }
}
