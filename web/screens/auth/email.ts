import * as z from 'zod'

/** An address as people type it: stray spaces and capitals do not make it another one. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'Email is required.')
  .pipe(z.email('This does not look like an email address. It needs an @ and a dot.'))
