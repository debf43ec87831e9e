import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ulid } from 'ulid'
import type { Alert } from '../../../shared/api/alerts.ts'
import type { AlertFrequency } from '../../../shared/lists.ts'
import { changedFields } from '../../forms/changes.ts'
import { useKeptWords } from '../../forms/use-kept-words.ts'
import { type AlertDraft, alertDraftOf, goesOn, takenUp } from './alert-draft.ts'
import { type AlertFields, type AlertValues, alertFields, emptyFields, fieldsOf } from './fields.ts'
import type { Prefill } from './prefill.ts'

export type Beginning = {
  /** Null: a new alert. */
  row: Alert | null
  /** What a new one begins with. */
  prefill: Prefill | null
  /** The most often that the plan allows: what a new one is set to. */
  fastest: AlertFrequency
  sub: string
}

const begin = ({ row, prefill, fastest }: Beginning): AlertDraft => {
  const values = row ? fieldsOf(row) : { ...emptyFields(fastest), ...prefill }
  return { id: row?.id ?? ulid(), sent: false, version: row?.version ?? 0, before: values, values }
}

const nameOf = ({ row, prefill }: Beginning): string => row?.id ?? (prefill ? 'search' : 'new')

/** The form of an alert, from its draft if there is one. What is typed is kept until `forget`. */
export const useDraftedAlert = (beginning: Beginning) => {
  const name = nameOf(beginning)
  const kept = useMemo(() => alertDraftOf(beginning.sub, name), [beginning.sub, name])
  const [[found, first]] = useState(() => {
    const begun = begin(beginning)
    const before = kept.read()
    const found = before && goesOn(before, begun) ? takenUp(before, ulid()) : null
    return [found, found ?? begun] as const
  })
  const [start, setStart] = useState(first)
  const [restored, setRestored] = useState(found !== null)
  const form = useForm<AlertFields, unknown, AlertValues>({
    resolver: zodResolver(alertFields),
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
      const fresh = begin(beginning)
      setStart(fresh)
      form.reset(fresh.values)
      setRestored(false)
      setTouched(false)
      kept.write(null)
    },
    /** Before a create goes out: it may arrive, whatever becomes of this page. */
    markSent: (id: string) => {
      const sent = { ...start, id, sent: true }
      setStart(sent)
      kept.write({ ...sent, values: form.getValues() })
    },
    forget: () => kept.write(null),
  }
}
