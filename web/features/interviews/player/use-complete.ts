import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, errors } from '../../../../shared/api/errors.ts'
import { api } from '../../../api/api.ts'
import { notify } from '../../../ui/notify.ts'
import { changeInterviews, interviewQuery, withInterview } from '../practice/practice-queries.ts'
import type { Practice } from './use-practice.ts'

/** Ends the session. All answers must be with us: where one is not, it is sent, and else shown. */
export const useComplete = (practice: Practice) => {
  const client = useQueryClient()
  const { id } = practice.place
  const { queryKey } = interviewQuery(id)
  const [isSending, setIsSending] = useState(false)

  const lead = (): boolean => {
    const missing = practice.missing()
    if (missing === null) return false
    practice.goTo(missing)
    notify({
      kind: 'error',
      title: 'Not Complete Yet',
      description: `Question ${missing + 1} has no saved feedback yet. Your words are kept on this device: press Get AI Feedback, then complete the session.`,
    })
    return true
  }

  const { mutate, isPending } = useMutation({
    mutationKey: [...queryKey, 'complete'],
    mutationFn: () => api.interviews.complete({ params: { id } }),
    onSuccess: async interview => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, session => session && { ...session, interview })
      await changeInterviews(client, list => withInterview(list, interview))
      notify({
        kind: 'success',
        title: 'Session Complete',
        description: `Overall score: ${interview.overallScore ?? 0}/100`,
      })
    },
    onError: async error => {
      const code = error instanceof ApiError ? error.code : null
      if (code === 'unauthenticated') return
      if (code === 'unanswered' || code === 'not_found') {
        await client.refetchQueries({ queryKey })
        if (code === 'not_found' || lead()) return
      }
      notify({
        kind: 'error',
        title: 'Error',
        description: code
          ? errors[code].message
          : 'The session could not be completed: the connection was lost. Your answers are saved.',
        action: { label: 'Try again', onClick: () => mutate() },
      })
    },
  })

  const complete = async (): Promise<void> => {
    if (isSending || isPending) return
    if (practice.missing() !== null) {
      setIsSending(true)
      await practice.sendAll()
      setIsSending(false)
      if (lead()) return
    }
    mutate()
  }
  return { complete, isCompleting: isSending || isPending }
}
