import * as z from 'zod/mini'
import { ulid } from '../../shared/api/fields.ts'
import { type StoredValue, storedValue } from '../browser/stored-value.ts'

const prefixOf = (sub: string): string => `aiki.draft.${sub}.`

/**
 * What a person typed and has not sent, and what else is theirs on this device alone. A draft outlives its dialog, a
 * reload and the end of a session.
 */
export const draft = <T>(sub: string, name: string, schema: z.ZodMiniType<T>): StoredValue<T> =>
  storedValue(() => localStorage, `${prefixOf(sub)}${name}`, schema)

/**
 * Removes the drafts of a person whose names begin so; all of them where nothing is named. A person who signs out may
 * share the device.
 */
export const clearDrafts = (sub: string, beginning = ''): void => {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(`${prefixOf(sub)}${beginning}`)) localStorage.removeItem(key)
  } catch {
    // A browser that refuses storage has no drafts.
  }
}

/** The draft of a form. */
export type FormDraft<Fields> = {
  /** Of the row that is edited, or that the request of this form makes. Empty: the row has none. */
  readonly id: string
  /**
   * The request as it was sent last, while nobody knows what became of it. The same request sent again, also after a
   * reload, keeps its id, and is made and counted once. Null: nothing is under way.
   */
  readonly sent: string | null
  /** Of the row when the person began to edit; 0: a new row. */
  readonly version: number
  /** The fields before the person typed. */
  readonly before: Fields
  /** The fields as typed: more than the form would accept. */
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

/** The draft of a form in which nothing is typed yet. */
export const newDraft = <Fields>(
  values: Fields,
  { id, version = 0 }: { readonly id: string; readonly version?: number },
): FormDraft<Fields> => ({ id, sent: null, version, before: values, values })

/**
 * The id that a request goes out with. While nobody knows what became of the last request, the same words keep its id,
 * so that they are made and counted once; other words get a fresh one.
 */
export const requestId = (
  words: string,
  { id, sent }: Pick<FormDraft<unknown>, 'id' | 'sent'>,
  freshId: string,
): string => (sent === null || sent === words ? id : freshId)
