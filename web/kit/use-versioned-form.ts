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
  /** The id of the row to be made; it stays the same while a create may be under way. */
  readonly freshId: () => string
  /** `again`: an earlier create of this id may have been stored, perhaps with other words. */
  readonly send: (id: string, values: Values, again: boolean) => Promise<Row>
  /** Makes a row again that was deleted elsewhere while it was edited. Left out: `send` does it, with a fresh id. */
  readonly restore?: (id: string, values: Values, changes: Partial<Values>) => Promise<Row>
}

type Saved = {
  readonly wasCreated: boolean
  /** Words that were typed while the save was on its way. They stay in the form, and are not saved yet. */
  readonly hasMore: boolean
  /** The person is still at this form. */
  readonly isHere: boolean
}

type Options<Row, Fields extends FieldValues, Values> = {
  /** The row as it is known here by now; null: a new one. */
  readonly row: Row | null
  readonly idOf: (row: Row) => string
  /** The draft of a row's form by its id; null: of a new row. */
  readonly draftOf: (id: string | null) => StoredValue<FormDraft<Fields>>
  readonly fieldsOf: (row: Row | null) => Fields
  readonly resolver: Resolver<Fields, unknown, Values>
  readonly goesOn?: (found: FormDraft<Fields>, begun: FormDraft<Fields>) => boolean
  readonly mutationKey: readonly unknown[]
  /** The row as it is on the server by now. Throws `not_found` where it was deleted. */
  readonly reload: (id: string) => Promise<Row>
  readonly update: (id: string, version: number, changes: Partial<Values>) => Promise<Row>
  readonly create?: Create<Row, Values>
  /** What is sent of the form: by default, the fields that were changed. */
  readonly changesOf?: (before: Fields, typed: Fields, values: Values) => Partial<Values>
  /** Names of the form's fields, and those that show what the server says of them; by default all of them do. */
  readonly names: z.ZodMiniType<Path<Fields>>
  readonly errorOf?: (error: unknown) => RequestError
  /** What the server refuses because of a field, though it does not name it. */
  readonly fieldErrorOf?: (
    error: unknown,
  ) => { readonly field: Path<Fields>; readonly message: string } | null
  /** The toast of a save that failed. */
  readonly toastOf: (error: unknown, isNew: boolean) => Notice
  readonly onSaved: (row: Row, saved: Saved) => unknown
  /** The person chose what is there already. Left out: the form goes on from it, and a toast can bring the words back. */
  readonly onTakeTheirs?: (row: Row) => unknown
  /** Save was pressed, and there is nothing to save. */
  readonly onUnchanged?: () => unknown
  /** Something is wrong with a field, on this side or on the server's. */
  readonly onInvalid?: (fields: readonly string[]) => unknown
}

const failedWords = 'Something went wrong. What you typed is kept.'

/**
 * The form of a row that others may change meanwhile (optimistic lock), or of a new one. What is typed is stored on this
 * device. A save sends what was changed, from the version that the person saw; where the row was changed elsewhere,
 * `conflict` has both versions to choose from. What is typed while a save is on its way stays in the form.
 */
export const useVersionedForm = <
  Row extends Versioned,
  Fields extends FieldValues,
  Values extends Record<keyof Fields, unknown>,
>(
  options: Options<Row, Fields, Values>,
) => {
  const { row, idOf, draftOf, fieldsOf, resolver, goesOn, create, names, onSaved, onUnchanged } = options
  const errorOf = options.errorOf ?? (error => requestError(error, { failed: failedWords }))
  const begin = (from: Row | null): FormDraft<Fields> =>
    from
      ? newDraft(fieldsOf(from), { id: idOf(from), version: from.version })
      : newDraft(fieldsOf(null), { id: create?.freshId() ?? '' })

  const [stored] = useState(() => draftOf(row && idOf(row)))
  const draft = useDraftForm({
    stored,
    begin: () => begin(row),
    resolver,
    ...(goesOn && { goesOn }),
  })
  const { form, start, goOnFrom, touched } = draft
  const isHere = useIsHere()
  const [error, setError] = useState<RequestError | null>(null)
  const [theirs, setTheirs] = useState<Row | null>(null)
  const [isDeleted, setDeleted] = useState(false)
  /** What the person changed, as it was sent last. */
  const [mine, setMine] = useState<Partial<Values>>({})
  const wasSaved = useRef(true)
  const [isSaving, setSaving] = useState(false)
  const { mutateAsync } = useMutation({
    mutationKey: options.mutationKey,
    mutationFn: (send: () => Promise<Row>) => send(),
  })
  const isNew = start.version === 0 && row === null

  const fail = async (cause: unknown): Promise<void> => {
    if (isSignedOut(cause)) return
    if (cause instanceof ApiError && cause.code === 'stale_version')
      return options.reload(start.id).then(setTheirs).catch(fail)
    setTheirs(null)
    setDeleted(isDeleted || isNotFound(cause))
    notify(options.toastOf(cause, isNew || isDeleted))
    const named = options.fieldErrorOf?.(cause)
    if (named) form.setError(named.field, { message: named.message }, { shouldFocus: true })
    const shown = named ? [named.field] : isNotFound(cause) ? [] : showFieldErrors(form, cause, names)
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
      onSaved(saved, { wasCreated, hasMore: typedSince.length > 0, isHere: isHere() })
      // A dialog that closes now shows what it showed, while it leaves.
      if (!isHere()) return draft.forget({ id, values: sent })
      setTheirs(null)
      setDeleted(false)
      const fresh = begin(saved)
      goOnFrom(
        { ...fresh, values: { ...fresh.values, ...pick(form.getValues(), typedSince) } },
        draftOf(row || create ? idOf(saved) : null),
      )
    } catch (cause) {
      await fail(cause)
    } finally {
      setSaving(false)
    }
  }

  const sendCreate = ({ send, freshId }: Create<Row, Values>, values: Values): Promise<void> => {
    const again = start.sent !== null
    const id = isDeleted && !again ? freshId() : start.id
    draft.markSent(id, 'create')
    return save(id, () => send(id, values, again), true)
  }
  const sendUpdate = (version: number, changes: Partial<Values>): Promise<void> =>
    save(start.id, () => options.update(start.id, version, changes), false)

  const changesOf =
    options.changesOf ??
    ((before: Fields, typed: Fields, values: Values) => pick<Values>(values, changedFields(before, typed)))

  const submit = form.handleSubmit(
    values => {
      const changes: Partial<Values> = changesOf(start.before, form.getValues(), values)
      if (create && isDeleted && create.restore) {
        const { restore } = create
        return save(start.id, () => restore(start.id, values, changes), true)
      }
      if (create && (isNew || isDeleted)) return sendCreate(create, values)
      if (Object.keys(changes).length === 0) {
        wasSaved.current = true
        return onUnchanged?.()
      }
      setMine(changes)
      return sendUpdate(start.version, changes)
    },
    invalid => options.onInvalid?.(Object.keys(invalid)),
  )

  // Changed on another screen of this person: shown at once while nothing is typed here, and said at the save else.
  const follow = useEffectEvent(() => {
    if (row && !touched && !isSaving && theirs === null && row.version > start.version) goOnFrom(begin(row))
  })
  const version = row?.version
  useEffect(() => {
    if (version !== undefined) follow()
  }, [version])

  const discard = () => {
    draft.forget()
    if (row) goOnFrom(begin(row))
  }
  return {
    ...draft,
    isNew,
    isDeleted,
    busy: isSaving,
    error,
    /** False: something is in the way, and the form says what. */
    submit: async (): Promise<boolean> => {
      wasSaved.current = false
      if (!isSaving && theirs === null) await submit()
      return wasSaved.current
    },
    /** Drops what was typed. */
    discard,
    conflict: theirs && {
      theirs,
      mine,
      keepMine: () => void sendUpdate(theirs.version, mine),
      takeTheirs: () => {
        const typed = pick(form.getValues(), changedFields(start.before, form.getValues()))
        const fresh = begin(theirs)
        setTheirs(null)
        goOnFrom(fresh)
        if (options.onTakeTheirs) return void options.onTakeTheirs(theirs)
        notify({
          kind: 'info',
          title: 'What you typed is put aside.',
          action: {
            label: 'Bring it back',
            onClick: () => goOnFrom({ ...fresh, values: { ...fresh.values, ...typed } }),
          },
        })
      },
    },
  }
}
export type VersionedForm<
  Row extends Versioned,
  Fields extends FieldValues,
  Values extends Record<keyof Fields, unknown>,
> = ReturnType<typeof useVersionedForm<Row, Fields, Values>>
