import { fold } from '../jobs/fold.ts'
import { listed } from '../listed.ts'
// The names of places that say in which country a number is dialled, with ` | ` between, and the country's code.
import codes from './calling-codes.json' with { type: 'json' }

const codeOfPlace = new Map(
  Object.entries(codes).flatMap(([places, code]) => listed(places).map(place => [place, code] as const)),
)
const home = '234'
/** Such a number has as many figures as a British one. Who lives abroad may still have theirs from Nigeria. */
const nigerianMobile = /^0(?:70|80|81|90|91)\d{8}$/
/** Countries whose numbers have no zero in front that callers from abroad leave out. */
const withoutTrunk: ReadonlySet<string> = new Set([
  '1',
  '229',
  '237',
  '228',
  '221',
  '225',
  '232',
  '231',
  '220',
  '267',
])

/** The code of the country that a place names, by its last part first: `Accra, Ghana`. Nigeria's where it names none. */
export const callingCodeOf = (place: string): string =>
  fold(place)
    .replace(/['’.]/g, '')
    .split(',')
    .map(part => codeOfPlace.get(part.trim()))
    .findLast(code => code !== undefined) ?? home

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Groups of figures as they were typed; a long number without spaces, and any of Nigeria's, in groups of three. */
const grouped = (typed: string, code: string): string => {
  const digits = digitsOf(typed)
  const groups = typed.match(/\d+/g) ?? []
  if (code === home ? digits.length !== 10 : groups.length > 1) return groups.join(' ')
  return digits.length < 8 ? digits : `${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`
}

/** A number as it is dialled from anywhere, `+234 803 555 0101`; as it was typed where that is not clear. */
export const internationalPhone = (typed: string, code: string): string => {
  const text = typed
    .trim()
    .replace(/\(0\)/g, ' ')
    .replace(/^00(?=[1-9])/, '+')
  const digits = digitsOf(text)
  if (digits.length < 7 || digits.length > 15) return typed
  const known = text.startsWith('+') || (digits.startsWith(home) && digits.length === 13)
  if (known) {
    const own = [home, code].find(each => digits.startsWith(each)) ?? ''
    if (own === '') return `+${text.match(/\d+/g)?.join(' ') ?? ''}`
    // The code may stand without a space before the number.
    let left = own.length
    const rest = text.replace(/\d/g, digit => (left-- > 0 ? '' : digit))
    return `+${own} ${grouped(own === home ? rest.replace(/^\D*0/, '') : rest, own)}`
  }
  if (withoutTrunk.has(code)) return digits.length >= 8 ? `+${code} ${grouped(text, code)}` : typed
  if (code !== home && nigerianMobile.test(digits)) return typed
  if (digits.startsWith('0')) return `+${code} ${grouped(text.replace('0', ''), code)}`
  return code === home && /^[789]\d{9}$/.test(digits) ? `+${code} ${grouped(text, code)}` : typed
}
