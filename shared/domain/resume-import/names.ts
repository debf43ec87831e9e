import { contactsIn, saysHowToReach } from './contacts.ts'
import { isAddress } from './place.ts'
import { employerScore, roleScore } from './titles.ts'

const salutation =
  /^(?:(?:mr|mrs|ms|miss|dr|engr|prof|barr|pharm|rev|alh|alhaji|hajiya|chief|pastor|arc|surv|tpl|nurse)\.?\s+)+/i

/** `Adaeze Ifeoma Okafor, ACA`: names, and what may stand behind them. */
export const isName = (text: string): boolean => {
  const names = text
    .replace(salutation, '')
    .replace(/(?:(?<!\s)\s+)?[,(]\s*(?:[A-Z][\p{L}.]{1,10}[,\s]*){1,5}\)?$/u, '')
  const words = names.split(/[\s,]+/)
  return (
    names.length <= 60 &&
    words.length <= 6 &&
    words.every(word => /^[\p{L}\p{M}'’`.()-]+$/u.test(word) && !/^\p{Ll}{4,}/u.test(word)) &&
    words.some(word => /\p{L}{2}/u.test(word)) &&
    roleScore(names) < 3 &&
    employerScore(names) < 2
  )
}

const namesOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
/** Whether a name is the same in another order or in part. */
export const saysSame = (name: string, other: string): boolean => {
  const known = new Set(namesOf(name))
  return namesOf(other).every(word => known.has(word))
}

/** `Ada Obi – Accountant`: the name, and what stands behind it. */
export const splitName = (text: string): { readonly name: string; readonly rest: string } => {
  const found = /^(.{3,60}?)(?:[\t|•·]|\s[–—-]\s)(.+)$/.exec(text) ?? /^([^,]{3,60}),\s(.+)$/.exec(text)
  const [, name = '', rest = ''] = found?.map(part => part.trim()) ?? []
  const isApart =
    found !== null &&
    isName(name) &&
    (!text.includes(',') ||
      text.includes('\t') ||
      roleScore(rest) > 2 ||
      /[|–—]/.test(text) ||
      saysHowToReach(contactsIn(rest)) ||
      isAddress(rest))
  return isApart ? { name, rest } : { name: text, rest: '' }
}

/** One name alone. */
export const isSingle = (text: string): boolean => /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(text)
