/**
 * The names of the single table's keys and of its index, as data: the store, infra and tests read them here.
 * Every key is a string; instants are ISO 8601 in UTC, so that they sort as time does.
 */
export const table = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** Seconds since 1970, a number. The row may be removed any time after; readers must not trust that it was. */
  timeToLive: 'expiresAt',
  /**
   * Sparse: only rows that something must happen to carry it. A schedule queries each shard up to now, and reads the
   * row again before it acts, so the index holds keys only: an edit of another attribute costs nothing here.
   */
  agenda: {
    index: 'agenda',
    partitionKey: 'agendaShard',
    sortKey: 'dueAt',
    shards: 4,
    projection: 'KEYS_ONLY',
  },
} as const
