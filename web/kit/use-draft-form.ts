import { useEffect, useEffectEvent, useState } from 'react'
import { type FieldValues, type Resolver, useForm } from 'react-hook-form'
import { ulid } from 'ulid'
import type { StoredValue } from '../browser/stored-value.ts'
import { changedFields } from '../forms/changes.ts'
import type { FormDraft } from './draft.ts'

type Options<Fields extends FieldValues, Values> = {
  /** Fixed while the form lives. */
  readonly stored: StoredValue<FormDraft<Fields>>
  /** What the form begins with where no draft is found, and when the person starts afresh. */
  readonly begin: () => FormDraft<Fields>
  readonly resolver: Resolver<Fields, unknown, Values>
  /** Whether a draft goes on here. By default: a form of the same row, or one that began with the same fields. */
  readonly goesOn?: (found: FormDraft<Fields>, begun: FormDraft<Fields>) => boolean
  /** Fields that nobody types, such as the step of a form: a change of them alone is no draft. */
  readonly untyped?: readonly (keyof Fields)[]
}

const sameBeginning = <Fields extends object>(found: FormDraft<Fields>, begun: FormDraft<Fields>): boolean =>
  found.version > 0 || changedFields(found.before, begun.before).length === 0

/** Two tabs may find the same draft: unless its request was sent, each of them makes a row of its own. */
const withOwnId = <Fields>(found: FormDraft<Fields>): FormDraft<Fields> =>
  found.sent === null && found.version === 0 && found.id !== '' ? { ...found, id: ulid() } : found

/** A form whose draft is stored on this device while something is typed, and found again when the form is opened. */
export const useDraftForm = <Fields extends FieldValues, Values>(options: Options<Fields, Values>) => {
  const { begin, resolver, goesOn = sameBeginning, untyped = [] } = options
  const [stored, setStored] = useState(options.stored)
  const [{ isFound, first }] = useState(() => {
    const begun = begin()
    const draft = stored.read()
    const found = draft && goesOn(draft, begun) ? withOwnId(draft) : null
    return { isFound: found !== null, first: found ?? begun }
  })
  const [start, setStart] = useState(first)
  const [restored, setRestored] = useState(isFound)
  const [touched, setTouched] = useState(isFound)
  // `first.values` are complete fields; react-hook-form asks for a type that may lack some.
  const form = useForm<Fields, unknown, Values>({ resolver, values: first.values })

  const isTyped = (from: FormDraft<Fields>, values: Fields): boolean =>
    changedFields(from.before, values).some(field => !untyped.includes(field))
  const keep = useEffectEvent((values: Fields) => {
    const typed = isTyped(start, values)
    setTouched(typed)
    // While nobody knows what became of a request, its id stays, whether or not anything is typed.
    stored.write(typed || start.sent !== null ? { ...start, values } : null)
  })
  const { subscribe } = form
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe],
  )

  /** Goes on from another beginning, with what is typed there. */
  const goOnFrom = (next: FormDraft<Fields>, into: StoredValue<FormDraft<Fields>> = stored): void => {
    const typed = isTyped(next, next.values)
    setStart(next)
    setRestored(false)
    setStored(into)
    if (changedFields(form.getValues(), next.values).length > 0) form.reset(next.values)
    if (into !== stored) stored.write(null)
    into.write(typed ? next : null)
    setTouched(typed)
  }
  const markSent = (id: string, sent: string | null): void => {
    const marked = { ...start, id, sent }
    setStart(marked)
    stored.write({ ...marked, values: form.getValues() })
  }

  return {
    form,
    start,
    touched,
    restored,
    goOnFrom,
    startAfresh: () => goOnFrom(begin()),
    /** Before a request goes out, because it may arrive whatever becomes of this page; null: nothing came of it. */
    markSent,
    /**
     * Removes the draft of what was sent. Another form may have been opened meanwhile, or more may have been typed: what is
     * not of `sent` stays.
     */
    forget: (sent: { readonly id: string; readonly values: Fields } | null = null): void => {
      const draft = stored.read()
      if (!draft) return
      const isSent =
        sent === null || (draft.id === sent.id && changedFields(sent.values, draft.values).length === 0)
      if (isSent) stored.write(null)
    },
  }
}

export type DraftForm<Fields extends FieldValues, Values> = ReturnType<typeof useDraftForm<Fields, Values>>
