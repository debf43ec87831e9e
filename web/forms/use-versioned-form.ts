import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { StoredValue } from '../browser/stored-value.ts'
import { type Notice, notify } from '../ui/notify.ts'
import { changedFields, pick } from './changes.ts'
import { useKeptWords } from './use-kept-words.ts'
import { useVersionedSave } from './use-versioned-save.ts'

/** What the person saw when they began, its version, and what they typed. */
export type VersionedDraft<Fields> = {
  readonly version: number
  readonly before: Fields
  readonly values: Fields
}

type Options<Row, Fields extends FieldValues, Values extends Fields> = {
  /** As it is known here by now. */
  row: Row
  /** It began with the words that were found, or with those of the row. */
  form: UseFormReturn<Fields, unknown, Values>
  kept: StoredValue<VersionedDraft<Fields>>
  /** What was kept when the form was opened. */
  found: VersionedDraft<Fields> | null
  begin: (row: Row) => VersionedDraft<Fields>
  /** The row as it is on the server by now. */
  reload: () => Promise<Row>
  update: (version: number, changes: Partial<Values>) => Promise<Row>
  /** Takes the saved row, and says so. */
  onSaved: (row: Row) => void
  /** Save was pressed, and there is nothing to save. */
  onSame?: () => void
  /** Something is wrong with a field, on this side or the other. */
  onFault: () => void
  /** Says at the fields what the server says of them; false where it says nothing. */
  markFaults: (error: unknown) => boolean
  toastOf: (error: unknown) => Notice
}

/**
 * A form of a row that others may change meanwhile, over `useVersionedSave`. What is typed is kept on this device; a save
 * sends what was changed, from the version it was seen in; where somebody was first, `conflict` has both to choose from.
 */
export const useVersionedForm = <
  Row extends { readonly version: number },
  Fields extends FieldValues,
  Values extends Fields,
>(
  options: Options<Row, Fields, Values>,
) => {
  const { row, form, kept, found, begin, reload, update, onSaved, onSame, onFault, markFaults, toastOf } =
    options
  const [restored, setRestored] = useState(found !== null)
  const [start, setStart] = useState(() => found ?? begin(row))
  /** What the person changed, as it was last sent. */
  const [mine, setMine] = useState<Partial<Values>>({})
  /** What was typed when it was last sent: more may be typed before the answer is there. */
  const sent = useRef(start.values)
  const wasSaved = useRef(true)
  /** The version of others that was decided about. */
  const [settled, setSettled] = useState<Row | null>(null)

  const [touched, setTouched] = useKeptWords({
    form,
    restored: found !== null,
    differ: values => changedFields(start.before, values).length > 0,
    keep: values => kept.write(values && { ...start, values }),
  })

  /** The form goes on from here. What somebody typed meanwhile stays. */
  const goOnFrom = (now: Row, values: Fields = begin(now).values) => {
    const fresh = begin(now)
    const differs = changedFields(fresh.values, values).length > 0
    setStart(fresh)
    setRestored(false)
    if (changedFields(form.getValues(), values).length > 0) form.reset(values)
    kept.write(differs ? { ...fresh, values } : null)
    setTouched(differs)
  }

  const {
    save,
    theirs: others,
    ...saving
  } = useVersionedSave<Row>({
    reload,
    markFaults,
    toastOf,
    onSaved: saved => {
      wasSaved.current = true
      setSettled(others)
      onSaved(saved)
      const now = form.getValues()
      goOnFrom(saved, changedFields(sent.current, now).length > 0 ? now : undefined)
    },
  })
  const theirs = others === settled ? null : others
  const send = (version: number, changes: Partial<Values>) => save(() => update(version, changes))

  // Changed on another screen of this person: shown at once while nothing is typed here, and told at the save else.
  const follow = useEffectEvent(() => {
    if (!touched && !saving.busy && theirs === null && row.version !== start.version) goOnFrom(row)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is a newer version that this follows
  useEffect(() => follow(), [row.version])

  const submit = form.handleSubmit(values => {
    const typed = form.getValues()
    const changes = pick(values, changedFields(start.before, typed))
    if (Object.keys(changes).length === 0) {
      wasSaved.current = true
      return onSame?.()
    }
    sent.current = typed
    setMine(changes)
    return send(start.version, changes)
  }, onFault)

  return {
    touched,
    restored,
    ...saving,
    /** False: something is in the way, and it says what. */
    submit: async (): Promise<boolean> => {
      wasSaved.current = false
      if (!saving.busy && theirs === null) await submit()
      return wasSaved.current
    },
    discard: () => goOnFrom(row),
    conflict: theirs && {
      theirs,
      mine,
      keepMine: () => void send(theirs.version, mine),
      takeTheirs: () => {
        const changed = changedFields(start.before, form.getValues())
        const aside = { ...begin(theirs).values, ...pick(form.getValues(), changed) }
        setSettled(theirs)
        goOnFrom(theirs)
        notify({
          kind: 'info',
          title: 'What you typed is put aside.',
          action: { label: 'Bring it back', onClick: () => goOnFrom(theirs, aside) },
        })
      },
    },
  }
}
