import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Letter } from '../../../../shared/api/letters.ts'
import { api } from '../../../api.ts'
import { changedFields, pick } from '../../../forms/changes.ts'
import { fieldFaults } from '../../../forms/field-faults.ts'
import { useKeptWords } from '../../../forms/use-kept-words.ts'
import { useVersionedSave } from '../../../forms/use-versioned-save.ts'
import { notify } from '../../../ui/notify.ts'
import { isGone, letterQuery, takeLetter } from '../queries.ts'
import {
  begin,
  fieldsOf,
  type LetterFields,
  type LetterValues,
  letterDraftOf,
  letterFieldNames,
  letterFields,
} from './draft.ts'
import type { Told } from './use-whole.ts'

type Options = { row: Letter; told: Told | null; sub: string; onFault: () => void }

/** The form of a letter, from its draft if there is one. A save sends what was changed, from the version it was seen in. */
export const useLetterForm = ({ row, told, sub, onFault }: Options) => {
  const client = useQueryClient()
  const kept = useMemo(() => letterDraftOf(sub, row.id), [sub, row.id])
  const [found] = useState(() => kept.read())
  const [restored, setRestored] = useState(found !== null)
  const [start, setStart] = useState(() => found ?? begin(row))
  /** What the person changed, as it was last sent. */
  const [mine, setMine] = useState<Partial<LetterValues>>({})
  /** What was typed when it was last sent: more may be typed before the answer is there. */
  const sent = useRef(start.values)
  const wasSaved = useRef(true)

  const form = useForm<LetterFields, unknown, LetterValues>({
    resolver: zodResolver(letterFields),
    defaultValues: start.values,
  })
  const [touched, setTouched] = useKeptWords({
    form,
    restored: found !== null,
    differ: values => changedFields(start.before, values).length > 0,
    keep: values => kept.write(values && { ...start, values }),
  })

  /** The form goes on from here. What somebody typed meanwhile stays. */
  const goOnFrom = (now: Letter, values: LetterFields = fieldsOf(now)) => {
    const fresh = begin(now)
    const differs = changedFields(fresh.values, values).length > 0
    setStart(fresh)
    setRestored(false)
    if (changedFields(form.getValues(), values).length > 0) form.reset(values)
    kept.write(differs ? { ...fresh, values } : null)
    setTouched(differs)
  }

  /** The letter of others that the person has answered to. */
  const [answered, setAnswered] = useState<Letter | null>(null)
  const {
    save,
    theirs: staleFor,
    ...saving
  } = useVersionedSave<Letter>({
    reload: async () => (await client.fetchQuery({ ...letterQuery(row.id), staleTime: 0 })).letter,
    markFaults: error => {
      const faults = isGone(error) ? [] : fieldFaults(error, letterFieldNames)
      for (const { field, message } of faults) form.setError(field, { message }, { shouldFocus: true })
      if (faults.length > 0) onFault()
      return faults.some(({ field }) => field === 'content')
    },
    toastOf: error => {
      if (isGone(error)) void client.invalidateQueries({ queryKey: letterQuery(row.id).queryKey })
      return { kind: 'error', title: 'Error', description: 'Could not save changes.' }
    },
    onSaved: saved => {
      setAnswered(staleFor)
      wasSaved.current = true
      void takeLetter(client, saved, told)
      notify({ kind: 'success', title: 'Saved' })
      const now = form.getValues()
      goOnFrom(saved, changedFields(sent.current, now).length > 0 ? now : undefined)
    },
  })
  const theirs = staleFor === answered ? null : staleFor
  const send = (version: number, changes: Partial<LetterValues>) =>
    save(() => api.letters.update({ params: { id: row.id }, body: { ...changes, version } }))

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
      return
    }
    sent.current = typed
    setMine(changes)
    return send(start.version, changes)
  }, onFault)

  return {
    form,
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
        const typed = form.getValues()
        const aside = { ...fieldsOf(theirs), ...pick(typed, changedFields(start.before, typed)) }
        setAnswered(theirs)
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
export type LetterForm = ReturnType<typeof useLetterForm>
