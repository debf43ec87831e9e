import type { careerLevels } from '../../lists.ts'
import type { Contacts } from './contacts.ts'
import type { Pay } from './posting.ts'
import type { Words } from './words.ts'

/** What the signs of a scam are looked for in: an advert with its contacts, before they are withheld. */
export type Advert = {
  readonly title: string
  /** Title and description. */
  readonly words: Words
  readonly contacts: Contacts
  readonly company: string
  readonly companyKey: string
  readonly pay: Pay | null
  readonly level: (typeof careerLevels)[number] | null
  /** The host of its address. */
  readonly host: string
  /** Read from the employer's own page. */
  readonly isEmployers: boolean
}
