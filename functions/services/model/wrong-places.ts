import type * as z from 'zod/mini'

/** So many are told to the model. */
const most = 10

const kindOf = (issue: z.core.$ZodIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return `must be of type ${issue.expected}`
    case 'too_big':
      return `is too long or too large: at most ${issue.maximum}`
    case 'too_small':
      return `is too short or too small: at least ${issue.minimum}`
    case 'invalid_value':
      return 'is none of the values that it may have'
    case 'unrecognized_keys':
      return 'has keys that nobody asked for'
    default:
      return 'is not as the schema says'
  }
}

/** What a schema found wrong, in words: places and kinds, and nothing of what stood there. */
export const wrongPlaces = (error: z.core.$ZodError): string[] =>
  error.issues.slice(0, most).map(issue => `${issue.path.join('.') || 'The whole'} ${kindOf(issue)}.`)
