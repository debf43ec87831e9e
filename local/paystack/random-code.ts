import { randomInt } from 'node:crypto'

const signs = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** The provider's codes are lower-case letters and digits. */
export const randomCode = (length: number): string =>
  Array.from({ length }, () => signs[randomInt(signs.length)]).join('')
