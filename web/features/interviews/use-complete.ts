import { useMutation, useQueryClient } from '@tanstack/react-query'
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

/** Completes the interview. Answers that the server lacks are sent first; if one can't be sent, it is shown. */
export const useComplete = (player: PlayerState) => {
  const client = useQueryClient()
  const { id } = player.place
  const { queryKey } = interviewQuery(id)

  /** Shows the first answer that is not saved. Returns whether there is one. */
  const showUnsaved = (): boolean => {
    const unsaved = player.firstUnsaved()
    if (unsaved === null) return false
    player.goTo(unsaved)
    notify({
      kind: 'error',
      title: 'Not Complete Yet',
      description: `Question ${unsaved + 1} has no saved feedback yet. Your answer is kept on this device: press Get AI Feedback, then complete the session.`,
    })
    return true
  }

  const { mutate, isPending } = useMutation({
    mutationKey: [...queryKey, 'complete'],
    mutationFn: async () => {
      if (player.firstUnsaved() !== null) await player.sendAll()
      return player.firstUnsaved() === null ? api.interviews.complete({ params: { id } }) : null
    },
    onSuccess: async interview => {
      if (interview === null) return void showUnsaved()
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
  return { complete: mutate, isCompleting: isPending }
}
