/**
 * The names of the keys and of the index of the table. The store, infra and tests read them here. Every key is a
 * string. Instants are ISO 8601 in UTC, so that their order is the order of time.
 */
export const table = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** A number, in seconds since 1970. The table deletes the row some time later, so readers must check the time. */
  timeToLive: 'expiresAt',
  /** The id of the request that wrote the row last: see `npm run admin -- trace`. */
  writtenBy: 'by',
  /** The value of `writtenBy` in a row that an operator copied from a backup. Such a row is no news. */
  writtenByRestore: 'restore',
  /**
   * The index is sparse: only rows for which something must happen have its attributes. A schedule queries the keys of
   * each shard up to now, and then reads the rows. The index has only keys, so other edits of a row cost nothing here.
   */
  agenda: {
    index: 'agenda',
    partitionKey: 'agendaShard',
    sortKey: 'dueAt',
    shards: 4,
    projection: 'KEYS_ONLY',
  },
} as const
