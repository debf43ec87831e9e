import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readFollowing } from './following.ts'
import { groupsIn } from './groups.ts'
import { listWriter, packWords } from './pack.ts'
import { readPhrases } from './phrases.ts'

// Writes shared/domain/truth/words/lexicon.json, which shared/domain/truth/lexicon.ts reads. Run it after a change of
// synonyms/*.json, phrases.json or wordnet.json: `node tools/lexicon/write-lexicon.ts`.

const following = readFollowing()
const meanings = readPhrases()

const stems = [...new Set([...following.values(), ...meanings.values()].flatMap(said => [...said]))].sort()
const numbers = new Map(stems.map((stem, at) => [stem, at]))
const numbersOf = (said: Iterable<string>): number[] => [...said].flatMap(stem => numbers.get(stem) ?? [])
const last = stems.length - 1
const { number, list, text } = listWriter()

const links = stems.map((stem, at) => {
  const others = new Set(numbersOf(following.get(stem) ?? []))
  others.delete(at)
  return others
})
const { groups, left } = groupsIn(links)
const same = stems.map((): number[] => [])
const special = stems.map((): number[] => [])
left.forEach((others, at) => {
  for (const other of others)
    if (!left[other]?.has(at)) special[other]?.push(at)
    else if (other < at) same[at]?.push(other)
})
stems.forEach((stem, at) => {
  list(same[at] ?? [], at - 1)
  // A word with a meaning from which nothing else follows: it follows from itself.
  const isAlone = links[at]?.size === 0 && following.has(stem)
  list([...(special[at] ?? []), ...(isAlone ? [at] : [])], last)
})
number(groups.length)
for (const { from, to } of groups) {
  const isSame = (each: number) => from.includes(each) && to.includes(each)
  list(from.filter(isSame), last)
  list(
    to.filter(each => !isSame(each)),
    last,
  )
  list(
    from.filter(each => !isSame(each)),
    last,
  )
}

const alike = Map.groupBy(meanings, ([, means]) => means.join(' '))
const phrases = [...alike.values()].map(entries => {
  const means = numbersOf(entries[0]?.[1] ?? [])
  list(means, last)
  const [first = -1] = means
  number(means.filter(other => other < first).length)
  return entries.map(([phrase]) => phrase).join(',')
})

const json = `${JSON.stringify({ stems: packWords(stems), phrases, lists: text() }, null, 2)}\n`
writeFileSync(join(import.meta.dirname, '../../shared/domain/truth/words/lexicon.json'), json)
console.log(`${stems.length} stems, ${meanings.size} phrases, ${gzipSync(json).length} bytes with gzip`)
