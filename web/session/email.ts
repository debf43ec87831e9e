import * as z from 'zod/mini'

/** An address as people type it: stray spaces and capitals do not make it another one. */
export const email = z.pipe(
  z.string().check(z.trim(), z.toLowerCase(), z.minLength(1, 'Email is required.')),
  z.email('This does not look like an email address. It needs an @ and a dot.'),
)
