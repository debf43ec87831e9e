/** What a data folder holds. Nothing else in it is ours to remove. */
export const dataFiles = {
  lock: 'lock',
  table: 'table.db',
  accounts: 'accounts.db',
  mail: 'mail.db',
  payments: 'payments.db',
  /** Folders: what the buckets hold, and the index that is being searched. */
  objects: 'objects',
  files: 'files',
  index: 'index',
  streamPosition: 'stream-position.json',
  /** What the functions logged since the newest start. */
  log: 'log',
  /** There while the demo people are put in: a start that is cut short leaves it, and data that nobody made. */
  seeding: 'seeding',
  /** There once the demo people and all of their histories are. */
  seeded: 'seeded',
} as const
