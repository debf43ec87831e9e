/** A country and the names by which adverts place work there. */
export type Country = {
  /** ISO 3166 alpha-2. */
  readonly code: string
  readonly name: string
  /** What it is called besides. */
  readonly also: readonly string[]
  readonly cities: readonly string[]
  /** Its states and provinces, where adverts name these in place of the country. */
  readonly regions?: readonly string[]
}
