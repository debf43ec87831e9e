import type { FieldValues, Path, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { StoredValue } from '../browser/stored-value.ts'
import type { Mergers } from '../forms/changes.ts'
import type { Notice } from '../ui/notify.ts'
import type { FormDraft } from './draft.ts'
import type { RequestError } from './request-error.ts'

export type Versioned = { readonly version: number }

export type Create<Row, Values> = {
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
  /** The saved row also has what others had saved meanwhile, without a question to the person. */
  readonly hasMerged: boolean
  /** The form is still open. */
  readonly isHere: boolean
}

/** How two versions of a row are merged field by field. */
export type IndependentFields<Row, Fields, Values> = {
  /** How fields are merged that consist of parts. Other fields are changed as a whole. */
  readonly mergers?: Mergers<Fields>
  readonly valuesOf: (fields: Fields) => Values
  /** The row with other values, for who compares it. */
  readonly rowWith: (row: Row, values: Values) => Row
}

/** What `useVersionedForm` is given. */
export type VersionedFormOptions<Row, Fields extends FieldValues, Values> = {
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
  /** See useDraftForm. */
  readonly ignoredFields?: readonly (keyof Fields)[]
  /**
   * The person is asked only about what both sides changed, because each field has a meaning without the others. A field
   * that its merger could not merge is asked about as a whole, and has only what the chosen side has.
   */
  readonly independent?: IndependentFields<Row, Fields, Values>
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
