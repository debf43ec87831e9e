import type { Timing } from '../timing.ts'

// Loaded before the app: what it waits for by itself takes a moment here. Toasts stay until they are closed, so that a
// slow machine sees them too; ui/toasts.browser.test.tsx proves when they end.
const timing = {
  toast: 600_000,
  toastWithAction: 600_000,
  liveStart: 0,
  liveGather: 10,
  liveRetry: 10,
  queryRetry: 5,
  fileRetry: 5,
  homeCount: 50,
  searchRest: 10,
  checkRest: 10,
  trialAfterDashboard: 0,
  planAfterPayment: 10,
  scoreRetry: 20,
  interviewLook: 20,
  confirmLook: 600_000,
  addressCheck: 600_000,
  otherTab: 50,
} satisfies Partial<Timing>
Object.assign(globalThis, { aikiTiming: timing })
