import { emptyListing, type Listing } from './listing.ts'
import { normalise } from './normalise.ts'
import type { Posting } from './posting.ts'

export const testNow = new Date('2026-11-21T09:00:00Z')

/** A listing of MyJobMag with what a case is about. */
export const listingOf = (about: Partial<Listing>): Listing => ({
  ...emptyListing,
  board: 'myjobmag',
  key: '1',
  url: 'https://www.myjobmag.com/job/accountant-danodu-foods',
  title: 'Accountant',
  company: 'Danodu Foods Limited',
  location: 'Ikeja, Lagos',
  ...about,
})

/** The normalised posting of a listing, which must be usable. */
export const normalised = (about: Partial<Listing>): Posting => {
  const posting = normalise(listingOf(about), testNow)
  if (!posting) throw new Error('The case has no title or no address.')
  return posting
}
