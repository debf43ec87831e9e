/** How the sort keys of these rows begin, or what they are. The stream of these rows is listened to. */
export const applicationPrefix = 'APPLICATION#'
export const notificationPrefix = 'NOTIFICATION#'
export const profileSortKey = 'PROFILE'
export const preferencesSortKey = 'PREFERENCES'
export const settingsSortKey = 'SETTINGS'
export const subscriptionSortKey = 'SUBSCRIPTION'
export const paymentPrefix = 'PAYMENT#'
export const alertPrefix = 'ALERT#'
export const digestSortKey = 'DIGEST'
export const interviewPrefix = 'INTERVIEW#'
export const resumePrefix = 'RESUME#'
export const resumesSortKey = 'RESUMES'
export const letterPrefix = 'LETTER#'
export const filePrefix = 'FILE#'
export const profileTextPrefix = 'PROFILE-TEXT#'
export const skillGapPrefix = 'SKILL-GAP#'
export const coachPrefix = 'COACH#'
export const generationPrefix = 'GENERATION#'

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
   * Sparse: only rows that something must happen to carry it. A schedule queries each shard up to now for the keys
   * alone, and asks elsewhere whether it must still happen: an edit of another attribute costs nothing here.
   */
  agenda: {
    index: 'agenda',
    partitionKey: 'agendaShard',
    sortKey: 'dueAt',
    shards: 4,
    projection: 'KEYS_ONLY',
  },
} as const
