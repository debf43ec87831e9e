import type { ExportedRow } from '../../../shared/api/account.ts'

/** The file of a person's data: a list for each section. */
export const ownDataFile = (rows: readonly ExportedRow[], exportedAt: Date): string => {
  const names = new Set(rows.map(({ section }) => section))
  const partsOf = (name: string) => rows.flatMap(({ section, data }) => (section === name ? [data] : []))
  const parts = Object.fromEntries([...names].map(name => [name, partsOf(name)]))
  return `${JSON.stringify({ exportedAt: exportedAt.toISOString(), ...parts }, null, 2)}\n`
}
