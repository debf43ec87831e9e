const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  zwnj: '',
  shy: '',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  sbquo: '‚',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  trade: '™',
  reg: '®',
  copy: '©',
  deg: '°',
  euro: '€',
  pound: '£',
  cent: '¢',
  yen: '¥',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  aacute: 'á',
  ccedil: 'ç',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
  szlig: 'ß',
  ntilde: 'ñ',
  frac12: '½',
  times: '×',
  rarr: '→',
}

const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));?/gi

const letterOf = (code: number): string =>
  code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? '' : String.fromCodePoint(code)

const read = (whole: string, decimal?: string, hex?: string, name?: string): string => {
  if (decimal) return letterOf(Number(decimal))
  if (hex) return letterOf(Number.parseInt(hex, 16))
  // Without its semicolon a name may be the next word of `R&D` or of an address.
  return whole.endsWith(';') ? (named[name?.toLowerCase() ?? ''] ?? whole) : whole
}

/** Escaped twice and three times is common: `&amp;amp;nbsp;`. */
const rounds = 3

/** HTML entities that were left in a text, written out. */
export const withoutEntities = (text: string): string => {
  let current = text
  for (let round = 0; round < rounds && current.includes('&'); round += 1) {
    const next = current.replace(entity, read)
    if (next === current) break
    current = next
  }
  return current
}
