/** `CRM`, `SQL` and `MSc` keep their letters in whatever place. */
const isSpelled = (word: string): boolean => (word.match(/\p{Lu}/gu) ?? []).length > 1 || /\d/.test(word)

export const capitalised = (text: string): string => {
  const [first = ''] = text.split(/\s/, 1)
  // `iPhone` and `eCommerce` are as they are written.
  return isSpelled(first) ? text : text.replace(/^\p{Ll}/u, letter => letter.toUpperCase())
}

/** For the middle of a sentence. */
export const lowered = (text: string): string => {
  const [first = ''] = text.split(/\s/, 1)
  return isSpelled(first) || first === 'I' ? text : text.replace(/^\p{Lu}/u, letter => letter.toLowerCase())
}

/** `a`, `b and c` */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

const saidWithVowel = /^(?:[aeiou]|hour|honest|honou?r|heir)/i
const saidWithConsonant = /^(?:eu|uni(?!n|m)|use|user|usual|ut[ei]|one\b|once|ubiq)/i
const letterWithVowel = /^[AEFHILMNORSX]/

const isInitials = (word: string): boolean =>
  /^\p{Lu}(?:\.?\p{Lu})+/u.test(word) || /^\p{Lu}{1,2}\p{Ll}?\p{Lu}/u.test(word)

/** `an HR officer`, `a university lecturer`. */
export const withArticle = (text: string): string => {
  const [word = ''] = text.split(/[\s-]/, 1)
  if (isInitials(word)) return `${letterWithVowel.test(word) ? 'an' : 'a'} ${text}`
  return `${saidWithVowel.test(word) && !saidWithConsonant.test(word) ? 'an' : 'a'} ${text}`
}

/** Posts that one person holds stand without an article: `as Head of Operations`. */
export const asTitle = (title: string): string =>
  /^(?:head|chief|director|president|vice|managing|ceo|cto|cfo|coo|chair|deputy|acting|freelance|self)\b/i.test(
    title,
  )
    ? title
    : withArticle(title)
