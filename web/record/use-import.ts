import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errors } from '../../shared/api/errors.ts'
import type { ResumeForm } from '../../shared/api/resume-form.ts'
import {
  type Difference,
  type MergedForms,
  mergeForms,
  withTheirs,
} from '../../shared/domain/resume/merge-forms.ts'
import { withoutImport } from '../../shared/domain/resume/without-import.ts'
import { isSameJson } from '../../shared/json.ts'
import { api } from '../api/api.ts'
import { hasCode, requestError } from '../kit/request-error.ts'
import { useIsHere } from '../kit/use-is-here.ts'
import { dismissAll, notify } from '../ui/notify.ts'
import {
  choicesForEmpty,
  chosenForm,
  type ImportPart,
  isOfSomebodyElse,
  jobParts,
  otherParts,
} from './chosen-parts.ts'
import { differenceName } from './found-words.ts'
import { brokenJson, type ReadResume, Refused, sourceOf, wrongKind } from './import-file.ts'
import { formOf } from './record-form.ts'

const read = async (input: File | string) => {
  const source = await sourceOf(input)
  if ('read' in source) return source.read
  const { send } = source
  return api.imports.read({ body: send }).catch((error: unknown) => {
    throw send.kind === 'json' && hasCode(error, 'unreadable_file') ? new Refused(brokenJson) : error
  })
}

const errorText = (error: unknown): string =>
  error instanceof Refused
    ? error.message
    : requestError(error, {
        failed: 'This file could not be read. Choose it again, or paste its text.',
        lost: 'The connection was lost, and nothing was read. What you typed is still here. Please try again.',
        byCode: { wrong_file_type: wrongKind, invalid_input: wrongKind, internal: errors.internal.message },
      }).text

/** What an import changes in the form. */
export type Imported = {
  readonly form: ResumeForm
  readonly unplaced: readonly string[]
  readonly pasted: string
}

type Target = {
  /** The text that the person pasted. */
  readonly pasted: string
  /** The form as it is now. Called when a file was read. */
  readonly current: () => Promise<Imported> | Imported
  readonly replace: (imported: Imported) => void
  /** The person has left the import, or it is done. */
  readonly onDone?: () => void
}

/** What was read, and the same merged with the form as it was. Nothing of it is in the form yet. */
type Found = {
  readonly from: string
  readonly read: ReadResume
  readonly merged: MergedForms
  /** The values that the person may tick. */
  readonly choices: readonly Difference[]
  readonly unplaced: readonly string[]
  /** It looks like the resume of another person. */
  readonly isOther: boolean
}

const foundIn = (from: string, read: ReadResume, form: ResumeForm): Found => {
  const merged = mergeForms(form, read.form)
  const isOther = isOfSomebodyElse(merged)
  const choices = [...(isOther ? choicesForEmpty(form, read.form) : []), ...merged.differences]
  return { from, read, merged, choices, isOther, unplaced: [...read.unplaced, ...merged.unplaced] }
}

/** What a difference is known by, also where other jobs stand before its own. */
const keyOf = (merged: MergedForms, difference: Difference): string =>
  `${difference.of} ${differenceName(merged, difference)} ${difference.theirs}`

/** Reads a file or a pasted text, shows what it has, and merges it with the form when the person says so. A toast offers Undo. */
export const useImport = ({ pasted, current, replace, onDone }: Target) => {
  const [isOpen, setOpen] = useState(false)
  const [found, setFound] = useState<Found | null>(null)
  const [taken, setTaken] = useState<readonly Difference[]>([])
  const [leftOut, setLeftOut] = useState<readonly ImportPart[]>([])
  const isHere = useIsHere()
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: async (input: File | string): Promise<Found> => {
      const from = typeof input === 'string' ? 'your text' : input.name
      return foundIn(from, await read(input), (await current()).form)
    },
    onSuccess: found => {
      if (!isHere()) return
      setTaken([])
      setLeftOut(found.isOther ? [...jobParts(found.read.form), ...otherParts] : [])
      setFound(found)
    },
  })
  const close = (): void => {
    setFound(null)
    setOpen(false)
    onDone?.()
  }
  return {
    isOpen,
    found,
    busy: isPending,
    hasPasted: pasted.trim() !== '',
    error: error ? errorText(error) : undefined,
    open: () => {
      dismissAll()
      reset()
      setFound(null)
      setOpen(true)
    },
    /** Back to the choice of a file, and from there out of the import. */
    back: () => (found ? setFound(null) : close()),
    readFile: (file: File) => mutate(file),
    readPasted: () => mutate(pasted),
    /** The differences in which the value of the file replaces the person's. */
    taken,
    toggle: (difference: Difference) =>
      setTaken(
        taken.includes(difference) ? taken.filter(each => each !== difference) : [...taken, difference],
      ),
    /** The parts that are not added. */
    leftOut,
    togglePart: (part: ImportPart) =>
      setLeftOut(leftOut.includes(part) ? leftOut.filter(each => each !== part) : [...leftOut, part]),
    /** Merges what was found, and chosen, with the form. */
    accept: async (): Promise<void> => {
      if (!found) return
      const before = await current()
      // Merged anew, because a save on another device may have changed the form since.
      const { isOther, read } = found
      const merged = mergeForms(before.form, chosenForm(read.form, leftOut, isOther))
      const keys = new Set(taken.map(each => keyOf(found.merged, each)))
      const chosen = [
        ...taken.filter(({ of }) => of === 'person'),
        ...merged.differences.filter(each => each.of !== 'person' && keys.has(keyOf(merged, each))),
      ]
      const unplaced = [...(isOther ? [] : read.unplaced), ...merged.unplaced]
      const after = formOf(withTheirs(merged.form, chosen))
      replace({ form: after, unplaced, pasted: '' })
      close()
      const undo = async (): Promise<void> => {
        if (!isHere())
          return notify({ kind: 'info', title: 'Not undone', description: 'The form is not open any more.' })
        const now = await current()
        const form = withoutImport(now.form, { before: before.form, after, own: merged.own })
        replace({ form, unplaced: before.unplaced, pasted: now.pasted || before.pasted })
        notify({
          kind: 'info',
          title: 'The import was undone',
          ...(!isSameJson(now.form, after) && { description: 'What you changed since then is still there.' }),
        })
      }
      notify({
        kind: 'success',
        title: 'Filled in',
        description: `From ${found.from}. Check it before you continue.`,
        action: { label: 'Undo', onClick: () => void undo() },
      })
    },
  }
}
export type Import = ReturnType<typeof useImport>
