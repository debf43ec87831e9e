import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { errors } from '../../../shared/api/errors.ts'
import { resumesAtMost } from '../../../shared/api/resumes.ts'
import { allows } from '../../../shared/domain/plan.ts'
import type { Tier } from '../../../shared/lists.ts'
import { openedHere, usePart } from '../../kit/use-part.ts'
import { paths, searchOf } from '../../paths.ts'
import { notify } from '../../ui/notify.ts'
import type { Resumes } from '../../writing/resume-queries.ts'

/** The job that an address names, `?job=…` or `?application=…`. */
const aimIn = (search: string) => {
  const params = new URLSearchParams(search)
  return { application: params.get('application'), job: params.get('job') }
}

/** What keeps somebody from another resume; null: nothing. */
const obstacleIn = ({ resumes, limit }: Resumes): 'plan' | 'room' | null => {
  if (limit !== null && resumes.length >= limit) return 'plan'
  return resumes.length >= resumesAtMost ? 'room' : null
}

/**
 * What lies over the list, as the address says: `?sheet=new` the dialog of a new resume, `?rewrite=<id>` of one that is
 * written anew, both perhaps for a job; `?preview=<id>` one as it looks. Who may have a resume tailored is led from a job
 * to the dialog that does it. `tier` null: nobody knows it yet.
 */
export const useOpening = (list: Resumes | undefined, tier: Tier | null) => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const sheet = usePart('sheet')
  const rewrite = usePart('rewrite')
  const preview = usePart('preview')
  const aim = aimIn(search)
  const obstacle = list ? obstacleIn(list) : null
  const named = Object.fromEntries(
    Object.entries(aim).flatMap(([name, id]) => (id === null ? [] : [[name, id] as const])),
  )

  const say = (what: 'plan' | 'room') =>
    notify(
      what === 'plan'
        ? {
            kind: 'error',
            title: 'Upgrade Required',
            description: errors.resume_limit.message,
            action: { label: 'Upgrade', onClick: () => void navigate(paths.upgrade) },
          }
        : { kind: 'error', title: 'Error', description: errors.too_many_resumes.message },
    )

  const isAsked = sheet.part === 'new'
  /** It was looked at, and nothing stood in the way: a dialog that closes at once is never shown. */
  const [isLetIn, setLetIn] = useState(false)
  if (!isAsked && isLetIn) setLetIn(false)
  const primary = list?.resumes.find(({ isPrimary }) => isPrimary)
  const arrived = useEffectEvent(() => {
    if (!isAsked) return
    const search = searchOf(named)
    if (primary && search !== '' && tier && allows(tier, 'resume-tailoring'))
      return void navigate(
        { pathname: paths.resume(primary.id), search: `sheet=tailor&${search}` },
        { replace: true },
      )
    if (!obstacle) return setLetIn(true)
    say(obstacle)
    // The job stays named, for a rewrite.
    void navigate({ search }, { replace: true })
  })
  const isKnown = list !== undefined && tier !== null
  // By a link: looked at once, for the list grows while the dialog is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the arrival that this answers
  useEffect(() => {
    if (isKnown) arrived()
  }, [isAsked, isKnown])

  return {
    aim,
    isGenerating: isAsked && isLetIn,
    primaryId: primary?.id ?? null,
    rewriting: rewrite.part,
    previewed: preview.part,
    generate: () => (obstacle ? say(obstacle) : sheet.open('new')),
    rewrite: (id: string) =>
      void navigate({ search: searchOf({ rewrite: id, ...named }) }, { state: openedHere }),
    preview: preview.open,
    closeDialog: () => (isAsked ? sheet.close() : rewrite.close()),
    closePreview: () => preview.close(),
  }
}
