import { employerScore, roleScore } from './role-words.ts'

/** The titles before a name. */
export const salutation =
  /^(?:(?:mr|mrs|ms|miss|madam|sir|dr|engr|prof|professor|barr|barrister|pharm|rev|reverend|alh|alhaji|alhaja|hajiya|hajia|mallam|chief|hon|elder|deacon|deaconess|evang|pastor|pst|imam|bishop|arc|surv|tpl|nurse)\.?\s+)+/i

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

/** One name alone, such as a surname. */
export const isSingleName = (text: string): boolean => /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(text)
