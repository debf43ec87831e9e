import { type CurrentIndex, createCurrentIndex } from '../jobs/current-index.ts'
import { deployedObjects } from './deployed-objects.ts'
import { emptyFilesDirectory } from './files-directory.ts'

type Rhythm = Pick<Parameters<typeof createCurrentIndex>[0], 'freshFor' | 'patience'>

/** The index in the bucket that the environment names. */
export const deployedIndex = (rhythm: Rhythm = {}): CurrentIndex =>
  createCurrentIndex({
    objects: deployedObjects(),
    directory: emptyFilesDirectory(),
    ...rhythm,
  })
