import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { ulid } from 'ulid'
import type { Interview } from '../../../../shared/api/interviews.ts'
import { api } from '../../../api/api.ts'
import { paths } from '../../../paths.ts'
import { dismissAll } from '../../../ui/notify.ts'
import { interviewsQuery, takeSession } from './practice-queries.ts'
import { startTroubleOf } from './start-trouble.ts'
import { tellNotStarted, tellStarted } from './tell-start.ts'

/**
 * Asks the questions of a session again, in a new one, and goes there. Pressed again after the answer was lost, it is the
 * same new session.
 */
export const usePractiseAgain = () => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const ids = useRef(new Map<string, string>())
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  const { mutate, isPending } = useMutation({
    mutationKey: [...interviewsQuery.queryKey, 'again'],
    mutationFn: ({ id, jobTitle, companyName, industry, difficulty, applicationId }: Interview) => {
      const fresh = ids.current.get(id) ?? ulid()
      ids.current.set(id, fresh)
      const job = { jobTitle, companyName, industry, difficulty, applicationId, jobDescription: '' }
      return api.interviews.start({ body: { id: fresh, ...job, repeats: id } })
    },
    onMutate: dismissAll,
    onSuccess: async (session, { id }) => {
      ids.current.delete(id)
      await takeSession(client, session)
      tellStarted(session)
      if (here.current) void navigate(paths.practice(session.interview.id), { replace: true })
    },
    onError: error => tellNotStarted(startTroubleOf(error), navigate),
  })
  return { again: mutate, busy: isPending }
}
