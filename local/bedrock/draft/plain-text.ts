/** Where a link or an address was. */
export const linkMark = '\ufffc'

/** Without markup and signs that no resume has; links and addresses are marked. */
export const markedText = (text: string): string =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[a-z!][^>]*>/gi, ' ')
    .replace(/\b(?:https?:\/\/|www\.)[^\s<>()]*[^\s<>().,;:!?]|[^\s@,;<>()]+@[\w-]+(?:\.[\w-]+)+/gi, linkMark)
    .replace(/\p{Cf}|\p{Extended_Pictographic}/gu, sign => (/[©®™]/.test(sign) ? sign : ''))
    .replace(/[`*_#]{2,}|`/g, '')
    .replace(/[ \t\u00a0]+/g, ' ')
    .trim()

/** Without links, addresses, markup and signs that no resume has. */
export const plainText = (text: string): string =>
  markedText(text).replaceAll(linkMark, ' ').replace(/ +/g, ' ').trim()

/** Words that say nothing, and longer ones for shorter. */
const tighter: readonly (readonly [RegExp, string])[] = [
  [/\bin order to\b/gi, 'to'],
  [/\bon an? (daily|weekly|monthly|quarterly|yearly) basis\b/gi, '$1'],
  [/\bas well as\b/gi, 'and'],
  [/\butili[sz]ed\b/gi, 'used'],
  [/\butili[sz]ing\b/gi, 'using'],
  [/,?\s*(?:and so on|and so forth|and others|and more|amongst? others|etc)\b\.*/gi, ''],
  [/\b(?:very|really|basically|actually|various) /gi, ''],
  [
    /\b(?:passionate|results?[- ](?:driven|oriented)|hard[- ]?working|highly[- ]motivated|self[- ]motivated|dynamic|go-getting)(?:,\s*|\s+and\s+|\s+)/gi,
    '',
  ],
]

export const tightened = (text: string): string =>
  tighter
    .reduce((shorter, [words, instead]) => shorter.replace(words, instead), text)
    .replace(/\s+([,;:.])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
