import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { ulid } from 'ulid'
import type { Interview } from '../../../shared/api/interviews.ts'
import { api } from '../../api/api.ts'
import { useIsHere } from '../../kit/use-is-here.ts'
import { paths } from '../../paths.ts'
import { dismissAll } from '../../ui/notify.ts'
import { interviewsQuery, putInterview } from './interviews.ts'
import { notifyNotStarted, notifyStarted, startError } from './start-messages.ts'

/**
 * Asks the questions of an interview again, in a new one, and goes there. Where the answer was lost and the person presses
 * again, the server makes no second one.
 */
export const usePractiseAgain = () => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const isHere = useIsHere()
  /** The id of the new interview, by the id of the one that is repeated. */
  const freshIds = useRef(new Map<string, string>())
  const { mutate, isPending } = useMutation({
    mutationKey: [...interviewsQuery.queryKey, 'again'],
    mutationFn: ({ id, jobTitle, companyName, industry, difficulty, applicationId }: Interview) => {
      const freshId = freshIds.current.get(id) ?? ulid()
      freshIds.current.set(id, freshId)
      const job = { jobTitle, companyName, industry, difficulty, applicationId, jobDescription: '' }
      return api.interviews.start({ body: { id: freshId, ...job, repeats: id } })
    },
    onMutate: dismissAll,
    onSuccess: async (whole, { id }) => {
      freshIds.current.delete(id)
      await putInterview(client, whole)
      notifyStarted(whole)
      if (isHere()) void navigate(paths.practice(whole.interview.id), { replace: true })
    },
    onError: error => notifyNotStarted(startError(error), navigate),
  })
  return { again: mutate, busy: isPending }
}
