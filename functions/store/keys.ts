const personPrefix = 'USER#'

/** The partition of all that is one person's. */
export const personPartition = (sub: string): string => `${personPrefix}${sub}`

/** Whose partition it is; undefined when it is nobody's. */
export const subOfPartition = (partition: string): string | undefined =>
  partition.startsWith(personPrefix) ? partition.slice(personPrefix.length) : undefined
