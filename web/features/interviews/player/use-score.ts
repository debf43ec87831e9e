import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type ErrorCode, errors } from '../../../../shared/api/errors.ts'
import { answerLimit } from '../../../../shared/api/interviews.ts'
import { paths } from '../../../paths.ts'
import { dismissAll, notify } from '../../../ui/notify.ts'
import { interviewQuery } from '../practice/practice-queries.ts'
import { scoreAnswer } from '../practice/score-answer.ts'
import type { Practice } from './use-practice.ts'

const required = 'Please provide an answer before continuing.'
const tooLong = `Keep this to at most ${answerLimit.toLocaleString('en')} characters.`

type Refs = { box: RefObject<HTMLTextAreaElement | null>; card: RefObject<HTMLElement | null> }

/** Who goes on typing, or is elsewhere on the page, is not taken away from there: the toast says it. */
const mayTakeFocus = (box: HTMLTextAreaElement | null, sent: string): boolean => {
  const { activeElement } = document
  if (activeElement === box) return box?.value === sent
  return activeElement === document.body || document.getElementById('main')?.contains(activeElement) === true
}

/** Has the answer scored, says what comes of it, and leads to the feedback. */
export const useScore = (practice: Practice, { box, card }: Refs) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [fault, setFault] = useState<{ at: number; text: string } | null>(null)
  const [isPlanOver, setIsPlanOver] = useState(false)
  const wantsFocus = useRef(false)
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const here = useRef({ at: practice.at, isThere: true })

  useEffect(() => {
    here.current.at = practice.at
    if (!wantsFocus.current || !card.current) return
    wantsFocus.current = false
    card.current.focus()
  })
  useEffect(() => {
    const { current } = here
    current.isThere = true
    return () => {
      current.isThere = false
    }
  }, [])

  const refusedWith = (code: ErrorCode) => {
    if (code === 'unauthenticated') return
    if (code === 'not_found' || code === 'session_completed')
      void client.invalidateQueries({ queryKey: interviewQuery(practice.place.id).queryKey })
    if (code === 'upgrade_required') {
      setIsPlanOver(true)
      return notify({
        kind: 'error',
        title: 'Upgrade Required',
        description: 'Your plan has ended, so this answer was not scored. It is kept on this device.',
        action: { label: 'See the plans', onClick: () => void navigate(paths.upgrade) },
      })
    }
    notify({ kind: 'error', title: 'Analysis Error', description: errors[code].message })
  }

  const refuse = (title: string, text: string) => {
    setFault({ at: practice.at, text })
    notify({ kind: 'error', title, description: text })
    box.current?.focus()
  }

  const score = async (): Promise<void> => {
    const { at, place, text, isUnderWay } = practice
    if (isUnderWay) return
    if (text.trim() === '') return refuse('Answer Required', required)
    if (text.length > answerLimit) return refuse('Analysis Error', tooLong)
    setFault(null)
    dismissAll()
    practice.stay()
    const scored = await scoreAnswer(client, place, text)
    if (scored === null || !here.current.isThere) return
    if (scored.kind === 'refused') return refusedWith(scored.code)
    if (scored.kind === 'scored') setIsPlanOver(false)
    const isHere = here.current.at === at
    if (scored.kind === 'scored')
      notify({
        kind: 'success',
        title: 'Answer Analyzed',
        description: isHere
          ? `Score: ${scored.feedback.overall}/100 - See feedback below`
          : `Question ${at + 1}: ${scored.feedback.overall}/100`,
      })
    else
      notify({
        kind: 'error',
        title: 'Analysis Error',
        description: 'Failed to analyze your response. Please try again.',
      })
    wantsFocus.current = isHere && mayTakeFocus(box.current, text)
    redraw()
    // The line is back: so may be the way for what waits.
    if (scored.kind === 'scored') await practice.sendAll()
  }

  return {
    score,
    fault: fault?.at === practice.at && practice.text.trim() === '' ? fault.text : undefined,
    isPlanOver,
  }
}
