const beyondAscii = /[^\0-\x7f]/

/** Lower case without accents, for comparison and never for display. */
export const fold = (text: string): string =>
  beyondAscii.test(text)
    ? text
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase()
    : text.toLowerCase()

/** The folded words of a text, without what stands between them. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}+#]+/gu) ?? []
