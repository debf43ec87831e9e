import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type ErrorCode, errors } from '../../../shared/api/errors.ts'
import { answerLimit } from '../../../shared/api/interviews.ts'
import { useIsHere } from '../../kit/use-is-here.ts'
import { dismissAll, notify } from '../../ui/notify.ts'
import { interviewQuery } from './interviews.ts'
import { scoreAnswer } from './score-answer.ts'
import { notifyUpgrade } from './start-messages.ts'
import type { PlayerState } from './use-player.ts'

const required = 'Please provide an answer before continuing.'
export const tooLong = `Keep this to at most ${answerLimit.toLocaleString('en')} characters.`

type Refs = { box: RefObject<HTMLTextAreaElement | null>; card: RefObject<HTMLElement | null> }

/** False: the person types on, or the focus is in another part of the page. */
const mayTakeFocus = (box: HTMLTextAreaElement | null, sent: string): boolean => {
  const { activeElement } = document
  if (activeElement === box) return box?.value === sent
  return activeElement === document.body || document.getElementById('main')?.contains(activeElement) === true
}

/** Has the answer scored, shows the outcome in a toast, and moves the focus to the feedback. */
export const useScore = (player: PlayerState, { box, card }: Refs) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const isHere = useIsHere()
  const [error, setError] = useState<{ at: number; text: string } | null>(null)
  const [isPlanOver, setPlanOver] = useState(false)
  const [isFocusDue, setFocusDue] = useState(false)
  /** For the end of a request: the question that is shown by then. */
  const shownAt = useRef(player.at)
  useEffect(() => {
    shownAt.current = player.at
    if (!isFocusDue || !card.current) return
    setFocusDue(false)
    card.current.focus()
  })

  const showError = (title: string, text: string) => {
    setError({ at: player.at, text })
    notify({ kind: 'error', title, description: text })
    box.current?.focus()
  }

  const notifyRefused = (code: ErrorCode) => {
    if (code === 'unauthenticated') return
    if (code === 'not_found' || code === 'session_completed')
      void client.invalidateQueries({ queryKey: interviewQuery(player.place.id).queryKey })
    if (code !== 'upgrade_required')
      return notify({ kind: 'error', title: 'Analysis Error', description: errors[code].message })
    setPlanOver(true)
    notifyUpgrade(navigate, 'Your plan has ended, so this answer was not scored. It is kept on this device.')
  }

  const score = async (): Promise<void> => {
    const { at, place, text, isUnderWay } = player
    if (isUnderWay) return
    if (text.trim() === '') return showError('Answer Required', required)
    if (text.length > answerLimit) return showError('Analysis Error', tooLong)
    setError(null)
    dismissAll()
    player.stay()
    const result = await scoreAnswer(client, place, text)
    if (result === null || !isHere()) return
    if (result.kind === 'refused') return notifyRefused(result.code)
    const isShown = shownAt.current === at
    if (result.kind === 'scored') {
      setPlanOver(false)
      const { overall } = result.feedback
      notify({
        kind: 'success',
        title: 'Answer Analyzed',
        description: isShown
          ? `Score: ${overall}/100 - See feedback below`
          : `Question ${at + 1}: ${overall}/100`,
      })
    } else
      notify({
        kind: 'error',
        title: 'Analysis Error',
        description: 'Failed to analyze your response. Please try again.',
      })
    setFocusDue(isShown && mayTakeFocus(box.current, text))
    // The connection works, so the waiting answers may get through too.
    if (result.kind === 'scored') await player.sendAll()
  }

  return {
    score,
    error: error?.at === player.at && player.text.trim() === '' ? error.text : undefined,
    isPlanOver,
  }
}
