import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Sides } from '../../shared/domain/three-way.ts'
import { changedFields, mergedFields, pick } from '../forms/changes.ts'
import { dismissAll, notify } from '../ui/notify.ts'
import { draftAfterSave, type FormDraft, newDraft } from './draft.ts'
import { isNotFound, isSignedOut, type RequestError, requestError, showFieldErrors } from './request-error.ts'
import { type SaveOutcome, savedOrNewer } from './save-outcome.ts'
import { useDraftForm } from './use-draft-form.ts'
import { useIsHere } from './use-is-here.ts'
import type { Create, Versioned, VersionedFormOptions } from './versioned-form-options.ts'

const failedWords = 'Something went wrong. What you typed is kept.'

/** What a save sends. */
type Sent<Fields, Values> = {
  readonly typed: Fields
  readonly values: Values
  readonly changes: Partial<Values>
}

/** A newer row, what the person wanted to save, and both merged. */
type Clash<Row, Fields, Values> = { theirs: Row; mine: Sent<Fields, Values>; sides: Sides<Fields> }

/**
 * The form of a new row, or of a row with an optimistic lock. What the person types is stored on this device. A save sends
 * the changed fields with the version that the person saw. If the row on the server is newer, `conflict` holds both
 * versions, and the person chooses one; with `independent` fields, only where both changed the same. What the person types
 * during a save stays in the form.
 */
export const useVersionedForm = <
  Row extends Versioned,
  Fields extends FieldValues,
  Values extends Record<keyof Fields, unknown>,
>(
  options: VersionedFormOptions<Row, Fields, Values>,
) => {
  const { row, idOf, draftOf, fieldsOf, resolver, isSameForm, create, onSaved, onUnchanged } = options
  const { independent, ignoredFields = [] } = options
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
    ignoredFields,
  })
  const { form, base, continueFrom, isDirty } = draft
  const isHere = useIsHere()
  const [error, setError] = useState<RequestError | null>(null)
  const [clash, setClash] = useState<Clash<Row, Fields, Values> | null>(null)
  /** What the person typed before they chose the row of the server. */
  const [aside, setAside] = useState<Partial<Fields> | null>(null)
  const [isDeleted, setDeleted] = useState(false)
  const wasSaved = useRef(true)
  const [isSaving, setSaving] = useState(false)
  const { mutateAsync } = useMutation({
    mutationKey: options.mutationKey,
    mutationFn: (send: () => Promise<SaveOutcome<Row>>) => send(),
  })
  const isNew = base.version === 0 && row === null

  const sidesOf = (newer: Row, mine: Fields): Sides<Fields> => {
    const theirs = fieldsOf(newer)
    return independent ? mergedFields(base.before, { theirs, mine }, independent.mergers) : { theirs, mine }
  }
  /** The fields that the person has to choose between. */
  const clashingIn = ({ theirs, mine }: Sides<Fields>): (keyof Fields)[] =>
    changedFields(independent ? theirs : base.before, mine)

  const fail = (cause: unknown): void => {
    if (isSignedOut(cause)) return
    setClash(null)
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

  const save = async (
    id: string,
    sent: Sent<Fields, Values>,
    send: () => Promise<SaveOutcome<Row>>,
    wasCreated: boolean,
  ): Promise<void> => {
    dismissAll()
    setError(null)
    setSaving(true)
    try {
      const outcome = await mutateAsync(send)
      if ('newer' in outcome) {
        const { newer: theirs } = outcome
        return setClash({ theirs, mine: sent, sides: sidesOf(theirs, sent.typed) })
      }
      const { saved, isTheirs = false } = outcome
      wasSaved.current = true
      onSaved(saved, {
        wasCreated,
        hasUnsaved: changedFields(sent.typed, form.getValues()).length > 0,
        hasMerged: clash === null && (isTheirs || saved.version > base.version + 1),
        isHere: isHere(),
      })
      // A dialog that closes now keeps its fields, because it is still visible.
      if (!isHere()) return draft.clearDraft({ id, values: sent.typed })
      setClash(null)
      setAside(null)
      setDeleted(false)
      const typed = { sent: sent.typed, now: form.getValues(), isTheirs, ...independent }
      continueFrom(draftAfterSave(base, draftFrom(saved), typed), draftOf(row || create ? idOf(saved) : null))
    } catch (cause) {
      fail(cause)
    } finally {
      setSaving(false)
    }
  }

  const changesOf =
    options.changesOf ??
    ((before: Fields, typed: Fields, values: Values) => pick<Values>(values, changedFields(before, typed)))

  /** What is sent to change a newer row: what the person typed, with what others changed elsewhere. */
  const sentFor = (newer: Row, sent: Sent<Fields, Values>): Sent<Fields, Values> => {
    if (!independent) return sent
    const { mine } = sidesOf(newer, sent.typed)
    const values = independent.valuesOf(mine)
    return { ...sent, values, changes: changesOf(fieldsOf(newer), mine, values) }
  }
  /** If the row is newer, but nothing clashes, the changes are sent again for the newer row. */
  const update = async (version: number, sent: Sent<Fields, Values>): Promise<SaveOutcome<Row>> => {
    const send = () => options.update(base.id, version, sent.changes)
    const outcome = await savedOrNewer(send, () => options.reload(base.id))
    if ('saved' in outcome || !independent) return outcome
    const { newer } = outcome
    if (clashingIn(sidesOf(newer, sent.typed)).length > 0) return outcome
    const next = sentFor(newer, sent)
    if (Object.keys(next.changes).length > 0) return update(newer.version, next)
    return { saved: newer, isTheirs: true }
  }
  const sendUpdate = (version: number, sent: Sent<Fields, Values>): Promise<void> =>
    save(base.id, sent, () => update(version, sent), false)

  const sendCreate = ({ send, newId }: Create<Row, Values>, sent: Sent<Fields, Values>): Promise<void> => {
    const { typed, values } = sent
    const isRetry = base.sent !== null
    const id = isDeleted && !isRetry ? newId() : base.id
    draft.markSent(id, 'create')
    const create = async (): Promise<Row> => {
      const stored = await send(id, values)
      // An earlier create, whose answer was lost, may have stored other values. An update sends the difference.
      const left = isRetry ? changesOf(fieldsOf(stored), typed, values) : {}
      return Object.keys(left).length > 0 ? options.update(id, stored.version, left) : stored
    }
    return save(id, sent, () => savedOrNewer(create, () => options.reload(id)), true)
  }

  const submit = form.handleSubmit(
    values => {
      const typed = form.getValues()
      const changes: Partial<Values> = changesOf(base.before, typed, values)
      const sent = { typed, values, changes }
      if (create && isDeleted && create.restore) {
        const { restore } = create
        const send = () => restore(base.id, values, changes)
        return save(base.id, sent, () => savedOrNewer(send, () => options.reload(base.id)), true)
      }
      if (create && (isNew || isDeleted)) return sendCreate(create, sent)
      if (Object.keys(changes).every(name => ignoredFields.includes(name))) {
        wasSaved.current = true
        return onUnchanged?.()
      }
      return sendUpdate(base.version, sent)
    },
    invalid => options.onInvalid?.(Object.keys(invalid)),
  )

  const conflictOf = ({ theirs, mine, sides }: Clash<Row, Fields, Values>) => {
    if (!independent) return { theirs, mine: mine.changes }
    return {
      theirs: independent.rowWith(theirs, independent.valuesOf(sides.theirs)),
      mine: pick<Values>(independent.valuesOf(sides.mine), clashingIn(sides)),
    }
  }

  // A newer row from the query is shown at once while the form has no changes. Otherwise the save detects the conflict.
  const showNewer = useEffectEvent(() => {
    if (row && !isDirty && !isSaving && clash === null && row.version > base.version)
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
      if (!isSaving && clash === null) await submit()
      return wasSaved.current
    },
    /** Drops what the person typed. */
    discard: () => {
      draft.clearDraft()
      if (row) continueFrom(draftFrom(row))
    },
    /** Both sides, where the person has to choose. */
    conflict: clash && {
      ...conflictOf(clash),
      keepMine: () => void sendUpdate(clash.theirs.version, sentFor(clash.theirs, clash.mine)),
      takeTheirs: () => {
        const sides = sidesOf(clash.theirs, form.getValues())
        const next = draftFrom(clash.theirs)
        setAside(pick<Fields>(sides.mine, clashingIn(sides)))
        setClash(null)
        continueFrom(independent ? { ...next, values: sides.theirs } : next)
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
