import { connectedBoards } from '../../shared/domain/jobs/boards.ts'
import { emptyListing, type Listing } from '../../shared/domain/jobs/listing.ts'
import { companies, levels, places, plain, roles, skills } from './words.ts'

/** Pseudo-random numbers from 0 up to 1, always the same for one seed (mulberry32). */
export const randomOf = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const syllables = 'ba,de,fo,gi,ku,la,me,no,pi,ra,se,to,vu,wa,xe,yo,zi,cha,dro,fle,gri,plo,sta,tre,spo'.split(
  ',',
)

const sentenceCount = 6000
const wordsInSentence = 12
const sentencesInAdvert = 15

/**
 * Sentences whose words are mostly from a few hundred common words, as in adverts, and the rest from 12,000 rare words.
 */
const sentencesOf = (random: () => number): string[] => {
  const rare = Array.from({ length: 12_000 }, (_, at) =>
    [at % 25, Math.floor(at / 25) % 25, Math.floor(at / 625)].map(part => syllables[part % 25]).join(''),
  )
  const word = (): string => {
    const among = random()
    if (among < 0.8) return plain[Math.floor(plain.length * random() ** 2)] ?? ''
    if (among < 0.81) return skills[Math.floor(skills.length * random())] ?? ''
    return rare[Math.floor(rare.length * random() ** 3)] ?? ''
  }
  return Array.from(
    { length: sentenceCount },
    () => `${Array.from({ length: wordsInSentence }, word).join(' ')}.`,
  )
}

const daySeconds = 86_400
/** The share of adverts that are also on a second board. */
const copied = 0.3

/**
 * Generated adverts of about 180 words, always the same for one count. Three in ten are copies, on another board, of
 * one of the last hundred. `now` is the newest date.
 */
export function* listingsOf(count: number, now: Date): Generator<Listing> {
  const random = randomOf(20_261_120)
  const pick = <Item>(items: readonly Item[], skew = 1): Item => {
    const item = items[Math.floor(items.length * random() ** skew)]
    if (item === undefined) throw new Error('There is nothing to pick.')
    return item
  }
  const sentences = sentencesOf(random)
  const recent: Listing[] = []
  const newest = now.getTime() / 1000
  for (let at = 0; at < count; at += 1) {
    const original = random() < copied ? recent[Math.floor(recent.length * random())] : undefined
    const board = pick(connectedBoards)
    const own = { board, key: `${at}`, url: `https://www.${board}.example/jobs/${at}?utm_source=feed` }
    if (original) {
      yield { ...original, ...own, postedAt: Math.floor(newest - random() * 50 * daySeconds) }
      continue
    }
    const location = pick(places)
    const role = pick(roles, 2)
    let description = `${pick(companies)} is looking for a ${role}.\n`
    for (let sentence = 0; sentence < sentencesInAdvert; sentence += 1)
      description += `${pick(sentences)}${sentence % 5 === 4 ? '\n' : ' '}`
    const pay = random() < 0.35 ? Math.round(80 + 300 * random() ** 2) * 1000 : 0
    const listing: Listing = {
      ...emptyListing,
      ...own,
      title: `${pick(levels)}${role}`,
      company: pick(companies),
      location,
      description,
      postedAt: Math.floor(newest - random() * 50 * daySeconds),
      employment: pick(['Full-time', 'Full-time', 'Full-time', 'Contract', 'Part-time', '']),
      salary:
        pay > 0
          ? {
              text: '',
              min: pay,
              max: Math.round(pay * 1.3),
              currency: 'NGN',
              period: 'month',
              isEstimate: false,
            }
          : null,
      tags: [pick(skills), pick(skills), pick(skills)],
    }
    recent[at % 100] = listing
    yield listing
  }
}
