const run = /(?<![\p{L}\p{N}])[A-Za-z0-9+/_-]{16,}={0,2}/gu
const key =
  /(?<![\w-])(?:A[KS]IA[A-Z0-9]{16}|(?:[spr]k|gh[posu]|xox[abp]|glpat|eyJ)[-_]?[\w.-]{20,})(?![\w-])/g
const hexadecimal = /^(?=.*\d)(?=.*[a-f])[\da-f-]{24,}$/i

/** How often letters turn from small to large, or to figures and back: in words seldom, in base64 all the time. */
const turns = /[a-z](?=[A-Z0-9])|[0-9](?=[A-Za-z])|[A-Z](?=[0-9])/g

/** Too long for anybody to have written. */
const longestWord = 64

const isBlob = (text: string): boolean =>
  (text.endsWith('=') && /[A-Za-z0-9]{12}/.test(text)) ||
  hexadecimal.test(text) ||
  text
    .split(/[/_+-]/)
    .some(part => part.length > longestWord || (part.length >= 16 && (part.match(turns)?.length ?? 0) >= 4))

/** A text without what is no word of any language: base64, hashes, keys. Lists with strokes and long words stay. */
export const withoutBlobs = (text: string): string =>
  text.replace(key, ' ').replace(run, found => (isBlob(found) ? ' ' : found))
