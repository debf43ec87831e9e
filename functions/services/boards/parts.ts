import { mapBounded } from '../../store/bounded.ts'
import { BoardFault, type Reading } from './connector.ts'
import { eachOnce } from './rows.ts'

/** At once to one host. */
export const politely = 3

/**
 * A board that is read in parts, each by itself: one that fails leaves the others, and the reading is not whole. Throws
 * the first fault where every part failed.
 */
export const readParts = async <Part>(
  atOnce: number,
  parts: readonly Part[],
  read: (part: Part) => Promise<Reading>,
): Promise<Reading> => {
  const faults: BoardFault[] = []
  const results = await mapBounded(atOnce, parts, async part => {
    try {
      return [await read(part)]
    } catch (fault) {
      if (!(fault instanceof BoardFault)) throw fault
      faults.push(fault)
      return []
    }
  })
  const readings = results.flat()
  const [first] = faults
  if (first && readings.length === 0) throw first
  return {
    listings: eachOnce(readings.flatMap(reading => reading.listings)),
    broken: readings.reduce((sum, reading) => sum + reading.broken, 0),
    isWhole: faults.length === 0 && readings.every(reading => reading.isWhole !== false),
  }
}
