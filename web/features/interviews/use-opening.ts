import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { errors } from '../../../shared/api/errors.ts'
import { interviewsAtMost } from '../../../shared/api/interviews.ts'
import { allows } from '../../../shared/domain/plan.ts'
import type { Tier } from '../../../shared/lists.ts'
import { usePart } from '../../kit/use-part.ts'
import { searchOf } from '../../paths.ts'
import { notify } from '../../ui/notify.ts'
import type { Interviews } from './practice/practice-queries.ts'
import { tellUpgrade } from './practice/tell-start.ts'
import type { Tab } from './tabs.tsx'

/**
 * What the screen shows, as the address says: `?sheet=new` the dialog that starts a practice, perhaps for a job
 * (`&application=…`, `&job=…`); `?sheet=all` all sessions; `?session=<id>` the details of one; `?tab=voice` that tab.
 * `tier` and `list` are left out while they are not known.
 */
export const useOpening = (list: Interviews | undefined, tier: Tier | undefined) => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const sheet = usePart('sheet')
  const session = usePart('session')
  const params = new URLSearchParams(search)
  /** What keeps somebody from a practice; null: nothing. */
  const obstacle =
    tier !== undefined && !allows(tier, 'interview-coach')
      ? 'plan'
      : list && list.interviews.length >= interviewsAtMost
        ? 'room'
        : null

  const say = (what: 'plan' | 'room') => {
    if (what === 'plan') tellUpgrade(navigate)
    else notify({ kind: 'error', title: 'Error', description: errors.too_many_interviews.message })
  }

  const isAsked = sheet.part === 'new'
  /** It was looked at, and nothing stood in the way: a dialog that closes at once is never shown. */
  const [isLetIn, setLetIn] = useState(false)
  if (!isAsked && isLetIn) setLetIn(false)
  const arrived = useEffectEvent(() => {
    if (!isAsked) return
    if (!obstacle) return setLetIn(true)
    say(obstacle)
    void navigate({ search: '' }, { replace: true })
  })
  const isKnown = tier !== undefined
  // By a link: looked at once, for the plan may change while the dialog is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the arrival that this answers
  useEffect(() => {
    if (isKnown) arrived()
  }, [isAsked, isKnown])

  const tab: Tab =
    params.get('tab') === 'voice' && tier !== undefined && allows(tier, 'advanced-interview-coach')
      ? 'voice'
      : 'text'
  return {
    isStarting: isAsked && isLetIn,
    aim: { application: params.get('application'), job: params.get('job') },
    isShowingAll: sheet.part === 'all',
    sessionId: session.part,
    tab,
    start: () => (obstacle ? say(obstacle) : sheet.open('new')),
    showAll: () => sheet.open('all'),
    showDetails: session.open,
    showTab: (to: Tab) =>
      void navigate({ search: to === 'voice' ? searchOf({ tab: to }) : '' }, { replace: true }),
    closeSheet: () => sheet.close(),
    closeDetails: () => session.close(),
  }
}
