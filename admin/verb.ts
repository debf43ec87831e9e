import type { Table } from '../functions/store/table.ts'

/** What a verb answers: rows, of which a terminal shows some columns, or one sentence. */
export type Outcome =
  | {
      readonly columns: readonly string[]
      /** The text that stands whole below each row: an operator decides by all of it, and not by its beginning. */
      readonly text?: string
      readonly rows: readonly Readonly<Record<string, unknown>>[]
      /** What is said where there is no row. */
      readonly none: string
    }
  | { readonly done: string }

export type Verb = {
  /** What it wants after its name, for the usage; left out: nothing. */
  readonly takes?: string
  readonly about: string
  /** `id` is empty where it takes none. Throws ApiError. */
  readonly run: (table: Table, id: string, now: Date) => Promise<Outcome>
}
