/** What is said, each once, with the separator between. */
export const joined = (parts: readonly string[], separator = ', '): string =>
  [...new Set(parts.map(part => part.trim()))].filter(part => part !== '').join(separator)

/** Parts of a description, with an empty line between. */
export const paragraphs = (...parts: readonly string[]): string => joined(parts, '\n\n')

/** Several places. */
export const places = (all: readonly string[]): string => joined(all, '; ')
