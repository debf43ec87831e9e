import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Returns the path of an empty folder, in the only place where a function may write. Functions call it when they start:
 * after a run that took too much time or memory, Lambda starts the function again with the files of that run, and in
 * time they would fill the disk.
 */
export const emptyFilesDirectory = (directory = join(tmpdir(), 'aiki-function')): string => {
  rmSync(directory, { recursive: true, force: true })
  return directory
}
