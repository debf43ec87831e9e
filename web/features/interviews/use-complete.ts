import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errors } from '../../../shared/api/errors.ts'
import { api } from '../../api/api.ts'
import { requestError } from '../../kit/request-error.ts'
import { notify } from '../../ui/notify.ts'
import { changeInterview, interviewQuery } from './interviews.ts'
import type { PlayerState } from './use-player.ts'

const errorOf = (error: unknown) =>
  requestError(error, {
    failed: errors.internal.message,
    lost: 'The session could not be completed: the connection was lost. Your answers are saved.',
  })

/** Completes the interview. The server must have all answers: one that it has not is sent, and else shown. */
export const useComplete = (player: PlayerState) => {
  const client = useQueryClient()
  const { id } = player.place
  const { queryKey } = interviewQuery(id)
  const [isSending, setSending] = useState(false)

  /** Leads to an answer that is not saved; false: there is none. */
  const showUnsaved = (): boolean => {
    const unsaved = player.firstUnsaved()
    if (unsaved === null) return false
    player.goTo(unsaved)
    notify({
      kind: 'error',
      title: 'Not Complete Yet',
      description: `Question ${unsaved + 1} has no saved feedback yet. Your words are kept on this device: press Get AI Feedback, then complete the session.`,
    })
    return true
  }

  const { mutate, isPending } = useMutation({
    mutationKey: [...queryKey, 'complete'],
    mutationFn: () => api.interviews.complete({ params: { id } }),
    onSuccess: async interview => {
      await changeInterview(client, interview)
      notify({
        kind: 'success',
        title: 'Session Complete',
        description: `Overall score: ${interview.overallScore ?? 0}/100`,
      })
    },
    onError: async error => {
      const { code, text } = errorOf(error)
      if (code === 'unauthenticated') return
      if (code === 'not_found' || code === 'unanswered') await client.refetchQueries({ queryKey })
      if (code === 'not_found' || (code === 'unanswered' && showUnsaved())) return
      notify({
        kind: 'error',
        title: 'Error',
        description: text,
        action: { label: 'Try again', onClick: () => mutate() },
      })
    },
  })

  const complete = async (): Promise<void> => {
    if (isSending || isPending) return
    if (player.firstUnsaved() !== null) {
      setSending(true)
      await player.sendAll()
      setSending(false)
      if (showUnsaved()) return
    }
    mutate()
  }
  return { complete, isCompleting: isSending || isPending }
}
