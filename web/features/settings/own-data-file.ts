import type { ExportedRow } from '../../../shared/api/account.ts'

/** The one file of a person's data: a list for each section, with its entries in the order in which they came. */
export const ownDataFile = (rows: readonly ExportedRow[], exportedAt: Date): string => {
  const names = new Set(rows.map(({ section }) => section))
  const partsOf = (name: string) => rows.flatMap(({ section, data }) => (section === name ? [data] : []))
  const parts = Object.fromEntries([...names].map(name => [name, partsOf(name)]))
  return `${JSON.stringify({ exportedAt: exportedAt.toISOString(), ...parts }, null, 2)}\n`
}
