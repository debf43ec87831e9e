import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

type Options<Fields extends FieldValues, Values> = {
  form: UseFormReturn<Fields, unknown, Values>
  /** Words of an earlier time were found. */
  restored: boolean
  /** Whether these words are other than those the form began with. */
  differ: (values: Fields) => boolean
  /** Keeps them, or with null forgets what was kept. */
  keep: (values: Fields | null) => void
}

/** Keeps what is typed while it is other than it was, and says whether it is. */
export const useKeptWords = <Fields extends FieldValues, Values>(options: Options<Fields, Values>) => {
  const { form, restored, differ, keep } = options
  const { subscribe } = form
  const [touched, setTouched] = useState(restored)
  const heard = useEffectEvent((values: Fields) => {
    const changed = differ(values)
    setTouched(changed)
    keep(changed ? values : null)
  })
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => heard(values) }),
    [subscribe],
  )
  return [touched, setTouched] as const
}
