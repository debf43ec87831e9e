import { json } from '../../http.ts'
import { htmlOf, plainOf, uuidOf } from '../markup.ts'
import type { Posted } from '../posted.ts'
import { numberIn, type StandIn, withBroken } from '../stand-in.ts'
import { wordsOf } from '../words.ts'
import { longPlace } from '../world/places.ts'

const words = wordsOf('lever')

/** Splits an advert into the text before the lists, the lists, and the text after them. */
const partsOf = ({ body }: Posted) => {
  const isList = body.map(({ items }) => items.length > 0)
  const [first, last] = [isList.indexOf(true), isList.lastIndexOf(true)]
  return first < 0
    ? { before: body, lists: [], after: [] }
    : { before: body.slice(0, first), lists: body.slice(first, last + 1), after: body.slice(last + 1) }
}

const row =
  (account: string) =>
  (posting: Posted): object => {
    const { title, type, field, place, openTo, pay, workplace, postedAt } = posting
    const { before, lists, after } = partsOf(posting)
    const location = place ? longPlace(place) : openTo.join(', ') || 'Remote'
    const url = `https://jobs.lever.co/${account}/${uuidOf(posting)}`
    return {
      id: uuidOf(posting),
      text: title,
      categories: { commitment: words.type(type), location, team: field, allLocations: [location] },
      country: place?.code ?? null,
      createdAt: postedAt.getTime(),
      description: htmlOf(before),
      descriptionPlain: plainOf(before),
      lists: lists.map(({ heading, items }) => ({
        text: heading,
        content: htmlOf([{ heading: '', text: '', items }]).replaceAll(/<\/?ul>/g, ''),
      })),
      additional: htmlOf(after),
      additionalPlain: plainOf(after),
      workplaceType: workplace === 'onsite' ? 'on-site' : workplace,
      ...(pay && {
        salaryRange: {
          min: pay.min,
          max: pay.max,
          currency: pay.currency,
          interval: `per-${pay.period}-salary`,
        },
      }),
      hostedUrl: url,
      applyUrl: `${url}/apply`,
    }
  }

const broken = { id: null, text: '', hostedUrl: 'x', createdAt: 'never' }

export const lever: StandIn['answer'] = ({ path, query }, shown) => {
  const [, account = ''] = /^\/v0\/postings\/([^/]+)$/.exec(path) ?? []
  if (account === '') return undefined
  const skip = numberIn(query, 'skip', { otherwise: 0, least: 0, most: 10_000 })
  const limit = numberIn(query, 'limit', { otherwise: 100, least: 1, most: 100 })
  return json(200, withBroken(shown.postings.slice(skip, skip + limit).map(row(account)), broken, shown))
}
