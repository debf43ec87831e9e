import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ulid } from 'ulid'
import { changedFields } from '../../../forms/changes.ts'
import { useKeptWords } from '../../../forms/use-kept-words.ts'
import { type Beginning, begin, draftOf, goesOn, takenUp } from './draft.ts'
import { type PracticeFields, practiceFields } from './fields.ts'

/** The form of the dialog, from its draft if there is one. What is typed is kept until `forget`. */
export const useDraftedPractice = (beginning: Beginning) => {
  const kept = useMemo(() => draftOf(beginning), [beginning])
  const [[found, first]] = useState(() => {
    const begun = begin(beginning, ulid())
    const before = kept.read()
    const found = before && goesOn(before, begun) ? takenUp(before, ulid()) : null
    return [found, found ?? begun] as const
  })
  const [start, setStart] = useState(first)
  const [restored, setRestored] = useState(found !== null)
  const form = useForm<PracticeFields>({
    resolver: zodResolver(practiceFields),
    defaultValues: start.values,
  })
  const [touched, setTouched] = useKeptWords({
    form,
    restored,
    differ: values => changedFields(start.before, values).length > 0,
    keep: values => kept.write(values && { ...start, values }),
  })

  return {
    form,
    start,
    touched,
    restored,
    startAfresh: () => {
      const fresh = begin(beginning, ulid())
      setStart(fresh)
      form.reset(fresh.values)
      setRestored(false)
      setTouched(false)
      kept.write(null)
    },
    /** Before a start goes out, for it may arrive whatever becomes of this page; with null once it is known that it did not. */
    markSent: (id: string, sent: string | null) => {
      const marked = { ...start, id, sent }
      setStart(marked)
      kept.write({ ...marked, values: form.getValues() })
    },
    forget: () => kept.write(null),
  }
}
export type DraftedPractice = ReturnType<typeof useDraftedPractice>
