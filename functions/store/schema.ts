/** The names of the single table's keys and of its index, as data: the store, infra and tests read them here. */
export const table = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** Seconds since 1970. The row may be removed any time after; readers must not trust that it was. */
  timeToLive: 'expiresAt',
  /** Sparse: only rows that something must happen to carry it. A schedule queries each shard up to now. */
  agenda: { index: 'agenda', partitionKey: 'agendaShard', sortKey: 'dueAt', shards: 4 },
} as const
