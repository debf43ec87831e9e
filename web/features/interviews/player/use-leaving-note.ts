import { useEffect, useEffectEvent } from 'react'
import { paths } from '../../../paths.ts'
import { session } from '../../../session/store.ts'
import { notify } from '../../../ui/notify.ts'
import type { AnswerDraft } from '../practice/answer-draft.ts'

/** Who goes on with words that are not scored is told where they are. */
export const useLeavingNote = (id: string, drafts: readonly (AnswerDraft | null)[]): void => {
  const left = useEffectEvent(() => {
    // Still there: the session was completed, or is gone, and the words are shown in its place.
    if (session.sub() === null || location.pathname === paths.practice(id)) return
    if (!drafts.some(draft => draft !== null && draft.text.trim() !== '')) return
    notify({
      kind: 'info',
      title: 'Your answer is kept on this device.',
      description: 'Open the session again to go on.',
    })
  })
  useEffect(() => () => left(), [])
}
