import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

// Reads synonyms/*.json: what WordNet lacks, such as words of trades, and of Nigeria.

const file = z.object({
  /** Words between spaces mean the same. Those in brackets are special cases of those before: `vehicle(bus(danfo)|car)`. */
  groups: z.array(z.string()),
  /** `give: provide issue`: who gives provides, and who provides gives. But who provides does not issue. */
  pairs: z.array(z.string()),
  /** `celebration event: wedding naming`: a wedding is a celebration and an event. But a celebration is no event. */
  kinds: z.array(z.string()),
  /** `nurse: woman`: what would follow by WordNet, and does not for the people of resumes. */
  exceptions: z.array(z.string()),
})
export type Synonyms = z.infer<typeof file>

const folder = join(import.meta.dirname, 'synonyms')
const read = (name: string): Synonyms => file.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')))

/** The entries of all files as they are written. */
export const readSynonyms = (): Synonyms => {
  const files = readdirSync(folder).map(read)
  return {
    groups: files.flatMap(({ groups }) => groups),
    pairs: files.flatMap(({ pairs }) => pairs),
    kinds: files.flatMap(({ kinds }) => kinds),
    exceptions: files.flatMap(({ exceptions }) => exceptions),
  }
}
