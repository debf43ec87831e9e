import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { ulid } from 'ulid'
import type { TailorRequest } from '../../../../shared/api/assistant.ts'
import type { ResumeWithFacts } from '../../../../shared/api/resumes.ts'
import { api } from '../../../api/api.ts'
import { openedHere } from '../../../kit/use-part.ts'
import { paths } from '../../../paths.ts'
import { resumesQuery, takeResume } from '../../../writing/resume-queries.ts'
import { useWriting } from '../../../writing/use-writing.ts'
import { sentTailorWish } from './fields.ts'

/** Has a resume fitted to a job, and goes on to the one that comes of it. */
export const useTailor = (sub: string, forget: () => void) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const sent = useMemo(() => sentTailorWish(sub), [sub])

  const take = async (made: ResumeWithFacts) => {
    forget()
    sent.write(null)
    await takeResume(client, made)
    void client.invalidateQueries({ queryKey: resumesQuery.queryKey, exact: true })
    // In the place of the dialog, with what changed over it: the way back closes that one first.
    void navigate(paths.resume(made.resume.id), { replace: true })
    void navigate(`${paths.resume(made.resume.id)}?sheet=changes`, { state: openedHere })
  }
  const { writing, start, cancel } = useWriting<ResumeWithFacts>({
    failing: 'Failed to tailor the resume. Please try again.',
    onDone: made => void take(made),
    onFailed: trouble => {
      // Then it is known that nothing was made, but not where another page still waits for it.
      if (trouble.kind === 'refused' && trouble.code !== 'in_progress') sent.write(null)
    },
  })
  return {
    writing,
    cancel,
    tailor: (wish: Omit<TailorRequest, 'id'>) => {
      const words = JSON.stringify(wish)
      const before = sent.read()
      const id = before?.words === words ? before.id : ulid()
      sent.write({ id, words })
      return start(signal => api.assistant.tailorResume({ body: { id, ...wish } }, { signal }))
    },
  }
}
