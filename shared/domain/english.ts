// How words of a person are written as parts of an English sentence.

/** `CRM`, `SQL` and `MSc` keep their capitals everywhere. */
export const isSpelled = (word: string): boolean =>
  (word.match(/\p{Lu}/gu) ?? []).length > 1 || /\d/.test(word)
export const firstWord = (text: string): string => text.split(/\s/, 1)[0] ?? ''

export const capitalised = (text: string): string =>
  isSpelled(firstWord(text)) ? text : text.replace(/^\p{Ll}/u, letter => letter.toUpperCase())

const vowelSound =
  /^(?!eu|uni(?!n|m)|use|user|usual|ut[ei]|one\b|once|ubiq)(?:[aeiou]|hour|honest|honou?r|heir)/i
const initials = /^(?:\p{Lu}(?:\.?\p{Lu})+|\p{Lu}{1,2}\p{Ll}?\p{Lu})/u

/** Adds the article: `an HR officer`, `a university lecturer`. */
export const withArticle = (text: string): string => {
  const [word = ''] = text.split(/[\s-]/, 1)
  const isVowel = initials.test(word) ? /^[AEFHILMNORSX]/.test(word) : vowelSound.test(word)
  return `${isVowel ? 'an' : 'a'} ${text}`
}

/** Adds the article to a title, except to a title that has one holder: `as Head of Operations`. */
export const asTitle = (title: string): string =>
  /^(?:head|chief|director|president|vice|managing|ceo|cto|cfo|coo|chair|deputy|acting|freelance|self)\b/i.test(
    title,
  )
    ? title
    : withArticle(title)
