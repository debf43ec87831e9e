/**
 * A text of somebody's between tags, where it can't end them by itself. What stands there is data: the system prompt
 * says so, and what comes back is looked at as if it were not believed.
 */
export const fenced = (tag: string, text: string): string =>
  `<${tag}>\n${text.replace(/<(?=\s*(?:\/\s*)?[a-z_]+\s*>)/gi, '‹')}\n</${tag}>`

/** A value of ours, as JSON. */
export const fencedJson = (tag: string, value: unknown): string => fenced(tag, JSON.stringify(value))
