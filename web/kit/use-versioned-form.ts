import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, Path, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import { ApiError } from '../../shared/api/errors.ts'
import type { StoredValue } from '../browser/stored-value.ts'
import { changedFields, pick } from '../forms/changes.ts'
import { dismissAll, type Notice, notify } from '../ui/notify.ts'
import { type FormDraft, newDraft } from './draft.ts'
import { isNotFound, isSignedOut, type RequestError, requestError, showFieldErrors } from './request-error.ts'
import { useDraftForm } from './use-draft-form.ts'
import { useIsHere } from './use-is-here.ts'

type Versioned = { readonly version: number }

type Create<Row, Values> = {
  readonly newId: () => string
  /** Gives the stored row where an earlier request with this id has created it, perhaps with other values. */
  readonly send: (id: string, values: Values) => Promise<Row>
  /** Creates a row again that was deleted while the person edited it. By default `send` does, with a new id. */
  readonly restore?: (id: string, values: Values, changes: Partial<Values>) => Promise<Row>
}

type Saved = {
  readonly wasCreated: boolean
  /** The person typed more while the request was running. The form still has these changes. */
  readonly hasUnsaved: boolean
  /** The form is still open. */
  readonly isHere: boolean
}

type Options<Row, Fields extends FieldValues, Values> = {
  /** The row from the query, which may be newer than the form; null: a new row. */
  readonly row: Row | null
  readonly idOf: (row: Row) => string
  /** Where the draft of the row with this id is stored; null: of a new row. */
  readonly draftOf: (id: string | null) => StoredValue<FormDraft<Fields>>
  readonly fieldsOf: (row: Row | null) => Fields
  readonly resolver: Resolver<Fields, unknown, Values>
  /** See useDraftForm. */
  readonly isSameForm?: (stored: FormDraft<Fields>, initial: FormDraft<Fields>) => boolean
  readonly mutationKey: readonly unknown[]
  /** Loads the row from the server. Throws `not_found` if it was deleted. */
  readonly reload: (id: string) => Promise<Row>
  readonly update: (id: string, version: number, changes: Partial<Values>) => Promise<Row>
  readonly create?: Create<Row, Values>
  /** What an update sends: by default the changed fields. */
  readonly changesOf?: (before: Fields, typed: Fields, values: Values) => Partial<Values>
  /** The fields that can show an error from the server. */
  readonly fieldNames: z.ZodMiniType<Path<Fields>>
  readonly errorOf?: (error: unknown) => RequestError
  /** The field to show an error at that the server does not assign to a field. */
  readonly fieldErrorOf?: (
    error: unknown,
  ) => { readonly field: Path<Fields>; readonly message: string } | null
  /** Also says in a toast that a save failed. Without it, only the form says so. */
  readonly errorToast?: (error: unknown, isNew: boolean) => Notice
  /** For the rows that are shown, which may be out of date: `not_found` means that this one was deleted elsewhere. */
  readonly onFailed?: (error: unknown, id: string) => unknown
  readonly onSaved: (row: Row, saved: Saved) => unknown
  /** The person saved a form without changes. */
  readonly onUnchanged?: () => unknown
  /** The resolver or the server refused these fields. */
  readonly onInvalid?: (fields: readonly string[]) => unknown
}

const failedWords = 'Something went wrong. What you typed is kept.'

/**
 * The form of a new row, or of a row with an optimistic lock. What the person types is stored on this device. A save sends
 * the changed fields with the version that the person saw. If the row on the server is newer, `conflict` holds both
 * versions, and the person chooses one. What the person types during a save stays in the form.
 */
export const useVersionedForm = <
  Row extends Versioned,
  Fields extends FieldValues,
  Values extends Record<keyof Fields, unknown>,
>(
  options: Options<Row, Fields, Values>,
) => {
  const { row, idOf, draftOf, fieldsOf, resolver, isSameForm, create, onSaved, onUnchanged } = options
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

  const fail = async (cause: unknown): Promise<void> => {
    if (isSignedOut(cause)) return
    if (cause instanceof ApiError && cause.code === 'stale_version')
      return options.reload(base.id).then(setTheirs).catch(fail)
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
      onSaved(saved, { wasCreated, hasUnsaved: typedSince.length > 0, isHere: isHere() })
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
  const sendUpdate = (version: number, changes: Partial<Values>): Promise<void> =>
    save(base.id, () => options.update(base.id, version, changes), false)

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
      mine,
      keepMine: () => void sendUpdate(theirs.version, mine),
      takeTheirs: () => {
        setAside(pick<Fields>(form.getValues(), changedFields(base.before, form.getValues())))
        setTheirs(null)
        continueFrom(draftFrom(theirs))
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
