import * as z from 'zod/mini'

// The kinds of value that several domains share, each with its limits and the words shown at the field.

/**
 * A ULID made by the client: a create that is repeated with it is one create. Upper case only, so that an id has one
 * spelling.
 */
export const ulid = z.string().check(z.regex(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/, 'This id is not a ULID.'))

/** The id of a posting in the index of jobs. */
export const jobId = z.string().check(z.maxLength(16), z.regex(/^[0-9a-z]{16}$/, 'This is no id of a job.'))

// The message is made only when it is needed, because the first number with grouped digits loads language data, which
// takes a third of a function's start.
const atMost = (max: number) =>
  z.maxLength(max, { error: () => `Keep this to at most ${max.toLocaleString('en')} characters.` })

// Each schema takes time at the start of a function, so all lines share these.
const text = z.string()
const trimmed = z.trim()
const onOneLine = z.regex(/^[^\r\n]*$/, 'Keep this on one line.')

/** A single line that may be left empty. */
export const optionalLine = (max: number) => text.check(trimmed, atMost(max), onOneLine)

/** A single line that must not be empty. */
export const line = (label: string, max: number) =>
  text.check(trimmed, atMost(max), onOneLine, z.minLength(1, `${label} is required.`))

/** Longer text that may be left empty. Line breaks stay as typed. */
export const optionalText = (max: number) => text.check(atMost(max))

/** The most characters of a web address. */
export const longestAddress = 2048

/** A web address, or an empty string. Only http and https, because the page makes a link of it. */
export const optionalUrl = z.union([
  z.literal(''),
  z
    .url({
      protocol: /^https?$/,
      hostname: z.regexes.domain,
      error: 'Write a web address, such as https://jobs.example/7',
    })
    .check(z.maxLength(longestAddress, 'This address is too long.')),
])

/** A calendar day, `2026-11-20`. */
export const day = z.iso.date('Write the date as year-month-day, such as 2026-11-20.')

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime()

/** Counts the edits of a row. An edit sends the version that the person saw. */
export const version = z.int().check(z.minimum(1))

/** Short entries, such as skills: trimmed, and none of them empty. */
export const listOf = (max: number) =>
  z
    .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(100)))
    .check(z.maxLength(max, `Keep this to ${max} entries.`))

/** In whole units of a currency, per month. */
export const salary = z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000_000_000)))
