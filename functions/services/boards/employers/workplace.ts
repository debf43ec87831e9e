import type { Listing } from '../../../../shared/domain/jobs/listing.ts'

/** `Remote`, `OnSite`, `on-site`, `hybrid`; null for `unspecified` and what else there may be. */
export const workplaceOf = (said: string): Listing['workplace'] => {
  const word = said.toLowerCase().replaceAll(/[^a-z]/g, '')
  return word === 'remote' || word === 'hybrid' || word === 'onsite' ? word : null
}
