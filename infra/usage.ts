import type { Api } from '../shared/api/index.ts'

/** The calls of each operation. An operation without a number does not compile. */
export type CallsByOperation = { readonly [Domain in keyof Api]: Readonly<Record<keyof Api[Domain], number>> }

/**
 * How often a person calls each operation in a month: the mean over everybody who comes at least once, on any plan. It
 * is the one table of expected use. The costs and the limits in docs/operating.md follow from it, and so may a throttle
 * that is sized for a number of people. It is an assumption, because nobody has used Aiki yet: replace it with the
 * counts of the access log. A visit begins with 7 calls (`npm run bench -- first-load`), and a person makes 12 visits.
 */
export const callsAMonth: CallsByOperation = {
  account: {
    checkEmail: 0.3,
    signUpState: 0.6,
    choosePassword: 0.02,
    security: 0.3,
    mail: 0.5,
    retryMail: 0.005,
    changePassword: 0.03,
    changeEmail: 0.01,
    resendEmailCode: 0.01,
    confirmEmail: 0.01,
    offerTwoFactor: 0.02,
    turnOnTwoFactor: 0.01,
    turnOffTwoFactor: 0.01,
    signOut: 0.3,
    signOutEverywhere: 0.01,
    undo: 0.01,
    export: 0.01,
    remove: 0.02,
  },
  alerts: { list: 2, create: 0.4, update: 0.3, remove: 0.2, unsubscribe: 0.05, unsubscribeAll: 0.02 },
  applications: { list: 16, create: 8, update: 8, remove: 1, restore: 0.2, import: 0.05 },
  assistant: {
    writeResume: 0.7,
    tailorResume: 0.1,
    writeLetter: 1.2,
    reviseLetter: 0.5,
    improveLine: 1.5,
    optimiseProfileText: 0.1,
    analyseSkillGap: 0.1,
    coach: 0.4,
  },
  career: {
    profileTexts: 0.2,
    updateProfileText: 0.05,
    removeProfileText: 0.02,
    skillGaps: 0.2,
    removeSkillGap: 0.02,
    askedSkills: 0.3,
    messages: 0.3,
    clearMessages: 0.02,
  },
  documents: { resume: 1.5, letter: 0.8 },
  files: { list: 0.5, begin: 0.1, finish: 0.1, link: 0.2, remove: 0.05 },
  home: { get: 12 },
  imports: { read: 0.3 },
  insights: { get: 0.3 },
  interviews: { list: 0.5, get: 0.5, start: 0.2, answer: 1.2, complete: 0.15, remove: 0.02 },
  jobs: {
    search: 10,
    status: 6,
    forYou: 12,
    hidden: 0.5,
    hide: 1,
    unhide: 0.1,
    report: 0.05,
    newest: 2,
    get: 15,
  },
  letters: { list: 2, get: 2, update: 1, remove: 0.2 },
  notifications: { unread: 16, read: 4 },
  payments: { quote: 0.15, checkout: 0.12, verify: 0.12, cancel: 0.02, list: 0.1 },
  preferences: { get: 6, save: 0.4 },
  profile: { get: 12, update: 0.6, avatar: 6, setAvatar: 0.05 },
  receipts: { download: 0.05 },
  record: { get: 1.5, save: 0.6 },
  resumes: {
    list: 4,
    get: 3,
    create: 0.2,
    update: 1.5,
    setPrimary: 0.05,
    remove: 0.1,
    versions: 0.3,
    version: 0.1,
  },
  reviews: { list: 0.3, submit: 0.01, votes: 0.1, vote: 0.03 },
  settings: { get: 12, update: 0.2 },
  subscription: { get: 12, startTrial: 0.1, cancel: 0.01, resume: 0.01, downgrade: 0.01, removeCard: 0.01 },
  support: { list: 0.1, open: 0.03 },
  webhooks: { paystack: 0.1 },
}
