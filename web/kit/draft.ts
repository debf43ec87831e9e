import * as z from 'zod/mini'
import { ulid } from '../../shared/api/fields.ts'
import { type StoredValue, storedValue } from '../browser/stored-value.ts'
import { changedFields, type Mergers, mergedFields, pick } from '../forms/changes.ts'

const prefixOf = (sub: string): string => `aiki.draft.${sub}.`

/** What a person has typed and not sent, on this device. It outlives its dialog, a reload and the end of the session. */
export const draft = <T>(sub: string, name: string, schema: z.ZodMiniType<T>): StoredValue<T> =>
  storedValue(() => localStorage, `${prefixOf(sub)}${name}`, schema)

/** Removes a person's drafts, by default all of them, because others may use the device after the person signs out. */
export const clearDrafts = (sub: string, namePrefix = ''): void => {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(`${prefixOf(sub)}${namePrefix}`)) localStorage.removeItem(key)
  } catch {
    // A browser without storage has no drafts.
  }
}

export type FormDraft<Fields> = {
  /** The id of the row, or of the row that the request creates. Empty if such rows have no id. */
  readonly id: string
  /** The content of the last request, while its outcome is unknown (see requestId). Null: no request was sent. */
  readonly sent: string | null
  /** The row's version when the person began to edit; 0: a new row. */
  readonly version: number
  /** The fields before the person typed. */
  readonly before: Fields
  /** The fields as typed, which may be invalid. */
  readonly values: Fields
}

export const formDraft = <Fields>(
  sub: string,
  name: string,
  fields: z.ZodMiniType<Fields>,
): StoredValue<FormDraft<Fields>> =>
  draft(
    sub,
    name,
    z.object({
      id: z.union([ulid, z.literal('')]),
      sent: z.nullable(z.string()),
      version: z.int(),
      before: fields,
      values: fields,
    }),
  )

export const newDraft = <Fields>(
  values: Fields,
  { id, version = 0 }: { readonly id: string; readonly version?: number },
): FormDraft<Fields> => ({ id, sent: null, version, before: values, values })

type Typed<Fields> = {
  /** The fields that were saved. */
  readonly sent: Fields
  /** The fields now. The person may have typed during the save. */
  readonly now: Fields
  readonly mergers?: Mergers<Fields>
  /** Others had saved the same, and perhaps more, so nothing was sent. */
  readonly isTheirs?: boolean
}

/**
 * The draft after a save, with what the person typed during the save. `saved` may also have what others had saved before.
 * Where the person typed over that, the draft keeps an older version, so that the next save asks which value to keep.
 */
export const draftAfterSave = <Fields extends object>(
  base: FormDraft<Fields>,
  saved: FormDraft<Fields>,
  { sent, now, mergers = {}, isTheirs = false }: Typed<Fields>,
): FormDraft<Fields> => {
  const typed = changedFields(sent, now)
  const values = { ...saved.values, ...pick(now, typed) }
  if (!isTheirs && saved.version <= base.version + 1) return { ...saved, values }
  // What was sent counts as saved, however the server writes it. Of a field with parts, others may have changed a part.
  const whole = changedFields(base.before, sent).filter(name => !(name in mergers))
  const before = { ...sent, ...pick(saved.before, whole) }
  const both = mergedFields(
    before,
    { theirs: saved.before, mine: { ...before, ...pick(now, typed) } },
    mergers,
  )
  const clashing = changedFields(both.theirs, both.mine)
  if (clashing.length === 0) return { ...saved, values: both.mine }
  return {
    ...saved,
    version: saved.version - 1,
    before: { ...saved.before, ...pick(before, clashing) },
    values: { ...both.mine, ...pick(now, clashing) },
  }
}

/**
 * The id for a request. If the same content was sent before, and the outcome is unknown, the id stays the same, so that
 * the server makes and counts the request once.
 */
export const requestId = (
  content: string,
  { id, sent }: Pick<FormDraft<unknown>, 'id' | 'sent'>,
  newId: string,
): string => (sent === null || sent === content ? id : newId)
