import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A folder of the one place that a function may write to, with nothing in it: asked for at the start. Lambda begins a function anew
 * whose run took too long, or too much memory, and leaves it the files of that run: in time they would fill the disk.
 */
export const emptyFilesDirectory = (directory = join(tmpdir(), 'aiki-function')): string => {
  rmSync(directory, { recursive: true, force: true })
  return directory
}
