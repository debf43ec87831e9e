import { fold } from './jobs/fold.ts'
import { listed } from './listed.ts'
// One line for each month from January, with the names that are recognised, separated by ` | `. `calendar.ts` has the
// names that are shown.
import lines from './month-names.json' with { type: 'json' }

const names = lines.map(line => listed(line))
const numbers = new Map(names.flatMap((all, at) => all.map(name => [fold(name), at + 1] as const)))

/** The number of a month from 1, by any of its names: `Sept`, `février`. 0 when the name is not a month. */
export const monthOf = (name: string): number => numbers.get(fold(name)) ?? 0

/** The source of a regular expression for any name of a month, in lower case, with or without accents. */
export const monthPattern = `(?:${names
  .flat()
  .map(name => name.replaceAll('é', '[eé]').replaceAll('û', '[uû]'))
  .toSorted((one, other) => other.length - one.length)
  .join('|')})`
