import { accountOperations } from './account.ts'
import { applicationOperations } from './applications.ts'
import { notificationOperations } from './notifications.ts'
import type { Domain } from './operation.ts'
import { preferenceOperations } from './preferences.ts'
import { profileOperations } from './profile.ts'
import { reviewOperations } from './reviews.ts'
import { settingOperations } from './settings.ts'
import { supportOperations } from './support.ts'

/** Every domain of the API. Infra, the local server, the OpenAPI document and the client all start here. */
export const api = {
  account: accountOperations,
  applications: applicationOperations,
  notifications: notificationOperations,
  preferences: preferenceOperations,
  profile: profileOperations,
  reviews: reviewOperations,
  settings: settingOperations,
  support: supportOperations,
} as const satisfies Record<string, Domain>

export type Api = typeof api
export type DomainName = keyof Api
