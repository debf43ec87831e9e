import { withoutEmployersOwnWords } from './about-employer.ts'
import { addressKey, webAddress } from './addresses.ts'
import { alternativesAmong } from './alternatives.ts'
import { boards } from './boards.ts'
import { cleanLine, cleanText } from './clean-text.ts'
import { companyKey } from './company.ts'
import { contactsIn } from './contacts.ts'
import { yearsAsked, yearsInField } from './experience.ts'
import { employmentOf, levelOf, workplaceOf } from './kind-of-work.ts'
import type { Listing } from './listing.ts'
import { expiryInstant, postedInstant } from './loose-instant.ts'
import { openToOf } from './open-to.ts'
import { payOf } from './pay.ts'
import { placesOf } from './places.ts'
import type { Posting } from './posting.ts'
import { mentionsIn, skillsAmong, skillsIn } from './skills.ts'
import { sponsorsVisa } from './sponsors-visa.ts'
import { titleAndCompany, titleKey } from './title.ts'
import { warningsOf } from './warnings.ts'
import { type Words, wordsOf } from './words.ts'

/** A listing in our one vocabulary; null where nothing can be done with it: no title, or no address to open. */
export const normalise = (listing: Listing, now: Date): Posting | null => {
  const url = webAddress(listing.url)
  const { title, company } = titleAndCompany(listing.title, listing.company)
  if (!url || title === '') return null
  const written = cleanText(listing.description)
  const words = wordsOf(`${title}\n${written}`)
  const listed = cleanLine(listing.location)
  const location = listed || locationIn(title, written)
  // A place that a board names stays though we do not know it; what was found in a sentence may be any words.
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
    yearsAsked: yearsInField(listing.level) ?? yearsAsked(words.text),
    pay,
    description: contacts.withheld,
    sponsorsVisa: sponsorsVisa(words, title),
    ...skillsAsked(words, written, { ...listing, title, company }),
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

const wordsIn = (text: string): string[] => {
  const { from, to } = wordsOf(text)
  return from.map((start, at) => text.slice(start, to[at]).toLowerCase())
}

/** The text without a name, in any case and with any signs between its words. */
const withoutName = (text: string, name: string): string => {
  const named = wordsIn(name)
  const { from, to } = wordsOf(text)
  const words = wordsIn(text)
  let kept = ''
  let rest = 0
  for (let at = 0; at < words.length; at += 1) {
    if (!named.every((word, next) => word === words[at + next])) continue
    kept += text.slice(rest, from[at])
    rest = to[at + named.length - 1] ?? rest
  }
  return kept + text.slice(rest)
}

/** Of a name of one word, such as React, nobody knows whether the employer is meant. */
const hasSkillInside = (company: string): boolean => company.includes(' ') && skillsIn(company).length > 0

/**
 * The skills that the job asks for. What the employer sells, and a skill in its name (Ubuntu Clinics), are none of them.
 */
const skillsAsked = (
  words: Words,
  description: string,
  { title, company, tags }: Pick<Listing, 'title' | 'company' | 'tags'>,
): Pick<Posting, 'skills' | 'alternatives'> => {
  const ofJob = withoutEmployersOwnWords(description, company)
  const text = hasSkillInside(company) ? withoutName(ofJob, company) : ofJob
  const asked = text === description ? words : wordsOf(`${title}\n${text}`)
  const mentions = mentionsIn(asked)
  const skills = skillsAmong(mentions, tags)
  const kept = mentions.filter(({ skill }) => skills.includes(skill))
  return { skills, alternatives: alternativesAmong(asked.text, kept) }
}

// Boards without a field for the place say it in a sentence or on a line of the description, or behind the title.
const labelled =
  /\b(?:job location|work location|location|duty station|place of work|work station|office location|workplace)\s*[:–-]\s*([^\n.;]{2,80})/i
const placeInSentence =
  /\b(?:located|based|situated|domiciled)\s+(?:in|at|within)\s+([A-Z][^\n.;:(]{1,60}?)(?=[\n.;:(]|,? (?:to|and is|who|where|with|for|is|on|that)\b|$)/
const inTitle = /(?:\bin|[-–|(,])\s+([A-Z][^()|]{2,40}?)\)?$/

/** The words that name the place of work where the board has no field for it; empty where there are none. */
const locationIn = (title: string, description: string): string => {
  const hint =
    description.includes('ocation') || description.includes('OCATION') || description.includes('uty ')
  const said = (hint ? labelled.exec(description)?.[1] : undefined) ?? placeSentence(description)
  return said?.trim() ?? inTitle.exec(title)?.[1]?.trim() ?? ''
}

const placeSentence = (description: string): string | undefined =>
  description.includes('ocated ') || description.includes('ased ') || description.includes('omiciled')
    ? placeInSentence.exec(description)?.[1]
    : undefined
