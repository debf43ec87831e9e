import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ulid } from 'ulid'
import {
  type Application,
  type ApplicationForm,
  applicationForm,
} from '../../../../shared/api/applications.ts'
import { useKeptWords } from '../../../forms/use-kept-words.ts'
import { changesBetween, emptyForm, formOf } from '../form-values.ts'
import { type FormDraft, formDraftOf, takenUp } from './form-draft.ts'
import { useAppliedDay } from './use-applied-day.ts'

const begin = (row: Application | null): FormDraft => {
  const values = row ? formOf(row) : emptyForm(new Date())
  return { id: row?.id ?? ulid(), sent: false, version: row?.version ?? 0, before: values, values }
}

/** The form of the add dialog (`row` null) or of the edit dialog. What is typed is kept until `forget`. */
export const useDraftedForm = (row: Application | null, sub: string) => {
  const kept = useMemo(() => formDraftOf(sub, row?.id ?? 'new'), [sub, row?.id])
  const [found] = useState(() => kept.read())
  const [start, setStart] = useState(() => {
    if (!found) return begin(row)
    return row ? found : takenUp(found, ulid())
  })
  const [restored, setRestored] = useState(found !== null)
  const form = useForm<ApplicationForm>({
    resolver: zodResolver(applicationForm),
    defaultValues: start.values,
  })
  const [touched, setTouched] = useKeptWords({
    form,
    restored,
    differ: values => Object.keys(changesBetween(start.before, values)).length > 0,
    keep: values => kept.write(values && { ...start, values }),
  })
  const day = useAppliedDay(form, row && start.before)

  const startAfresh = () => {
    const fresh = begin(row)
    setStart(fresh)
    form.reset(fresh.values)
    day.startAfresh()
    setRestored(false)
    setTouched(false)
    kept.write(null)
  }

  /** Before a create goes out: it may arrive, whatever becomes of this page. */
  const markSent = () => {
    const sent = { ...start, sent: true }
    setStart(sent)
    kept.write({ ...sent, values: form.getValues() })
  }

  return { form, day, start, touched, restored, startAfresh, markSent, forget: () => kept.write(null) }
}
