/** What has no name of its own, such as a line of a text, is known by its place. */
export const placed = <T>(of: readonly T[]): { key: string; value: T }[] =>
  of.map((value, at) => ({ key: String(at), value }))
