import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { ulid } from 'ulid'
import * as z from 'zod/mini'
import { changedFields } from '../../../forms/changes.ts'
import { useKeptWords } from '../../../forms/use-kept-words.ts'
import { type Beginning, begin, draftOf, goesOn, takenUp } from './draft.ts'
import { detailedFields, type GenerateFields, type GenerateValues, quickFields } from './fields.ts'

const quick = zodResolver(quickFields)
const detailed = zodResolver(detailedFields)
/** Only the detailed form asks for what stands in it. */
const resolver: Resolver<GenerateFields, unknown, GenerateValues> = (values, context, options) =>
  (values.mode === 'quick' ? quick : detailed)(values, context, options)

const fieldNames = z.keyof(detailedFields).options

/** What nobody typed: where somebody is, and what was filled in. */
const untyped: readonly (keyof GenerateFields)[] = ['step', 'isFilled']

/** The form of the dialog, from its draft if there is one. What is typed is kept until `forget`. */
export const useDraftedResume = (beginning: Beginning) => {
  const kept = useMemo(() => draftOf(beginning), [beginning])
  const [[found, first]] = useState(() => {
    const begun = begin(beginning, ulid())
    const before = kept.read()
    const found = before && goesOn(before, begun) ? takenUp(before, ulid()) : null
    return [found, found ?? begun] as const
  })
  const [start, setStart] = useState(first)
  const [restored, setRestored] = useState(found !== null)
  const form = useForm<GenerateFields, unknown, GenerateValues>({ resolver, defaultValues: start.values })
  const [, setTouched] = useKeptWords({
    form,
    restored,
    differ: values => changedFields(start.before, values).some(field => !untyped.includes(field)),
    keep: values => kept.write(values && { ...start, values }),
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          // What is wrong is said with Next; once it is mended, at once no more.
          const [field] = (name ?? '').split('.')
          const wrong = fieldNames.find(each => each === field)
          if (wrong && form.getFieldState(wrong).error) void form.trigger(wrong)
        },
      }),
    [form],
  )
  const markSent = (id: string, sent: string | null) => {
    const marked = { ...start, id, sent }
    setStart(marked)
    kept.write({ ...marked, values: form.getValues() })
  }

  return {
    form,
    start,
    restored,
    startAfresh: () => {
      const fresh = begin(beginning, ulid())
      setStart(fresh)
      form.reset(fresh.values)
      setRestored(false)
      setTouched(false)
      kept.write(null)
    },
    /** Before a wish goes out, for it may arrive whatever becomes of this page; with null once it is known that it did not. */
    markSent,
    forget: () => kept.write(null),
  }
}
export type DraftedResume = ReturnType<typeof useDraftedResume>
