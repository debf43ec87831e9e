/** A link or a picture; brackets within brackets are none, so that a row of them is read once. */
const link = /!?\[([^[\]\n]*)\](?:\((?:[^()\n]|\([^()\n]*\))*\)|\[[^[\]\n]*\])/g
const definition = /^ {0,3}\[[^\]\n\r]+\]:.*$/gm
const fence = /^ {0,3}(?:```+|~~~+) *[\w-]*/gm
const heading = /^ {0,3}#{1,6}(?: +|$)/gm
const underline = /^ {0,3}(?:=+|-{2,}|\*{3,}|_{3,}) *$/gm
const quote = /^ {0,3}>+ *(?=\p{L})/gmu
const bullet = /^ *[-*+•] +/gm
const strong = /(\*\*|__|~~)(?=\S)([^\n]*?\S)\1/g
const emphasis = /(?<![\p{L}\p{N}*_])([*_])(?=[^\s*_])([^*_\n]*[^\s*_])\1(?![\p{L}\p{N}*_])/gu

/** Of links and pictures the words. */
export const withoutMarkdownLinks = (text: string): string => text.replace(link, '$1')

/** The words of a text that may be Markdown: of links their words, of pictures what stands for them. */
export const withoutMarkdown = (text: string): string =>
  withoutMarkdownLinks(text.replace(definition, ''))
    .replace(fence, '')
    .replaceAll('`', '')
    .replace(underline, '')
    .replace(heading, '')
    .replace(quote, '')
    .replace(bullet, '')
    .replace(strong, '$2')
    .replace(emphasis, '$2')
