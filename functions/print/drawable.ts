import onest from './onest.json' with { type: 'json' }

const letters = new Set(onest.letters)
const isDrawable = (sign: string): boolean => letters.has(sign) && !/\p{Cc}/u.test(sign)

/** Characters of the font that are drawn in place of characters that the font does not have. */
const substitutes: Readonly<Record<string, string>> = {
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

/** Marks a letter that the font does not have, until a run of them is replaced. */
const missing = '\uFFFF'
const manyMissing = new RegExp(`${missing}[${missing} ]*`, 'g')

/** A character as the font has it: whole, or as plain letters (`ﬁ`, `𝗕`), or the parts that the font has. */
const drawn = (sign: string): string => {
  if (isDrawable(sign)) return sign
  const plain = substitutes[sign] ?? sign.normalize('NFKC')
  if ([...plain].every(isDrawable)) return plain
  const parts = [...sign.normalize('NFKD')].filter(isDrawable).join('')
  return parts !== '' || !/[\p{L}\p{N}]/u.test(sign) ? parts : missing
}

/**
 * The text in characters that the font has: Latin with all its marks, and Cyrillic. Other pictures are left out, and
 * a run of other letters becomes one `instead`, so that nothing is drawn as an empty box.
 */
export const drawable = (text: string, instead = ''): string =>
  [...text.normalize('NFC').replace(/\s+/gu, ' ')]
    .map(drawn)
    .join('')
    .replace(manyMissing, (run: string) => (run.endsWith(' ') ? `${instead} ` : instead))
    .replace(/ +/g, ' ')
    .trim()
