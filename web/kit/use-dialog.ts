import type { LazyFile } from '../browser/load-file.ts'
import { useFile } from './use-file.ts'
import { useOpenings } from './use-openings.ts'

/** A dialog in a file of its own. Once opened it stays, so that it can take its leave. `openings` as of useOpenings. */
export const useDialog = <T>(file: LazyFile<T>, open: boolean, onMissing: () => void) => {
  const openings = useOpenings(open)
  const stays = openings > 0 && file.here() !== undefined
  return { dialog: useFile(file, open || stays, onMissing), openings }
}
