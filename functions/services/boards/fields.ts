import * as z from 'zod/mini'
import type { ListedSalary, Listing } from '../../../shared/domain/jobs/listing.ts'
import { plainLine, plainText } from './plain-text.ts'

// How the fields of a board's rows are read. A row must have its title, its link and its id on the board. Any other
// field that is missing, null or of another type is read as missing.

/** One line, which a row must have. */
export const title = z.string().check(z.overwrite(plainLine), z.minLength(1))

/** The address of a page, which a browser may open. */
export const link = z.string().check(
  z.overwrite(address => address.trim()),
  z.url({ protocol: /^https?$/ }),
)

export const id = z.pipe(
  z.union([z.string().check(z.minLength(1)), z.number()]),
  // An address can't contain an unpaired surrogate.
  z.transform((name: string | number) => String(name).toWellFormed()),
)

/** One line, or '' where the field is missing. */
export const line = z.catch(
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((text: string | number) => plainLine(String(text))),
  ),
  '',
)

/** HTML or plain text as plain text, or '' where the field is missing. */
export const prose = z.catch(
  z.pipe(
    z.string(),
    z.transform((html: string) => plainText(html)),
  ),
  '',
)

const notEmpty = (all: readonly string[]) => all.filter(text => text !== '')

/** A list of lines, or a single one. */
export const lines = z.catch(
  z.pipe(
    z.union([z.array(line), z.string()]),
    z.transform((all: string[] | string) => notEmpty(typeof all === 'string' ? [plainLine(all)] : all)),
  ),
  [],
)

/** A list of lines, written with commas between. */
export const commaLines = z.catch(
  z.pipe(
    z.string(),
    z.transform((all: string) => notEmpty(all.split(',').map(plainLine))),
  ),
  [],
)

/** A list of objects with a name, such as `[{ name: 'Lagos' }]`, or of plain texts. */
export const names = z.catch(
  z.pipe(
    z.array(z.union([z.object({ name: line }), line])),
    z.transform(all => notEmpty(all.map(place => (typeof place === 'string' ? place : place.name)))),
  ),
  [],
)

/** A number, or a text of digits as a number; null where the field is missing. */
export const figure = z.catch(
  z.nullable(
    z.union([
      z.number(),
      z.pipe(
        z.string().check(z.regex(/^\s*\d+(\.\d+)?\s*$/)),
        z.transform((digits: string) => Number(digits)),
      ),
    ]),
  ),
  null,
)

/** A time as the board writes it; null where the field is missing. */
export const moment = z.catch(
  z.nullable(
    z.union([
      z.number(),
      z.pipe(
        z.string(),
        z.transform((written: string) => written.trim() || null),
      ),
    ]),
  ),
  null,
)

/** How many there are in all; undefined where the board does not say so. */
export const total = z.catch(
  z.optional(
    z.pipe(
      figure,
      z.transform(count => (count !== null && Number.isInteger(count) && count >= 0 ? count : undefined)),
    ),
  ),
  undefined,
)

export const flag = z.catch(z.boolean(), false)

/** Joins the parts that are not empty, each once, with the separator between. */
export const joined = (parts: readonly string[], separator = ', '): string =>
  [...new Set(parts.map(part => part.trim()))].filter(part => part !== '').join(separator)

/** Joins the parts of a description, with an empty line between. */
export const paragraphs = (...parts: readonly string[]): string => joined(parts, '\n\n')

export const places = (all: readonly string[]): string => joined(all, '; ')

/** Returns the salary; null where the board names none. */
export const salaryOf = (fields: Partial<ListedSalary>): ListedSalary | null => {
  const salary = { text: '', min: null, max: null, currency: '', period: '', isEstimate: false, ...fields }
  return salary.text || salary.min || salary.max ? salary : null
}

const openings = /(?<!\s)\s*\(\s*\d+\s+(?:openings?|positions?|vacanc(?:y|ies)|slots?)\s*\)/gi

/** Splits `Sales Representative at Example Foods (3 Openings)` at the last `at`. */
export const roleAtCompany = (title: string): { title: string; company: string } => {
  const plain = title.replaceAll(openings, '').trim()
  const [, role = plain, company = ''] = /^(.*\S)\s+at\s+(\S.*)$/i.exec(plain) ?? []
  return { title: role, company }
}

/** Reads `Remote`, `OnSite`, `on-site` and `hybrid`; returns null for `unspecified` and any other word. */
export const workplaceOf = (text: string): Listing['workplace'] => {
  const word = text.toLowerCase().replaceAll(/[^a-z]/g, '')
  return word === 'remote' || word === 'hybrid' || word === 'onsite' ? word : null
}
