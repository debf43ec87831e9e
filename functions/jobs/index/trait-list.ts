import { boards, careerLevels } from '../../../shared/lists.ts'
import { numberIn } from './file-format.ts'
import { bins, noMinhash } from './minhash.ts'
import type { Traits } from './traits.ts'

/** The traits of a posting in the list, with numbers that are equal for equal texts. Empty texts have 0. */
export type ListedTraits = Traits & {
  readonly titleNumber: number
  readonly companyNumber: number
}

export type TraitList = {
  readonly length: number
  readonly add: (traits: Traits) => void
  /** One number of a posting, which takes a tenth of the time of all traits. */
  readonly numberAt: (name: 'address' | 'titleNumber', place: number) => number
  /** Throws for a place that is not in the list. After `forgetTexts`, a posting has no minhash. */
  readonly at: (place: number) => ListedTraits
  /** Frees the minhashes, which are half of the list. Only the search for copies needs them. */
  readonly forgetTexts: () => void
}

type Column = Float64Array | Int32Array | Uint16Array | Uint8Array

/** An array of numbers that grows. The system gives memory only for the part that was written. */
const createColumn = <Numbers extends Column>(make: (length: number) => Numbers, width = 1) => {
  let numbers = make(1024 * width)
  return {
    put: (place: number, value: number | Uint16Array): void => {
      if ((place + 1) * width > numbers.length) {
        const longer = make(numbers.length * 2)
        longer.set(numbers)
        numbers = longer
      }
      if (typeof value === 'number') numbers[place * width] = value
      else numbers.set(value, place * width)
    },
    get: (place: number): number => numbers[place * width] ?? 0,
    all: (): Numbers => numbers,
    clear: (): void => {
      numbers = make(0)
    },
  }
}

/** Each different text is in memory once, and has a number. */
const createTexts = () => {
  const numbers = new Map([['', 0]])
  const texts = ['']
  return {
    numberOf: (text: string): number => {
      const known = numbers.get(text)
      if (known !== undefined) return known
      numbers.set(text, texts.length)
      return texts.push(text) - 1
    },
    text: (number: number): string => texts[number] ?? '',
  }
}

const float64 = (length: number) => new Float64Array(length)
const int32 = (length: number) => new Int32Array(length)
const uint16 = (length: number) => new Uint16Array(length)
const uint8 = (length: number) => new Uint8Array(length)

const flags = { isEmployers: 1, isVague: 2, hasPay: 4, hasMinhash: 8 } as const

/**
 * The traits of all postings, in columns of numbers: some 120 bytes each, where an object has a thousand. A million
 * postings fit into the memory of a function.
 */
export const createTraitList = (): TraitList => {
  let count = 0
  const titles = createTexts()
  const companies = createTexts()
  const places = createTexts()
  const address = createColumn(float64)
  const roleAddress = createColumn(float64)
  const title = createColumn(int32)
  const company = createColumn(int32)
  const region = createColumn(int32)
  const spot = createColumn(int32)
  const board = createColumn(uint8)
  const level = createColumn(uint8)
  const flag = createColumn(uint8)
  const length = createColumn(int32)
  // NaN: not known.
  const postedAt = createColumn(float64)
  const firstSeenAt = createColumn(float64)
  const expiresAt = createColumn(float64)
  const minhash = createColumn(uint16, bins)

  const numbers = { address, titleNumber: title }

  const instantIn = (column: typeof postedAt, place: number): number | null => {
    const instant = column.get(place)
    return Number.isNaN(instant) ? null : instant
  }

  const at = (place: number): ListedTraits => {
    const boardAt = boards[board.get(place)]
    if (place >= count || boardAt === undefined) throw new Error(`The list has no posting ${place}.`)
    const set = flag.get(place)
    return {
      address: address.get(place),
      roleAddress: roleAddress.get(place),
      titleNumber: title.get(place),
      companyNumber: company.get(place),
      titleKey: titles.text(title.get(place)),
      company: companies.text(company.get(place)),
      region: places.text(region.get(place)),
      spot: places.text(spot.get(place)),
      board: boardAt,
      level: careerLevels[level.get(place) - 1] ?? null,
      isEmployers: (set & flags.isEmployers) > 0,
      isVague: (set & flags.isVague) > 0,
      hasPay: (set & flags.hasPay) > 0,
      length: length.get(place),
      postedAt: instantIn(postedAt, place),
      firstSeenAt: firstSeenAt.get(place),
      expiresAt: instantIn(expiresAt, place),
      minhash:
        (set & flags.hasMinhash) > 0 ? minhash.all().subarray(place * bins, (place + 1) * bins) : noMinhash,
    }
  }

  return {
    get length() {
      return count
    },
    add: traits => {
      const place = count
      count += 1
      address.put(place, traits.address)
      roleAddress.put(place, traits.roleAddress)
      title.put(place, titles.numberOf(traits.titleKey))
      company.put(place, companies.numberOf(traits.company))
      region.put(place, places.numberOf(traits.region))
      spot.put(place, places.numberOf(traits.spot))
      board.put(place, boards.indexOf(traits.board))
      level.put(place, numberIn(careerLevels, traits.level))
      flag.put(
        place,
        (traits.isEmployers ? flags.isEmployers : 0) |
          (traits.isVague ? flags.isVague : 0) |
          (traits.hasPay ? flags.hasPay : 0) |
          (traits.minhash.length > 0 ? flags.hasMinhash : 0),
      )
      length.put(place, traits.length)
      postedAt.put(place, traits.postedAt ?? Number.NaN)
      firstSeenAt.put(place, traits.firstSeenAt)
      expiresAt.put(place, traits.expiresAt ?? Number.NaN)
      minhash.put(place, traits.minhash)
    },
    numberAt: (name, place) => numbers[name].get(place),
    at,
    forgetTexts: minhash.clear,
  }
}
