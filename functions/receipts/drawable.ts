import onest from './onest.json' with { type: 'json' }

const letters = new Set(onest.letters)
const isDrawable = (sign: string): boolean => letters.has(sign) && !/\p{Cc}/u.test(sign)

/** A sign as the font has it: whole, else what it has of its letter and its marks, else nothing. */
const drawn = (sign: string): string =>
  isDrawable(sign) ? sign : [...sign.normalize('NFD')].filter(isDrawable).join('')

/**
 * What a person typed, in the letters that the font has: those of English, French, Hausa, Igbo and Yoruba. Others are
 * left out, so that nothing is drawn as an empty box; nothing may be left.
 */
export const drawable = (text: string): string =>
  [...text.normalize('NFC').replace(/\s+/gu, ' ')].map(drawn).join('').replace(/ +/g, ' ').trim()
