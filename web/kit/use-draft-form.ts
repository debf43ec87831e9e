import { useEffect, useEffectEvent, useState } from 'react'
import { type FieldValues, type Resolver, useForm } from 'react-hook-form'
import type { StoredValue } from '../browser/stored-value.ts'
import { changedFields } from '../forms/changes.ts'
import type { FormDraft } from './draft.ts'

type Options<Fields extends FieldValues, Values> = {
  /** Where the draft is stored. Read when the form mounts; a later change of this option has no effect. */
  readonly stored: StoredValue<FormDraft<Fields>>
  /** The form without a stored draft, also when the person starts over. A new row gets a new id each time. */
  readonly initialDraft: () => FormDraft<Fields>
  readonly resolver: Resolver<Fields, unknown, Values>
  /** Whether a stored draft belongs to this form. By default: it edits a row, or it began with the same fields. */
  readonly isSameForm?: (stored: FormDraft<Fields>, initial: FormDraft<Fields>) => boolean
  /** Fields that the person does not type, such as the step of a wizard. A change of only these makes no draft. */
  readonly ignoredFields?: readonly (keyof Fields)[]
}

const beganAlike = <Fields extends object>(stored: FormDraft<Fields>, initial: FormDraft<Fields>): boolean =>
  stored.version > 0 || changedFields(stored.before, initial.before).length === 0

/** Gives the draft of a new row another id, because two tabs may read the same draft and each creates its own row. */
const withOwnId = <Fields>(draft: FormDraft<Fields>, newId: string): FormDraft<Fields> =>
  draft.sent === null && draft.version === 0 ? { ...draft, id: newId } : draft

/** A form that stores what the person types on this device, and restores it when the form opens again. */
export const useDraftForm = <Fields extends FieldValues, Values>(options: Options<Fields, Values>) => {
  const { initialDraft, resolver, isSameForm = beganAlike, ignoredFields = [] } = options
  const [stored, setStored] = useState(options.stored)
  const [{ wasStored, first }] = useState(() => {
    const initial = initialDraft()
    const draft = stored.read()
    return draft && isSameForm(draft, initial)
      ? { wasStored: true, first: withOwnId(draft, initial.id) }
      : { wasStored: false, first: initial }
  })
  const [base, setBase] = useState(first)
  const [restored, setRestored] = useState(wasStored)
  const [isDirty, setDirty] = useState(wasStored)
  // `first.values` has all fields, but react-hook-form wants a type in which fields may be missing.
  const form = useForm<Fields, unknown, Values>({ resolver, values: first.values })

  const isTyped = (from: FormDraft<Fields>, values: Fields): boolean =>
    changedFields(from.before, values).some(field => !ignoredFields.includes(field))
  const store = useEffectEvent((values: Fields) => {
    const typed = isTyped(base, values)
    setDirty(typed)
    // A request whose outcome is unknown keeps its id, even if the person has emptied the form.
    stored.write(typed || base.sent !== null ? { ...base, values } : null)
  })
  const { subscribe } = form
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => store(values) }),
    [subscribe],
  )

  /** Replaces the draft and its fields. The new draft is stored in `target`. */
  const continueFrom = (next: FormDraft<Fields>, target: StoredValue<FormDraft<Fields>> = stored): void => {
    const typed = isTyped(next, next.values)
    setBase(next)
    setRestored(false)
    setStored(target)
    if (changedFields(form.getValues(), next.values).length > 0) form.reset(next.values)
    if (target !== stored) stored.write(null)
    target.write(typed ? next : null)
    setDirty(typed)
  }
  const markSent = (id: string, sent: string | null): void => {
    const marked = { ...base, id, sent }
    setBase(marked)
    stored.write({ ...marked, values: form.getValues() })
  }

  return {
    form,
    /** The draft without what was typed: the row's id and version, and the fields at the start. */
    base,
    isDirty,
    restored,
    continueFrom,
    startOver: () => continueFrom(initialDraft()),
    /** Call it before a request goes out, because the request may succeed after this page is closed. Null: it failed. */
    markSent,
    /**
     * Removes the stored draft. With `sent`: only if the draft is still the one that was sent, because the person may have
     * typed more, or another form may have opened.
     */
    clearDraft: (sent: { readonly id: string; readonly values: Fields } | null = null): void => {
      const draft = stored.read()
      if (!draft) return
      const isSent =
        sent === null || (draft.id === sent.id && changedFields(sent.values, draft.values).length === 0)
      if (!isSent) return
      stored.write(null)
      setDirty(false)
    },
  }
}

export type DraftForm<Fields extends FieldValues, Values> = ReturnType<typeof useDraftForm<Fields, Values>>
