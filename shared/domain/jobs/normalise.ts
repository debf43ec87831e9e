import { addressKey, webAddress } from './address-key.ts'
import { boards } from './boards.ts'
import { cleanLine, cleanText } from './clean-text.ts'
import { titleAndCompany } from './clean-title.ts'
import { companyKey } from './company-key.ts'
import { contactsIn } from './contacts.ts'
import { employmentOf } from './employment.ts'
import { levelOf } from './level.ts'
import type { Listing } from './listing.ts'
import { locationIn } from './location-in-text.ts'
import { expiryInstant, postedInstant } from './loose-instant.ts'
import { openToOf } from './open-to.ts'
import { payOf } from './pay.ts'
import { placesOf } from './places.ts'
import type { Posting } from './posting.ts'
import { skillsAmong } from './skills.ts'
import { titleKey } from './title-key.ts'
import { warningsOf } from './warnings.ts'
import { wordsOf } from './words.ts'
import { workplaceOf } from './workplace.ts'

/** A listing in our one vocabulary; null where nothing can be done with it: no title, or no address to open. */
export const normalise = (listing: Listing, now: Date): Posting | null => {
  const url = webAddress(listing.url)
  const { title, company } = titleAndCompany(listing.title, listing.company)
  if (!url || title === '') return null
  const written = cleanText(listing.description)
  const words = wordsOf(`${title}\n${written}`)
  const listed = cleanLine(listing.location)
  const location = listed || locationIn(title, written)
  // What a board names is kept though we do not know it; what was found in a sentence may be any words.
  const places = placesOf(location).filter(({ country }) => listed !== '' || country !== null)
  const boardSays = boards[listing.board].region === 'Remote' ? 'remote' : null
  const workplace =
    workplaceOf({
      workplace: listing.workplace,
      location,
      title,
      description: written,
      words,
    }) ?? boardSays
  const level = levelOf({ level: listing.level, title })
  const pay = payOf(listing.salary, words, places)
  const key = companyKey(company)
  const contacts = contactsIn(written)
  const seenAt = now.toISOString()
  return {
    board: listing.board,
    key: listing.key,
    url: url.href,
    urlKey: addressKey(url),
    title,
    company,
    companyKey: key,
    titleKey: titleKey(title),
    places,
    workplace,
    openTo: workplace === 'remote' ? openToOf(listing.openTo, location, places) : [],
    type: employmentOf({ employment: listing.employment, title }),
    level,
    pay,
    description: contacts.withheld,
    skills: skillsAmong(words, listing.tags),
    warnings: warningsOf({
      title,
      words,
      contacts,
      company,
      companyKey: key,
      pay,
      level,
      host: url.host,
      isEmployers: listing.isEmployers,
    }),
    isEmployers: listing.isEmployers,
    postedAt: postedInstant(listing.postedAt, now),
    expiresAt: expiryInstant(listing.expiresAt, now),
    firstSeenAt: seenAt,
    lastSeenAt: seenAt,
    missed: 0,
  }
}
