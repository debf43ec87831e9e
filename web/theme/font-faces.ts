const onest = (file: string, range: string): string =>
  `@font-face{font-family:Onest;src:url(/assets/onest-1/onest-${file}.woff2) format('woff2');font-weight:400 800;font-display:swap;unicode-range:${range}}`

/** The letters, in files by what they are needed for: a page without Hausa or Yoruba names fetches one of them. */
export const fontFaces = [
  onest(
    'latin',
    'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20A6,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215',
  ),
  onest('hausa', 'U+143-144,U+181,U+18A,U+198-199,U+1B3-1B4,U+1F8-1F9,U+253,U+257,U+1E44-1E45,U+1E62-1E63'),
  onest('dotbelow-2', 'U+300-301,U+304,U+323,U+1EB8-1EB9,U+1ECA-1ECD,U+1EE4-1EE5'),
].join('')
