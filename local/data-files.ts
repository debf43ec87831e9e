/** What a data folder holds. Nothing else in it is ours to remove. */
export const dataFiles = {
  lock: 'lock',
  table: 'table.db',
  accounts: 'accounts.db',
  mail: 'mail.db',
  streamPosition: 'stream-position.json',
  /** There once the demo people and all of their histories are. */
  seeded: 'seeded',
} as const
