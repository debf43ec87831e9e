import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { ulid } from 'ulid'
import type { StoredValue } from '../../browser/stored-value.ts'
import { changedFields } from '../../forms/changes.ts'
import { useKeptWords } from '../../forms/use-kept-words.ts'

/** The words of a form of this screen, and what is known of the wish that they made. */
export type WishDraft<Fields> = {
  /** Of what comes of it. */
  readonly id: string
  /**
   * The wish as it went out last, where nobody knows what became of it: the same one sent again, also after a reload, is
   * to be the same wish, and another one is not.
   */
  readonly sent: string | null
  readonly values: Fields
}

/** What a form begins with: the words that were kept, or those that it is filled in with. */
export const useFound = <Fields>(kept: StoredValue<WishDraft<Fields>>, filled: Fields) =>
  useState(() => {
    const found = kept.read()
    // Two tabs may take up the same words: unless they were sent, each makes something of its own.
    const own = found && found.sent === null ? { ...found, id: ulid() } : found
    return { restored: found !== null, first: own ?? { id: ulid(), sent: null, values: filled }, filled }
  })[0]

type Options<Fields extends FieldValues> = ReturnType<typeof useFound<Fields>> & {
  /** Begun with the words that were found. */
  form: UseFormReturn<Fields>
  kept: StoredValue<WishDraft<Fields>>
}

/** A form that asks for something to be written. What is typed is kept on this device, also when it was written. */
export const useWish = <Fields extends FieldValues>(options: Options<Fields>) => {
  const { form, kept, first, filled } = options
  const [start, setStart] = useState(first)
  const [restored, setRestored] = useState(options.restored)
  const [touched, setTouched] = useKeptWords({
    form,
    restored,
    differ: values => changedFields(filled, values).length > 0,
    keep: values => kept.write(values && { ...start, values }),
  })
  const mark = (id: string, sent: string | null) => {
    setStart({ ...start, id, sent })
    kept.write({ id, sent, values: form.getValues() })
  }
  return {
    start,
    touched,
    restored,
    startAfresh: () => {
      setStart({ id: ulid(), sent: null, values: filled })
      form.reset(filled)
      setRestored(false)
      setTouched(false)
      kept.write(null)
    },
    /** Before a wish goes out, for it may arrive whatever becomes of this page; with null once it is known that it did not. */
    markSent: mark,
    /** Something came of it: the words stay for the next one, which is a wish of its own. */
    settle: () => {
      setRestored(false)
      mark(ulid(), null)
    },
  }
}
export type Wish = ReturnType<typeof useWish>
