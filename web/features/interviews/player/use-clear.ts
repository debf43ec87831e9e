import type { RefObject } from 'react'
import { notify } from '../../../ui/notify.ts'
import { typed } from '../practice/answer-draft.ts'
import { answerDrafts } from '../practice/answer-drafts.ts'
import type { Practice } from './use-practice.ts'

/** Empties the box, and takes it back on Undo: before what was typed since. */
export const useClear = (practice: Practice, box: RefObject<HTMLTextAreaElement | null>) => () => {
  const { place, text, type } = practice
  type('')
  box.current?.focus()
  notify({
    kind: 'info',
    title: 'Answer cleared.',
    action: {
      label: 'Undo',
      onClick: () => {
        const since = answerDrafts.read(place)?.text.trim() ?? ''
        answerDrafts.change(place, typed(since === '' ? text : `${text}\n\n${since}`))
        box.current?.focus()
      },
    },
  })
}
