import { lowered } from './plain-text.ts'
import type { Evidence, Figure } from './reading.ts'
import words from './words/periods.json' with { type: 'json' }
import { list } from './words.ts'

// Tells whether the facts say in other words how often something was done: `twice a day`, of `morning and evening`; `every
// three months`, of `each quarter`.

const weekdays = /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\b/g
/** `tues` and `tuesday` are one day. */
const daysIn = (low: string) => new Set((low.match(weekdays) ?? []).map(day => day.slice(0, 3)))
const everyWeek =
  /^(?:twice|thrice|\w+)(?:[ -](?:times|days|visits|shifts|mornings|evenings|sessions))?[ -](?:weekly|(?:a|per|every|each|(?:of|in) (?:the|each|every|a)) week)/
/** `twice a week`, of `Mondays and Thursdays`. */
const isCountOfWeekdays = ({ amount, start }: Figure, low: string, { compared }: Evidence): boolean =>
  everyWeek.test(low.slice(start)) && compared.some(({ text }) => daysIn(lowered(text)).size === amount)

const timesOfDay = /\b(?:morning|noon|afternoon|evening|night|nite|breakfast|lunch|supper|dinner)s?\b/g
const clocks =
  /\bat (\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?(?:(?:, | and |, and )\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?)+)/g
const everyDay =
  /^(?:twice|thrice|(?:\w+ times))[ -](?:daily|nightly|(?:a|per|every|each) (?:day|night|shift))/
/** `twice a day`, of `morning and evening`; `three times each night`, of `at 12, 2 and 4`. */
const isCountOfTimes = ({ amount, start }: Figure, low: string, { compared }: Evidence): boolean =>
  everyDay.test(low.slice(start)) &&
  compared.some(({ text }) => {
    const fact = lowered(text)
    const hours = Array.from(fact.matchAll(clocks), ([, said = '']) => said.split(/, and |, | and /).length)
    return new Set(fact.match(timesOfDay)).size === amount || hours.includes(amount)
  })

const often = /\b(\w+) times (?:a|per|every|each|in a) (day|week|month|term|quarter|year)/g
const oftenShort = new Map([
  ['daily', 'day'],
  ['weekly', 'week'],
  ['monthly', 'month'],
  ['quarterly', 'quarter'],
  ['yearly', 'year'],
  ['annually', 'year'],
])
const perPeriod =
  /\b(?:(?:a|per|every|each) (day|week|month|term|quarter|year)|(daily|weekly|monthly|quarterly|yearly|annually))\b/
/** `three meetings annually`, of `call a meeting three times a year`. */
const isTimesEach = (figure: Figure, low: string, { compared, figures }: Evidence): boolean => {
  const [, noun, adverb = ''] = perPeriod.exec(low.slice(figure.end)) ?? []
  const unit = noun ?? oftenShort.get(adverb)
  return (
    unit !== undefined &&
    figures.some(({ nouns, amount }) => nouns.at(-1) === 'time' && amount === figure.amount) &&
    compared.some(({ text }) => Array.from(lowered(text).matchAll(often)).some(([, , said]) => said === unit))
  )
}

const numbersOfTimes = new Map([
  ['two', 2],
  ['twice', 2],
  ['three', 3],
  ['thrice', 3],
  ['four', 4],
])
const timesShort =
  /\b(\d{1,2}|two|twice|three|thrice|four)(?: ?x| times)? (?:a|per|every|each|in a) (day|week|month|term|quarter|year)\b/g
/** `twice a year`, of `2 a year`. */
const isTimesSaid = ({ start, end, amount }: Figure, low: string, { compared }: Evidence): boolean => {
  const [, noun, adverb = ''] = perPeriod.exec(low.slice(end, end + 24)) ?? []
  const unit = noun ?? oftenShort.get(adverb)
  return (
    unit !== undefined &&
    /^(?:twice|thrice|\w+ times)/.test(low.slice(start)) &&
    compared.some(({ text }) =>
      Array.from(lowered(text).matchAll(timesShort)).some(
        ([, number = '', said]) => said === unit && (numbersOfTimes.get(number) ?? Number(number)) === amount,
      ),
    )
  )
}

const units = new Map(Object.entries(words.units).map(([unit, said]) => [unit, list(said)] as const))
const hoursOfWeek = 168
/** The unit of time that a length is, if it is one of them. */
const unitOf = ({ measure, value }: Figure): string | undefined => {
  const size = measure === 'months' ? value : measure === 'hours' ? -value : 0
  return new Map([
    [12, 'year'],
    [3, 'quarter'],
    [1, 'month'],
    [-hoursOfWeek, 'week'],
    [-24, 'day'],
  ]).get(size)
}
/** `every three months`, of `each quarter`, or of `quarterly`. */
const isUnitSaid = (figure: Figure, low: string, { compared }: Evidence): boolean => {
  const said = units.get(unitOf(figure) ?? '')
  return (
    said !== undefined &&
    /\b(?:every|each) $/.test(low.slice(0, figure.start)) &&
    compared.some(({ text }) => (lowered(text).match(/\p{L}+/gu) ?? []).some(word => said.has(word)))
  )
}

const oneIn = /\bone (day|night|week|weekend|month|shift|sunday|saturday) in (two|three|four|five|six)\b/g
const ordinals = new Map([
  ['two', /^(?:second|other|2nd)$/],
  ['three', /^(?:third|3rd)$/],
  ['four', /^(?:fourth|4th)$/],
  ['five', /^(?:fifth|5th)$/],
  ['six', /^(?:sixth|6th)$/],
])
/** `one week in four`, of `every fourth week`. */
const isOneInSeveral = ({ start }: Figure, low: string, { compared }: Evidence): boolean =>
  Array.from(low.matchAll(oneIn)).some(
    ({ index, 0: found, 1: unit, 2: number = '' }) =>
      start >= index &&
      start < index + found.length &&
      compared.some(({ text }) =>
        Array.from(lowered(text).matchAll(/\bevery (\w+) (\w+)/g)).some(
          ([, ordinal = '', said]) => said === unit && ordinals.get(number)?.test(ordinal),
        ),
      ),
  )

export const isFrequencySaid = (figure: Figure, low: string, evidence: Evidence): boolean =>
  isCountOfWeekdays(figure, low, evidence) ||
  isCountOfTimes(figure, low, evidence) ||
  isTimesEach(figure, low, evidence) ||
  isTimesSaid(figure, low, evidence) ||
  isUnitSaid(figure, low, evidence) ||
  isOneInSeveral(figure, low, evidence)
