import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { changedFields, isClashing, pick } from '../forms/changes.ts'
import { dismissAll, notify } from '../ui/notify.ts'
import { type FormDraft, newDraft } from './draft.ts'
import {
  hasCode,
  isNotFound,
  isSignedOut,
  type RequestError,
  requestError,
  showFieldErrors,
} from './request-error.ts'
import { useDraftForm } from './use-draft-form.ts'
import { useIsHere } from './use-is-here.ts'
import type { Create, Versioned, VersionedFormOptions } from './versioned-form-options.ts'

const failedWords = 'Something went wrong. What you typed is kept.'

/**
 * The form of a new row, or of a row with an optimistic lock. What the person types is stored on this device. A save sends
 * the changed fields with the version that the person saw. If the row on the server is newer, `conflict` holds both
 * versions, and the person chooses one; with `independentFields`, only where both changed the same field. What the person
 * types during a save stays in the form.
 */
export const useVersionedForm = <
  Row extends Versioned,
  Fields extends FieldValues,
  Values extends Record<keyof Fields, unknown>,
>(
  options: VersionedFormOptions<Row, Fields, Values>,
) => {
  const { row, idOf, draftOf, fieldsOf, resolver, isSameForm, create, onSaved, onUnchanged } = options
  const { independentFields = false } = options
  const errorOf = options.errorOf ?? (error => requestError(error, { failed: failedWords }))
  const draftFrom = (from: Row | null): FormDraft<Fields> =>
    from
      ? newDraft(fieldsOf(from), { id: idOf(from), version: from.version })
      : newDraft(fieldsOf(null), { id: create?.newId() ?? '' })

  const draft = useDraftForm({
    stored: draftOf(row && idOf(row)),
    initialDraft: () => draftFrom(row),
    resolver,
    ...(isSameForm && { isSameForm }),
    ...(options.ignoredFields && { ignoredFields: options.ignoredFields }),
  })
  const { form, base, continueFrom, isDirty } = draft
  const isHere = useIsHere()
  const [error, setError] = useState<RequestError | null>(null)
  const [theirs, setTheirs] = useState<Row | null>(null)
  /** What the person typed before they chose the row of the server. */
  const [aside, setAside] = useState<Partial<Fields> | null>(null)
  const [isDeleted, setDeleted] = useState(false)
  /** The changes of the last update. */
  const [mine, setMine] = useState<Partial<Values>>({})
  const wasSaved = useRef(true)
  const [isSaving, setSaving] = useState(false)
  const { mutateAsync } = useMutation({
    mutationKey: options.mutationKey,
    mutationFn: (send: () => Promise<Row>) => send(),
  })
  const isNew = base.version === 0 && row === null

  /** The fields that the person has to choose between. */
  const clashesWith = (newer: Row, typed: Fields): (keyof Fields)[] => {
    const own = changedFields(base.before, typed)
    return independentFields ? own.filter(isClashing(base.before, fieldsOf(newer), typed)) : own
  }

  const fail = async (cause: unknown): Promise<void> => {
    if (isSignedOut(cause)) return
    if (hasCode(cause, 'stale_version')) return options.reload(base.id).then(setTheirs).catch(fail)
    setTheirs(null)
    setDeleted(isDeleted || isNotFound(cause))
    if (options.errorToast) notify(options.errorToast(cause, isNew || isDeleted))
    options.onFailed?.(cause, base.id)
    const fieldError = options.fieldErrorOf?.(cause)
    if (fieldError) form.setError(fieldError.field, { message: fieldError.message }, { shouldFocus: true })
    const shown = fieldError
      ? [fieldError.field]
      : isNotFound(cause)
        ? []
        : showFieldErrors(form, cause, options.fieldNames)
    if (shown.length > 0) options.onInvalid?.(shown)
    else setError(errorOf(cause))
  }

  const save = async (id: string, send: () => Promise<Row>, wasCreated: boolean): Promise<void> => {
    dismissAll()
    setError(null)
    setSaving(true)
    const sent = form.getValues()
    try {
      const saved = await mutateAsync(send)
      wasSaved.current = true
      const typedSince = changedFields(sent, form.getValues())
      onSaved(saved, {
        wasCreated,
        hasUnsaved: typedSince.length > 0,
        hasMerged: theirs === null && saved.version > base.version + 1,
        isHere: isHere(),
      })
      // A dialog that closes now keeps its fields, because it is still visible.
      if (!isHere()) return draft.clearDraft({ id, values: sent })
      setTheirs(null)
      setAside(null)
      setDeleted(false)
      const next = draftFrom(saved)
      continueFrom(
        { ...next, values: { ...next.values, ...pick(form.getValues(), typedSince) } },
        draftOf(row || create ? idOf(saved) : null),
      )
    } catch (cause) {
      await fail(cause)
    } finally {
      setSaving(false)
    }
  }

  const changesOf =
    options.changesOf ??
    ((before: Fields, typed: Fields, values: Values) => pick<Values>(values, changedFields(before, typed)))

  const sendCreate = ({ send, newId }: Create<Row, Values>, values: Values): Promise<void> => {
    const isRetry = base.sent !== null
    const id = isDeleted && !isRetry ? newId() : base.id
    const typed = form.getValues()
    draft.markSent(id, 'create')
    const create = async (): Promise<Row> => {
      const stored = await send(id, values)
      // An earlier create, whose answer was lost, may have stored other values. An update sends the difference.
      const left = isRetry ? changesOf(fieldsOf(stored), typed, values) : {}
      return Object.keys(left).length > 0 ? options.update(id, stored.version, left) : stored
    }
    return save(id, create, true)
  }
  const sendUpdate = (version: number, changes: Partial<Values>): Promise<void> => {
    const typed = form.getValues()
    const update = async (from: number, changed: Partial<Values>): Promise<Row> => {
      try {
        return await options.update(base.id, from, changed)
      } catch (cause) {
        if (!independentFields || !hasCode(cause, 'stale_version')) throw cause
        const newer = await options.reload(base.id)
        if (clashesWith(newer, typed).length > 0) throw cause
        const own = changedFields(base.before, typed).filter(name => name in changed)
        return own.length > 0 ? update(newer.version, pick<Values>(changed, own)) : newer
      }
    }
    return save(base.id, () => update(version, changes), false)
  }

  const submit = form.handleSubmit(
    values => {
      const changes: Partial<Values> = changesOf(base.before, form.getValues(), values)
      if (create && isDeleted && create.restore) {
        const { restore } = create
        return save(base.id, () => restore(base.id, values, changes), true)
      }
      if (create && (isNew || isDeleted)) return sendCreate(create, values)
      if (Object.keys(changes).length === 0) {
        wasSaved.current = true
        return onUnchanged?.()
      }
      setMine(changes)
      return sendUpdate(base.version, changes)
    },
    invalid => options.onInvalid?.(Object.keys(invalid)),
  )

  // A newer row from the query is shown at once while the form has no changes. Otherwise the save detects the conflict.
  const showNewer = useEffectEvent(() => {
    if (row && !isDirty && !isSaving && theirs === null && row.version > base.version)
      continueFrom(draftFrom(row))
  })
  const version = row?.version
  useEffect(() => {
    if (version !== undefined) showNewer()
  }, [version])

  return {
    ...draft,
    isNew,
    isDeleted,
    busy: isSaving,
    error,
    /** Returns false if the changes could not be saved. The form then says why. */
    submit: async (): Promise<boolean> => {
      wasSaved.current = false
      if (!isSaving && theirs === null) await submit()
      return wasSaved.current
    },
    /** Drops what the person typed. */
    discard: () => {
      draft.clearDraft()
      if (row) continueFrom(draftFrom(row))
    },
    conflict: theirs && {
      theirs,
      /** The changes of the person, where they have to choose. */
      mine: independentFields ? pick<Values>(mine, clashesWith(theirs, form.getValues())) : mine,
      keepMine: () => void sendUpdate(theirs.version, mine),
      takeTheirs: () => {
        const typed = form.getValues()
        const clashing = clashesWith(theirs, typed)
        const others = changedFields(base.before, typed).filter(name => !clashing.includes(name))
        const next = draftFrom(theirs)
        setAside(pick<Fields>(typed, clashing))
        setTheirs(null)
        continueFrom({ ...next, values: { ...next.values, ...pick<Fields>(typed, others) } })
      },
    },
    /** After the person chose the row of the server: brings back what they typed. Null: there is nothing of it. */
    bringBack:
      aside &&
      (() => {
        setAside(null)
        continueFrom({ ...base, values: { ...form.getValues(), ...aside } })
      }),
  }
}
export type VersionedForm<
  Row extends Versioned,
  Fields extends FieldValues,
  Values extends Record<keyof Fields, unknown>,
> = ReturnType<typeof useVersionedForm<Row, Fields, Values>>
