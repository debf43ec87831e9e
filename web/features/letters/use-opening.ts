import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { errors } from '../../../shared/api/errors.ts'
import { lettersAtMost } from '../../../shared/api/letters.ts'
import { openedHere, usePart } from '../../kit/use-part.ts'
import { paths, searchOf } from '../../paths.ts'
import { notify } from '../../ui/notify.ts'
import type { Letters } from './queries.ts'
import { isSpent } from './words.ts'

/** What keeps somebody from another letter; null: nothing. */
const obstacleIn = ({ letters, count }: Letters): 'plan' | 'room' | null => {
  if (isSpent(count)) return 'plan'
  return letters.length >= lettersAtMost ? 'room' : null
}

/**
 * What lies over the list, as the address says: `?sheet=new` the dialog of a new letter, perhaps for a job
 * (`&application=…`, `&job=…`); `?letter=<id>` a letter to be read, and with `&view=edit` to be edited.
 */
export const useOpening = (list: Letters | undefined) => {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const sheet = usePart('sheet')
  const letter = usePart('letter')
  const params = new URLSearchParams(search)
  /** The letter that has just been written: its dialog says so. */
  const [written, setWritten] = useState<string | null>(null)
  // Said once: who opens it again later hears nothing.
  if (written !== null && letter.part === null && sheet.part === null) setWritten(null)
  const obstacle = list ? obstacleIn(list) : null

  const say = (what: 'plan' | 'room') =>
    notify(
      what === 'plan'
        ? {
            kind: 'error',
            title: 'Limit Reached',
            description: errors.letter_limit.message,
            action: { label: 'See the plans', onClick: () => void navigate(paths.upgrade) },
          }
        : { kind: 'error', title: 'Error', description: errors.too_many_letters.message },
    )

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
  const isKnown = list !== undefined
  // By a link: looked at once, for the counter grows while the dialog is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the arrival that this answers
  useEffect(() => {
    if (isKnown) arrived()
  }, [isAsked, isKnown])

  return {
    isGenerating: isAsked && isLetIn,
    aim: { application: params.get('application'), job: params.get('job') },
    letterId: letter.part,
    view: params.get('view') === 'edit' ? ('edit' as const) : ('preview' as const),
    written,
    generate: () => (obstacle ? say(obstacle) : sheet.open('new')),
    preview: letter.open,
    edit: (id: string) =>
      void navigate({ search: searchOf({ letter: id, view: 'edit' }) }, { state: openedHere }),
    /** In the place of the dialog that it was written in: the way back is the list. */
    showWritten: (id: string) => {
      setWritten(id)
      void navigate({ search: searchOf({ letter: id }) }, { replace: true, state })
    },
    closeGenerating: () => sheet.close(),
    closeLetter: () => letter.close(),
  }
}
