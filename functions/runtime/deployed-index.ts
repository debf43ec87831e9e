import { type CurrentIndex, createCurrentIndex } from '../jobs/current-index.ts'
import { deployedObjects } from './deployed-objects.ts'

/** The one folder that a function may write to. It stays while the function is warm. */
export const filesDirectory = '/tmp/aiki'

/** Milliseconds for which it is not asked whether there is another; left out: a minute. */
export const deployedIndex = (freshFor?: number): CurrentIndex =>
  createCurrentIndex({
    objects: deployedObjects(),
    directory: filesDirectory,
    ...(freshFor !== undefined && { freshFor }),
  })
