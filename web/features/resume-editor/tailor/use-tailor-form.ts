import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useKeptWords } from '../../../forms/use-kept-words.ts'
import type { TargetJobState } from '../../../writing/target-job.ts'
import {
  emptyTailor,
  fieldsOf,
  saysSomething,
  type TailorFields,
  tailorDraftOf,
  tailorFields,
} from './fields.ts'

/** The form that names the job, filled in where the address does. What is typed is kept until something is made of it. */
export const useTailorForm = (sub: string, aim: TargetJobState) => {
  const kept = useMemo(() => tailorDraftOf(sub), [sub])
  // Words of an earlier time were for another job than the one that the address names.
  const [found] = useState(() => (aim.state === 'none' ? kept.read() : null))
  const form = useForm<TailorFields>({
    resolver: zodResolver(tailorFields),
    defaultValues: found ?? (aim.state === 'found' ? fieldsOf(aim.job) : emptyTailor),
  })
  useKeptWords({
    form,
    restored: found !== null,
    differ: saysSomething,
    keep: values => kept.write(values),
  })
  const fill = useEffectEvent(() => {
    if (aim.state === 'found' && !saysSomething(form.getValues())) form.reset(fieldsOf(aim.job))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is found
  useEffect(() => fill(), [aim.state])
  return { form, restored: found !== null, forget: () => kept.write(null) }
}
