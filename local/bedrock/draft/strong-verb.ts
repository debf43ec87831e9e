import { doings } from './doings.ts'
import { capitalised, lowered } from './letters.ts'
import type { Opened } from './openings.ts'
import { isGerund, pastOf, verbOf } from './verbs.ts'

/** `past` and `base` begin with a verb, and can follow `I`; `other` can't. */
export type Worded = { readonly text: string; readonly form: 'past' | 'base' | 'other' }

/** Behind a word that could be a verb, these make a thing of it: `stock control`, `report writing`. */
const things =
  /^(?:control|management|planning|taking|writing|improvement|review|reporting|entry|analysis|processing|keeping|coordination|development|design|support|service|services|administration|maintenance|preparation|strategy|operations?|systems?|engineer|officer|assistant|manager|lead|driven|for|of|and|in)\b/i
/** These are verbs far more often than things. */
const isVerbAnyway =
  /^(?:manage|handle|ensure|prepare|provide|maintain|develop|create|conduct|coordinate|supervise|assist|train|lead|oversee|monitor|analy[sz]e|organi[sz]e|implement|teach|sell|write|build|run|make|keep|serve|collect|attend|respond|resolve|participate|liaise|perform|verify|reconcile|communicate|collaborate|assess|evaluate)$/i

const people =
  /\b(?:team|teams|staff|people|drivers|dispatchers|riders|cashiers|technicians|interns|volunteers|agents|officers|employees|workers|pupils|students|nurses|teachers|engineers|developers|attendants|guards|cleaners|salespeople|reps|representatives|assistants|apprentices|marketers|crew)\b/i
const finite =
  /\b(?:was|were|is|are|has|had|won|became|grew|rose|fell|dropped|reported|received|reached|made|got|came|went)\b/i

const word = (text: string): string => text.match(/^[\p{L}’'-]+/u)?.[0] ?? ''
const after = (text: string): string => text.slice(word(text).length).trimStart()

/** Verbs that follow the first one take its form too: `managing stock and training staff`. */
const withCompanions = (text: string): string =>
  text.replace(
    /(,\s+and\s+|,\s+|\s+and\s+)([a-z]+ing)\b(\s+(?!and\b|for\b|of\b|in\b|on\b)[^\s,]+)?/g,
    (all, join: string, verb: string, object = '', at: number) => {
      const isDirect = !/\s/.test(text.slice(0, at).trim())
      const past = isGerund(verb) ? verbOf(verb)?.past : undefined
      return past && (object !== '' || isDirect) ? `${join}${past}${object}` : all
    },
  )

const done = (text: string): Worded => ({ text: capitalised(text), form: 'past' })

const fromGerund = (text: string): Worded | undefined => {
  const first = word(text)
  const past = isGerund(first, after(text)) ? pastOf(first) : undefined
  const rest = after(text).replace(/^of /i, '')
  return past ? done(withCompanions(`${past} ${rest}`.trim())) : undefined
}

const fromDoing = (text: string): Worded | undefined => {
  const match = /^(?:the )?(\p{L}+) of (.+)$/iu.exec(text)
  const verb = match?.[1] && doings.get(match[1].toLowerCase())
  if (!verb) return undefined
  // In a list, what follows is not what was recruited.
  return match[2]?.includes(',') ? handled(text) : done(`${verb} ${match[2]}`)
}

/** What somebody had to do with a thing. */
const handled = (text: string): Worded =>
  done(
    `${people.test(text.split(/\b(?:for|to|in|at|with|who|that)\b/)[0] ?? '') ? 'managed' : 'handled'} ${lowered(text)}`,
  )

const isBase = (text: string): boolean => {
  const first = word(text)
  const verb = verbOf(first)
  if (verb?.form !== 'base' && verb?.form !== 'third') return false
  return isVerbAnyway.test(first) || verb.form === 'third'
    ? after(text) !== ''
    : after(text) !== '' && !things.test(after(text))
}

const thirdCompanions = /(,\s+and\s+|,\s+|\s+and\s+)([a-z]+s)\b/g

/** `Manages the desk and answers calls`, as `manage the desk and answer calls`. */
const inBase = (text: string): string => {
  const companions = after(text).replace(thirdCompanions, (all, join: string, verb: string) => {
    const known = verbOf(verb)
    return known?.form === 'third' ? `${join}${known.base}` : all
  })
  return `${verbOf(word(text))?.base} ${companions}`
}

/** Mostly in another language than English: left as it is. */
const isForeign = (text: string): boolean => {
  const words = text.split(/\s+/)
  return words.filter(one => /[\u0300-\u036f]|[^\0-\x7f₦$£€%–—‘’“”é]/u.test(one)).length * 3 > words.length
}

const helping = (text: string): Worded => {
  const first = word(text)
  const base = verbOf(first)?.base
  return base && (isGerund(first) || isBase(text))
    ? done(`helped ${base} ${after(text)}`.trim())
    : done(`assisted ${isGerund(first) ? 'in' : 'with'} ${text}`)
}

const byOpening: Readonly<Record<NonNullable<Opened['opening']>, (text: string) => Worded>> = {
  charge: text => {
    const first = verbOf(word(text))
    if (isBase(text) && first) return done(`${first.past} ${after(text)}`)
    return handled(text)
  },
  over: text => fromGerund(text) ?? done(`oversaw ${lowered(text)}`),
  to: text => done(`${pastOf(word(text)) ?? word(text)} ${after(text)}`.trim()),
  helped: helping,
  part: text => done(`took part in ${lowered(text)}`),
  passive: text => ({ text: capitalised(text), form: 'other' }),
  on: text =>
    /^(?:the|a|an|its?|their|new|several|two|three|\d)\b/i.test(text)
      ? done(`contributed to ${text}`)
      : handled(text),
}

/** Without an opening: as it stands, where it says what was done; else the thing is something that was handled. */
const asItStands = (text: string): Worded | undefined => {
  const first = word(text)
  const verb = verbOf(first)
  // `Cut` and `set` are things too.
  if (verb?.form === 'past' && !(verb.base === verb.past && things.test(after(text)))) return done(text)
  if (/^\p{L}{3,}ed$/iu.test(first) && !verb) return done(text)
  if (verb && isBase(text))
    return { text: capitalised(verb.form === 'third' ? inBase(text) : text), form: 'base' }
  if (isForeign(text)) return { text: capitalised(text), form: 'other' }
  const reported = /^(.*\S) reported (?:directly )?to me$/i.exec(text)
  if (reported?.[1]) return done(`supervised ${lowered(reported[1])}`)
  const words = text.split(/\s+/)
  if (words.length === 1) return isGerund(first) ? fromGerund(text) : undefined
  if (/ (?:me|us|I)\b/.test(text)) return { text: capitalised(text), form: 'other' }
  const isClause =
    finite.test(words.slice(1).join(' ')) ||
    /^(?:\W*\d|award|winner|best|employee|staff of|top|promoted)/i.test(text)
  if (isClause || /^\p{Lu}\p{Ll}+(?:\s+\p{Lu}\p{Ll}+)+$/u.test(text))
    return { text: capitalised(text), form: 'other' }
  return handled(text)
}

/** A piece of work with its verb first. Undefined where it says nothing. */
export const withStrongVerb = ({ rest, opening }: Opened): Worded | undefined => {
  if (opening === 'helped') return helping(rest)
  if (opening === 'part') return byOpening.part(rest)
  if (opening === 'passive') return byOpening.passive(rest)
  return fromDoing(rest) ?? fromGerund(rest) ?? (opening ? byOpening[opening](rest) : asItStands(rest))
}
