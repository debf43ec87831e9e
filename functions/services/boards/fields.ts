import * as z from 'zod/mini'
import { plainLine, plainText } from './plain-text.ts'

// How the fields of a board's rows are read. A row can't be without its title, its link and its name on the board; what
// else is missing, null or of another kind than expected is not said.

/** One line that has to be there. */
export const title = z.string().check(z.overwrite(plainLine), z.minLength(1))

/** A page that may be opened. */
export const link = z.string().check(
  z.overwrite(address => address.trim()),
  z.url({ protocol: /^https?$/ }),
)

export const id = z.pipe(
  z.union([z.string().check(z.minLength(1)), z.number()]),
  // Half of a sign that two make can't stand in an address.
  z.transform((name: string | number) => String(name).toWellFormed()),
)

/** One line; '' where it is not said. */
export const line = z.catch(
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((said: string | number) => plainLine(String(said))),
  ),
  '',
)

/** HTML or plain text; '' where it is not said. */
export const prose = z.catch(
  z.pipe(
    z.string(),
    z.transform((html: string) => plainText(html)),
  ),
  '',
)

const said = (all: readonly string[]) => all.filter(one => one !== '')

/** A list of lines, or a single one. */
export const lines = z.catch(
  z.pipe(
    z.union([z.array(line), z.string()]),
    z.transform((all: string[] | string) => said(typeof all === 'string' ? [plainLine(all)] : all)),
  ),
  [],
)

/** A list of lines with commas between. */
export const commaLines = z.catch(
  z.pipe(
    z.string(),
    z.transform((all: string) => said(all.split(',').map(plainLine))),
  ),
  [],
)

/** `[{ name: 'Lagos' }]`, or plain words. */
export const names = z.catch(
  z.pipe(
    z.array(z.union([z.object({ name: line }), line])),
    z.transform(all => said(all.map(one => (typeof one === 'string' ? one : one.name)))),
  ),
  [],
)

/** A number, or one in digits; null where it is not said. */
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

/** A time as the board writes it; null where it is not said. */
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

export const flag = z.catch(z.boolean(), false)
