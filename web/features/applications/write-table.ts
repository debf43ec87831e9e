import Papa from 'papaparse'
import type { Application } from '../../../shared/api/applications.ts'
import { csvCells, csvHeadings } from '../../../shared/domain/application-csv.ts'

/** The text of a CSV file with these applications. Excel reads it as UTF-8 only because it begins with a mark. */
export const writeTable = (applications: readonly Application[]): string =>
  `\uFEFF${Papa.unparse([csvHeadings.slice(), ...applications.map(csvCells)])}`
