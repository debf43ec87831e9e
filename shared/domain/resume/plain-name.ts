/** Letters that do not come apart into a plain one and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ɓ: 'b',
  Ɓ: 'B',
  ɗ: 'd',
  Ɗ: 'D',
  ƙ: 'k',
  Ƙ: 'K',
  ƴ: 'y',
  Ƴ: 'Y',
  ŋ: 'ng',
  Ŋ: 'Ng',
  ɛ: 'e',
  Ɛ: 'E',
  ɔ: 'o',
  Ɔ: 'O',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  '’': "'",
}

/** A name as its owner types it without marks: `Ṣẹ̀gun Ọláyínká` is `Segun Olayinka`. Other scripts stay as they are. */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replace(/[^\0-\x7f]/gu, letter => plainLetters[letter] ?? letter)
    .normalize('NFC')

/** Whether a name bears marks that its plain form lacks. */
export const hasMarks = (name: string): boolean => plainName(name) !== name.normalize('NFC')
