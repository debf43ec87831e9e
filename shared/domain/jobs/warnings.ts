import type { WarningKind } from '../../lists.ts'
import { hostsIn } from './addresses.ts'
import { freeMailAmong, imitatedBy, knownEmployer } from './known-employers.ts'
import { payText } from './pay.ts'
import { amountsIn } from './pay-words.ts'
import type { Warning } from './warning.ts'
import { amount, type WarningRule, warningRules } from './warning-rules.ts'
import { type Advert, chatOnly, chatWords, unrealisticPay } from './warning-signs.ts'
import { isWord, sentenceAt, wordTable } from './words.ts'

/** The rules to check when a word occurs. */
type Signal = { readonly word: string; readonly rules: readonly WarningRule[]; readonly isChat: boolean }

const allWords = new Set([...chatWords, ...warningRules.flatMap(({ words }) => words)])
const signals = wordTable(
  Array.from(allWords, (word): [string, Signal] => [
    word,
    { word, rules: warningRules.filter(({ words }) => words.includes(word)), isChat: chatWords.has(word) },
  ]),
)

/** An amount in our format: `n7500` becomes ₦7,500. */
const amountOf = (sentence: string): string | null => {
  const written = amount.exec(sentence)?.[0]
  const amounts = written ? amountsIn(written) : null
  return amounts ? payText({ ...amounts, period: null, max: amounts.max ?? amounts.min }, false) : null
}

const hasFigure = /\d/

type Found = Map<WarningKind, string>

/** Applies the rules of one word to its sentence. Many rules have the same exceptions, which are checked once. */
const readSentence = (rules: readonly WarningRule[], sentence: string, found: Found) => {
  const hasOne = hasFigure.test(sentence)
  let exception: RegExp | null = null
  for (const { kind, needsFigure, pattern, unless, says, saysBare } of rules) {
    if (found.has(kind) || (needsFigure && !hasOne) || exception === unless) continue
    // A pattern that needs a number is cheaper, so it is checked first.
    if (needsFigure && !pattern.test(sentence)) continue
    if (unless.test(sentence)) exception = unless
    else if (needsFigure || pattern.test(sentence)) {
      const asked = amountOf(sentence)
      found.set(kind, asked ? says.replace('{amount}', asked) : saysBare)
    }
  }
}

/** One pass over the words: applies the rules to sentences, and returns where a chat is first named. */
const readWords = ({ words }: Advert, found: Found): number => {
  let chat = -1
  let read: Signal | null = null
  let span = { from: 0, to: 0 }
  for (let at = 0; at < words.numbers.length; at += 1) {
    const signal = signals(words.numbers[at] ?? 0)?.find(({ word }) => isWord(words, at, word))
    if (!signal) continue
    const place = words.from[at] ?? 0
    if (chat < 0 && signal.isChat) chat = place
    const isSame = span.from <= place && place < span.to
    if (isSame && read === signal) continue
    if (!isSame) span = sentenceAt(words.text, place)
    readSentence(signal.rules, words.text.slice(span.from, span.to).toLowerCase(), found)
    read = signal
  }
  return chat
}

/** Employers that never use a free mailbox. Small microfinance banks do. */
const hasOwnMail =
  /^(?!.*\b(?:micro ?finance|mfb|food|blood|eye)\b)(?:.*\bbank$|.*\b(?:airlines|airways|teaching hospital)$|central bank\b|federal (?:ministry|university|medical)\b|ministry of\b|nigerian? (?:army|navy|customs|immigration|police)\b|university of\b)/

const sources = (domains: readonly string[]): string => domains[0] ?? ''

/** Checks whether the sender of an advert on a board is the employer that the advert names. */
const readSender = (advert: Advert, hosts: readonly string[], found: Found) => {
  const { company, companyKey, contacts, host } = advert
  const free = freeMailAmong(contacts.mails)
  const known = knownEmployer(companyKey)
  for (const used of [host, ...hosts]) {
    const employer = imitatedBy(used)
    if (!employer) continue
    found.set(
      'imitated-employer',
      `The real ${employer.name} uses ${sources(employer.domains)}. This advert uses ${used}.`,
    )
    return
  }
  if (!free || company === '') return
  if (known) {
    const where = sources(known.domains)
    found.set(
      'imitated-employer',
      `The real ${known.name} writes from ${where}. This advert asks you to send your papers to an address at ${free}.`,
    )
  } else if (hasOwnMail.test(companyKey))
    found.set(
      'imitated-employer',
      `A bank or a public body writes from an address of its own. This advert asks you to send your papers to an address at ${free}.`,
    )
  else
    found.set(
      'free-mail-contact',
      `Applications go to an email address at ${free}. Anybody can open such an address in the name of ${company}.`,
    )
}

/** The warnings of an advert, at most one of each kind, each with its reason. */
export const warningsOf = (advert: Advert): Warning[] => {
  const found: Found = new Map()
  const chat = readWords(advert, found)
  if (!advert.isEmployers) {
    const hosts = hostsIn(advert.words.text)
    readSender(advert, hosts, found)
    const chats = chat >= 0 ? chatOnly(advert, chat, hosts) : null
    if (chats) found.set('chat-only-contact', chats)
  }
  if (advert.pay) found.delete('no-salary')
  const pay = unrealisticPay(advert)
  if (pay) found.set('unrealistic-pay', pay)
  if (advert.company === '' && found.size > 0)
    found.set('no-employer', 'The advert does not say who the employer is.')
  return Array.from(found, ([kind, says]) => ({ kind, says }))
}
