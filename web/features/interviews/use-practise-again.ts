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

/** Starts a new interview with the same questions, and opens it. A retry keeps its id, so that only one is made. */
export const usePractiseAgain = () => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const isHere = useIsHere()
  /** The new interview's id, by the id of the interview that is repeated. */
  const newIds = useRef(new Map<string, string>())
  const { mutate, isPending } = useMutation({
    mutationKey: [...interviewsQuery.queryKey, 'again'],
    mutationFn: ({ id, jobTitle, companyName, industry, difficulty, applicationId }: Interview) => {
      const newId = newIds.current.get(id) ?? ulid()
      newIds.current.set(id, newId)
      const job = { jobTitle, companyName, industry, difficulty, applicationId, jobDescription: '' }
      return api.interviews.start({ body: { id: newId, ...job, repeats: id } })
    },
    onMutate: dismissAll,
    onSuccess: async (whole, { id }) => {
      newIds.current.delete(id)
      await putInterview(client, whole)
      notifyStarted(whole)
      if (isHere()) void navigate(paths.practice(whole.interview.id), { replace: true })
    },
    onError: error => notifyNotStarted(startError(error), navigate),
  })
  return { again: mutate, busy: isPending }
}
