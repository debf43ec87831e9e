/** Gives values without an id, such as lines of a text, their index as a key. */
export const withKeys = <T>(values: readonly T[]): { key: string; at: number; value: T }[] =>
  values.map((value, at) => ({ key: String(at), at, value }))
