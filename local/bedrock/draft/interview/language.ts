/** How an answer can be read: as English, not at all (another language or script), or as no language. */
export type Reading = 'english' | 'other' | 'noise'

const english = new Set(
  'the a an and or of to in on at for from by with is are was were be been it its this that these those there i me my we our us you your he she they them his her their not no do did does have has had will would can could should so but if when what who how because as all any one very also then than after before more'.split(
    ' ',
  ),
)
/** Little words of French, Hausa, Yoruba, Igbo, Portuguese and Swahili, as people type them. */
const others = new Set(
  'le la les des du un une et je nous vous mon ma mes est pas que qui dans pour avec sur au aux ce cette il elle ne na da ta ya mun muka shi ita su sun suna kuma amma don ne ce nan ina yana tana mai wani wata ni mo mi wa won ti si fun pelu lati awon ati nitori bi kan ki oun gbogbo nke ndi nwere nke ka ma ga bu maka anyi ha ihe onye nile gi o n e os uma em para com que na kwa ya wa za katika'.split(
    ' ',
  ),
)

const noVowel = /^[^aeiouyàáèéìíòóùúẹọị]+$/i
const crowd = /[^aeiouy\d\W]{6,}|(.)\1{3,}/i

const share = (words: readonly string[], holds: (word: string) => boolean): number =>
  words.length === 0 ? 0 : words.filter(holds).length / words.length

/** `words`: of the answer, in small letters. */
export const readingOf = (words: readonly string[]): Reading => {
  if (words.length === 0) return 'noise'
  const latin = share(words, word => /^[\p{Script=Latin}\d'’.,-]+$/u.test(word))
  if (latin < 0.5) return 'other'
  const known = share(words, word => english.has(word))
  const elsewhere = share(words, word => others.has(word) || /[ẹọṣịụṅɗƙɓ]/.test(word))
  if (known < 0.25 && elsewhere > known && elsewhere >= 0.12) return 'other'
  const odd = share(words, word => (word.length > 3 && noVowel.test(word)) || crowd.test(word))
  if (odd > 0.25) return 'noise'
  if (known >= 0.12 || words.length < 8) return 'english'
  // Long, Latin, and none of the little words of any language that we know.
  return new Set(words).size / words.length > 0.5 ? 'other' : 'noise'
}
