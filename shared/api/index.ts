import { accountOperations } from './account.ts'
import { alertOperations } from './alerts.ts'
import { applicationOperations } from './applications.ts'
import { assistantOperations } from './assistant.ts'
import { careerOperations } from './career.ts'
import { documentOperations } from './documents.ts'
import { fileOperations } from './files.ts'
import { homeOperations } from './home.ts'
import { importOperations } from './imports.ts'
import { insightOperations } from './insights.ts'
import { interviewOperations } from './interviews.ts'
import { jobOperations } from './jobs.ts'
import { letterOperations } from './letters.ts'
import { notificationOperations } from './notifications.ts'
import type { Domain } from './operation.ts'
import { paymentOperations } from './payments.ts'
import { preferenceOperations } from './preferences.ts'
import { profileOperations } from './profile.ts'
import { receiptOperations } from './receipts.ts'
import { recordOperations } from './record.ts'
import { resumeOperations } from './resumes.ts'
import { reviewOperations } from './reviews.ts'
import { settingOperations } from './settings.ts'
import { subscriptionOperations } from './subscription.ts'
import { supportOperations } from './support.ts'
import { webhookOperations } from './webhooks.ts'

/** All domains of the API. Infra, the local server, the OpenAPI document and the client read this list. */
export const api = {
  account: accountOperations,
  alerts: alertOperations,
  applications: applicationOperations,
  assistant: assistantOperations,
  career: careerOperations,
  documents: documentOperations,
  files: fileOperations,
  home: homeOperations,
  imports: importOperations,
  insights: insightOperations,
  interviews: interviewOperations,
  jobs: jobOperations,
  letters: letterOperations,
  notifications: notificationOperations,
  payments: paymentOperations,
  preferences: preferenceOperations,
  profile: profileOperations,
  receipts: receiptOperations,
  record: recordOperations,
  resumes: resumeOperations,
  reviews: reviewOperations,
  settings: settingOperations,
  subscription: subscriptionOperations,
  support: supportOperations,
  webhooks: webhookOperations,
} as const satisfies Record<string, Domain>

export type Api = typeof api
export type DomainName = keyof Api
