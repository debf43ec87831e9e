import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { TruthReport } from '../../../shared/domain/truth/report.ts'
import { timing } from '../../timing.ts'
import { useRested } from '../../ui/use-rested.ts'
import { type EditedResume, markdownOf } from './edited-resume.ts'
import { canRedo, canUndo, changed, newHistory, redone, type Snapshot, undone } from './history.ts'
import { markedFields } from './marked-fields.ts'
import { readEdited, withSameKeys } from './read-edited.ts'
import type { ResumeFields } from './resume-form.ts'

export type Change = (resume: EditedResume) => EditedResume

const counter = () => {
  let count = 0
  return () => {
    count += 1
    return `part-${count}`
  }
}

/**
 * The Markdown of the form as a resume with fields, and the history of its changes. The form has the text at all times, so
 * that it is stored, saved and checked like a text that was typed. A text that was changed elsewhere is read again.
 */
export const useEditedResume = <Values>(
  markdown: string,
  form: UseFormReturn<ResumeFields, unknown, Values>,
  /** False: the text is edited as Markdown, and is read when the cards are shown again. */
  isShown: boolean,
) => {
  const [newKey] = useState(counter)
  const [history, setHistory] = useState(() => newHistory({ markdown, resume: readEdited(markdown, newKey) }))
  const { known } = history
  const now = useMemo((): Snapshot => {
    if (known.markdown === markdown || !isShown) return known
    const read = readEdited(markdown, newKey)
    return { markdown, resume: read && known.resume ? withSameKeys(read, known.resume) : read }
  }, [markdown, known, newKey, isShown])

  // An event may come before the last change is drawn.
  const latest = useRef({ history, now })
  useLayoutEffect(() => {
    latest.current = { history, now }
  }, [history, now])

  const apply = useCallback(
    (next: typeof history): boolean => {
      if (next === latest.current.history) return false
      latest.current = { history: next, now: next.known }
      setHistory(next)
      form.setValue('markdown', next.known.markdown)
      return true
    },
    [form],
  )
  /** `typed` names what is typed: changes with the same name are undone together. */
  const edit = useCallback(
    (change: Change, typed: string | null = null): void => {
      const { history, now } = latest.current
      if (!now.resume) return
      const resume = change(now.resume)
      if (resume !== now.resume) apply(changed(history, now, { markdown: markdownOf(resume), resume }, typed))
    },
    [apply],
  )
  return {
    resume: now.resume,
    newKey,
    edit,
    undo: useCallback(() => apply(undone(latest.current.history, latest.current.now)), [apply]),
    redo: useCallback(() => apply(redone(latest.current.history, latest.current.now)), [apply]),
    canUndo: canUndo(history, markdown),
    canRedo: canRedo(history, markdown),
  }
}

const noMarks: ReturnType<typeof markedFields> = new Map()

/** The units without a source by the line that says them. They may lag behind the typing. */
export const useMarkedFields = (resume: EditedResume | null, report: TruthReport | null) => {
  const shown = useRested(resume, timing.checkRest)
  return useMemo(() => (shown && report ? markedFields(shown, report.units) : noMarks), [shown, report])
}
