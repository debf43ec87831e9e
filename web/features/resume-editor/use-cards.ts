import { startTransition, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { citedLines } from '../../../shared/api/resumes.ts'
import { newCitationsAtMost } from '../../../shared/api/truth.ts'
import { dismissUndo, notify } from '../../ui/notify.ts'
import { useStable } from '../../ui/use-stable.ts'
import type { Cards, Caret } from './cards-context.ts'
import type { EditedResume } from './edited-resume.ts'
import { ownersOf } from './edits.ts'
import type { ResumeFields } from './resume-form.ts'
import { useEditedResume } from './use-edited-resume.ts'

/** With more entries, only the first is unfolded at first. */
export const unfoldedAtMost = 3

/** The keys of all jobs, schools and other entries. */
export const entryKeysOf = (resume: EditedResume | null): string[] =>
  (resume?.sections ?? []).flatMap(section =>
    section.as === 'fields' ? section.entries.map(({ key }) => key) : [],
  )

const foldedAtFirst = (resume: EditedResume | null): string[] => {
  const keys = entryKeysOf(resume)
  return keys.length > unfoldedAtMost ? keys.slice(1) : []
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
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => new Set(foldedAtFirst(resume)))
  const [last, setLast] = useState({ isShown, resume })
  if (last.isShown !== isShown) {
    setLast({ isShown, resume })
    // What was pasted as Markdown is folded like what was there at first.
    const known = new Set(entryKeysOf(last.resume))
    if (isShown) setFolded(new Set([...folded, ...foldedAtFirst(resume).filter(key => !known.has(key))]))
  }
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
  const foldAll = useCallback((keys: readonly string[], isFolded: boolean) => {
    if (isFolded) setFolded(now => new Set([...now, ...keys]))
    // The fields of many jobs take a while. The screen answers to other presses meanwhile.
    else startTransition(() => setFolded(now => new Set([...now].filter(key => !keys.includes(key)))))
  }, [])
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
        if (offersUndo.current) dismissUndo()
        offersUndo.current = false
        edit(change, typed)
      },
      cite: citation => {
        const cited = [...form.getValues('cited'), citation].slice(-newCitationsAtMost)
        // A citation that is too long is left out. Its line is compared with all facts then.
        if (citedLines.safeParse(cited).success) form.setValue('cited', cited)
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
  }, [newKey, edit, form, undo, focusOn, fold, resumeId])

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

  /** A toast that is still shown would undo something else now. */
  const step = (go: () => boolean, words: string): void => {
    dismissUndo()
    if (go()) announce(words)
  }
  return {
    ...edited,
    cards,
    folded,
    foldAll,
    announcement,
    undo: useStable(() => step(undo, 'Undone.')),
    redo: useStable(() => step(redo, 'Done again.')),
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
