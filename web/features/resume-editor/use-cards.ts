import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { dismissAll, notify } from '../../ui/notify.ts'
import { useStable } from '../../ui/use-stable.ts'
import type { Cards, Caret } from './cards-context.ts'
import type { EditedResume } from './edited-resume.ts'
import { ownersOf } from './edits.ts'
import type { ResumeFields } from './resume-form.ts'
import { useEditedResume } from './use-edited-resume.ts'

/** With more entries, only the first is unfolded at first. */
const unfoldedAtMost = 3

const foldedAtFirst = (resume: EditedResume | null): ReadonlySet<string> => {
  const entries = (resume?.sections ?? []).flatMap(section =>
    section.as === 'fields' ? section.entries : [],
  )
  return new Set(entries.length > unfoldedAtMost ? entries.slice(1).map(({ key }) => key) : [])
}

type Options<Values> = {
  markdown: string
  form: UseFormReturn<ResumeFields, unknown, Values>
  resumeId: string
  /** False: the text is edited as Markdown. */
  isShown: boolean
}

/** The cards of a resume: its fields, what is folded, and what has the focus after a change. */
export const useCardsState = <Values>({ markdown, form, resumeId, isShown }: Options<Values>) => {
  const edited = useEditedResume(markdown, form, isShown)
  const { resume, newKey, edit, undo, redo } = edited
  const [folded, setFolded] = useState(() => foldedAtFirst(resume))
  const [announcement, announce] = useState('')
  const pending = useRef<{ key: string; caret: Caret }>(null)
  const focused = useRef<Element>(null)
  const offersUndo = useRef(false)
  const [, redraw] = useState({})

  const shown = useRef(resume)
  useLayoutEffect(() => {
    shown.current = resume
  }, [resume])

  const fold = useCallback(
    (key: string, isFolded: boolean) =>
      setFolded(now => (isFolded ? new Set(now).add(key) : new Set([...now].filter(other => other !== key)))),
    [],
  )
  const focusOn = useCallback((key: string, caret: Caret = 'end') => {
    pending.current = { key, caret }
    const owners = shown.current ? ownersOf(shown.current, key) : []
    setFolded(now =>
      owners.some(owner => now.has(owner)) ? new Set([...now].filter(other => !owners.includes(other))) : now,
    )
    redraw({})
  }, [])
  const cards = useMemo((): Cards => {
    // An element that is moved loses the focus, and gets it back once it is drawn.
    const keepFocus = () => {
      focused.current = document.activeElement
    }
    return {
      newKey,
      edit: (change, typed) => {
        keepFocus()
        // The button of the toast undoes the last change, so the toast goes with the next one.
        if (offersUndo.current) dismissAll()
        offersUndo.current = false
        edit(change, typed)
      },
      sayRemoved: what => {
        offersUndo.current = true
        notify({ kind: 'success', title: `${what} was removed.`, action: { label: 'Undo', onClick: undo } })
      },
      announce,
      focusOn,
      fold,
      resumeId,
    }
  }, [newKey, edit, undo, focusOn, fold, resumeId])

  useLayoutEffect(() => {
    const wanted = pending.current
    const field = wanted && document.querySelector(`[data-field="${wanted.key}"]`)
    if (wanted && field) {
      pending.current = null
      focused.current = null
      putCaret(field, wanted.caret)
    } else if (focused.current instanceof HTMLElement && document.activeElement === document.body) {
      focused.current.focus()
      focused.current = null
    }
  })

  return {
    ...edited,
    cards,
    folded,
    announcement,
    undo: useStable(() => undo() && announce('Undone.')),
    redo: useStable(() => redo() && announce('Done again.')),
  }
}
export type CardsState = ReturnType<typeof useCardsState>

const putCaret = (field: Element, caret: Caret): void => {
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return
  const { value } = field
  field.focus({ preventScroll: true })
  if (typeof caret === 'object') {
    const from = Math.max(value.indexOf(caret.words), 0)
    field.setSelectionRange(from, from + caret.words.length)
  } else {
    const at = caret === 'start' ? 0 : caret === 'end' ? value.length : caret
    field.setSelectionRange(at, at)
  }
  field.scrollIntoView({ block: 'nearest' })
}
