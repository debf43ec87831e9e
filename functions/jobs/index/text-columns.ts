import { withoutEmployersOwnWords } from '../../../shared/domain/jobs/about-employer.ts'
import { countryName } from '../../../shared/domain/jobs/gazetteer.ts'
import type { Posting } from '../../../shared/domain/jobs/posting.ts'
import { withoutFacets } from './facets.ts'
import { regionName } from './open-to.ts'
import { spelledOut } from './terms.ts'

const readable = (text: string): string => withoutFacets(spelledOut(text))

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
  title: readable(posting.title),
  company: readable(posting.company),
  place: readable(placeWords(posting)),
  skills: readable(posting.skills.join(' ')),
  // What an employer says of itself is no reason to find its adverts.
  body: readable(withoutEmployersOwnWords(posting.description, posting.company)),
})
