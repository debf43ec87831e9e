import { fold } from './fold.ts'

// What a company is in law, and where, is said on one board and left out on the next.
const legalWords = new Set([
  'ltd',
  'limited',
  'plc',
  'inc',
  'incorporated',
  'llc',
  'llp',
  'lp',
  'gmbh',
  'ag',
  'bv',
  'sa',
  'sarl',
  'pty',
  'corp',
  'corporation',
  'co',
  'company',
  'enterprise',
  'enterprises',
  'rc',
  'gte',
  'nigeria',
  'nig',
  'ng',
  'the',
  'of',
])

/** `The Place (Nig.) Ltd.` and `the place` are one company. Empty: none is named. */
export const companyKey = (company: string): string => {
  const words = fold(company)
    .replace(/\([^()]*\)/g, ' ')
    .replace(/&/g, ' and ')
    .replace(/['.]/g, '')
    .match(/[\p{L}\p{N}+]+/gu)
  if (!words) return ''
  const kept = words.filter((word, at) => !legalWords.has(word) || (at === 0 && word === 'nigeria'))
  return (kept.length > 0 && !(kept.length === 1 && kept[0] === 'nigeria') ? kept : words).join(' ')
}
