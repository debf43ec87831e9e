import { accountOperations } from './account.ts'
import { applicationOperations } from './applications.ts'
import { homeOperations } from './home.ts'
import { notificationOperations } from './notifications.ts'
import type { Domain } from './operation.ts'
import { paymentOperations } from './payments.ts'
import { preferenceOperations } from './preferences.ts'
import { profileOperations } from './profile.ts'
import { receiptOperations } from './receipts.ts'
import { reviewOperations } from './reviews.ts'
import { settingOperations } from './settings.ts'
import { subscriptionOperations } from './subscription.ts'
import { supportOperations } from './support.ts'
import { webhookOperations } from './webhooks.ts'

/** Every domain of the API. Infra, the local server, the OpenAPI document and the client all start here. */
export const api = {
  account: accountOperations,
  applications: applicationOperations,
  home: homeOperations,
  notifications: notificationOperations,
  payments: paymentOperations,
  preferences: preferenceOperations,
  profile: profileOperations,
  receipts: receiptOperations,
  reviews: reviewOperations,
  settings: settingOperations,
  subscription: subscriptionOperations,
  support: supportOperations,
  webhooks: webhookOperations,
} as const satisfies Record<string, Domain>

export type Api = typeof api
export type DomainName = keyof Api
