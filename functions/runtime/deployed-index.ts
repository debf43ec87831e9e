import { type CurrentIndex, createCurrentIndex } from '../jobs/current-index.ts'
import { deployedObjects } from './deployed-objects.ts'

/** The one folder that a function may write to. It stays while the function is warm. */
export const filesDirectory = '/tmp/aiki'

export const deployedIndex = (): CurrentIndex =>
  createCurrentIndex({ objects: deployedObjects(), directory: filesDirectory })
