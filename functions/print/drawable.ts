import onest from './onest.json' with { type: 'json' }

const letters = new Set(onest.letters)
const isDrawable = (sign: string): boolean => letters.has(sign) && !/\p{Cc}/u.test(sign)

/** What is drawn for a sign that the font has not, where another says the same. */
const likeness: Readonly<Record<string, string>> = {
  '‐': '-',
  '‑': '-',
  '●': '•',
  '○': '•',
  '◦': '•',
  '‣': '•',
  '■': '•',
  '▪': '•',
  '➢': '•',
  '✔': '✓',
  '➔': '→',
  '➜': '→',
  '―': '—',
  '‟': '“',
}

/** Stands for letters that the font has not, until it is known what takes their place. */
const missing = '\uFFFF'
const manyMissing = new RegExp(`${missing}[${missing} ]*`, 'g')

/** A sign as the font has it: whole, else as plain letters (`ﬁ`, `𝗕`), else what it has of its letter and its marks. */
const drawn = (sign: string): string => {
  if (isDrawable(sign)) return sign
  const plain = likeness[sign] ?? sign.normalize('NFKC')
  if ([...plain].every(isDrawable)) return plain
  const parts = [...sign.normalize('NFKD')].filter(isDrawable).join('')
  return parts !== '' || !/[\p{L}\p{N}]/u.test(sign) ? parts : missing
}

/**
 * What a person typed, in the letters that the font has: Latin with all its marks, and Cyrillic. Of others, pictures
 * are left out, and letters become `instead`, once for all that stand together: nothing is drawn as an empty box.
 */
export const drawable = (text: string, instead = ''): string =>
  [...text.normalize('NFC').replace(/\s+/gu, ' ')]
    .map(drawn)
    .join('')
    .replace(manyMissing, (run: string) => (run.endsWith(' ') ? `${instead} ` : instead))
    .replace(/ +/g, ' ')
    .trim()
