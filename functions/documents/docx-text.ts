/** Text as a Word document holds it: without what XML forbids. It chooses fonts for all letters by itself. */
export const docxText = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/\p{Cc}|\uFFFE|\uFFFF/gu, '')
    .trim()
