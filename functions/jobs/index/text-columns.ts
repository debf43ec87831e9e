import { withoutEmployersOwnWords } from '../../../shared/domain/jobs/about-employer.ts'
import { countryName } from '../../../shared/domain/jobs/gazetteer.ts'
import type { Posting } from '../../../shared/domain/jobs/posting.ts'
import { regionName } from './open-to.ts'
import { spelledOut } from './terms.ts'

const placeWords = ({ places, workplace, openTo }: Posting): string => {
  const named = places.flatMap(({ text, city, state, country }) => [
    text,
    city ?? '',
    state ?? '',
    country === null ? '' : (countryName(country) ?? country),
  ])
  const open = openTo.map(to => regionName(to) ?? countryName(to) ?? '')
  return [...new Set([...named, workplace ?? '', ...open])].join(' ')
}

/** The searched texts of a job, by column. */
export const columnsOf = (posting: Posting) => ({
  title: spelledOut(posting.title),
  company: spelledOut(posting.company),
  place: spelledOut(placeWords(posting)),
  skills: spelledOut(posting.skills.join(' ')),
  // What an employer says of itself is no reason to find its adverts.
  body: spelledOut(withoutEmployersOwnWords(posting.description, posting.company)),
})
