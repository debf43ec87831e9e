import { filled } from '../../functions/store/resumes.testing.ts'
import type { Call } from '../../local/gateway.testing.ts'
import type { Api, DomainName } from '../../shared/api/index.ts'
import { plans } from '../../shared/domain/plan.ts'

export type TestRequest = Omit<Call, 'route'>
/** The file that a browser sends between `begin` and `finish`. */
export const sentFile = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n')
export const sentFileId = '01KAHV5W8Q0000000000000003'

type Requests = {
  readonly [Name in Exclude<DomainName, 'account'>]: Readonly<Record<keyof Api[Name], TestRequest>>
}

const id = '01KAHV5W8Q0000000000000003'
/** A PNG of one pixel. */
const onePixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='

/** A review that is published before the first request. */
export const approvedReview = '01KAHV5W8Q0000000000000005'

/** A payment that was made before the first request. */
export const paidReference = 'aiki-01KAHV5W8Q0000000000000006'

/** An alert that exists before the first request, the token of its mails, and a job that it may find. */
export const alertToken = 'a-token-of-thirty-two-characters-or-more'
export const watchingAlert = '01KAHV5W8Q0000000000000007'
/** An interview whose questions all have feedback before the first request. */
export const answeredInterview = '01KAHV5W8Q000000000000000A'
export const publishedJob = { id: '' }

/**
 * One request for every operation, in an order in which each succeeds. The operations of the account have a test of
 * their own. A new operation without a request does not compile.
 */
export const requests: Requests = {
  alerts: {
    create: {
      body: {
        id,
        title: 'Nursing',
        keywords: ['nurse'],
        location: 'Lagos',
        jobType: null,
        salaryMin: null,
        salaryMax: null,
        frequency: 'daily',
        isActive: true,
        byMail: true,
      },
    },
    list: {},
    update: { params: { id }, body: { version: 1, isActive: false } },
    remove: { params: { id } },
    unsubscribe: { sub: null, params: { token: alertToken } },
    unsubscribeAll: { sub: null, params: { token: alertToken } },
  },
  applications: {
    create: { body: { id, jobTitle: 'Teller', companyName: 'Zenith' } },
    list: {},
    update: { params: { id }, body: { version: 1, status: 'interview' } },
    remove: { params: { id } },
    restore: { params: { id } },
    import: {
      body: { rows: [{ id: '01KAHV5W8Q0000000000000004', jobTitle: 'Clerk', companyName: 'Dangote' }] },
    },
  },
  // These come before the operations that read what they wrote.
  assistant: {
    writeResume: {
      body: {
        id,
        title: 'Teller',
        template: 'professional',
        form: filled(),
        jobDescription: 'A bank in Lagos wants somebody who knows Excel.',
        rewrites: null,
      },
    },
    tailorResume: {
      body: {
        id: '01KAHV5W8Q0000000000000008',
        resumeId: id,
        jobTitle: 'Analyst',
        companyName: 'Palmline',
        jobDescription: 'SQL and Excel.',
      },
    },
    writeLetter: {
      body: {
        id,
        jobTitle: 'Analyst',
        companyName: 'Palmline',
        tone: 'professional',
        recipientName: '',
        employerAddress: '',
        jobDescription: '',
        applicationId: null,
      },
    },
    reviseLetter: { body: { id: '01KAHV5W8Q0000000000000012', letterId: id, version: 1, how: 'shorter' } },
    improveLine: {
      body: { id: '01KAHV5W8Q0000000000000013', resumeId: id, text: 'Cut late deliveries', place: null },
    },
    optimiseProfileText: {
      body: {
        id,
        type: 'headline',
        targetRole: 'Analyst',
        currentContent: 'Teller at a bank',
        industry: '',
        experience: null,
        jobDescription: '',
      },
    },
    analyseSkillGap: {
      body: { id, targetRole: 'Analyst', targetIndustry: 'Finance', jobDescription: '' },
    },
    coach: { body: { id, message: 'How do I become an analyst?', shares: true } },
  },
  career: {
    profileTexts: {},
    updateProfileText: { params: { id }, body: { version: 1, content: 'Teller who counts' } },
    removeProfileText: { params: { id } },
    skillGaps: {},
    removeSkillGap: { params: { id } },
    askedSkills: {},
    messages: {},
    clearMessages: {},
  },
  documents: {
    resume: { params: { id, format: 'pdf' } },
    letter: { params: { id, format: 'docx' } },
  },
  files: {
    begin: { body: { id, name: 'Certificate.pdf', size: sentFile.length } },
    finish: { params: { id } },
    list: {},
    link: { params: { id } },
    remove: { params: { id } },
  },
  home: { get: {} },
  imports: { read: { body: { kind: 'text', data: 'Amina Bello\namina@example.com\n\nSkills\nSQL, Excel' } } },
  interviews: {
    start: {
      body: {
        id,
        jobTitle: 'Teller',
        companyName: 'Zenith',
        industry: 'finance',
        difficulty: 'beginner',
        applicationId: null,
        jobDescription: '',
        repeats: null,
      },
    },
    list: {},
    get: { params: { id } },
    answer: {
      params: { id, question: '0' },
      body: { text: 'At my last job I counted a till of ₦2m a day.' },
    },
    complete: { params: { id: answeredInterview } },
    remove: { params: { id } },
  },
  insights: { get: {} },
  jobs: {
    search: { body: { query: 'nurse', location: 'Lagos' } },
    status: {},
    forYou: {},
    newest: {},
    get: { params: publishedJob },
    hide: { params: publishedJob, body: { what: 'job' } },
    report: { params: publishedJob, body: { reason: 'filled', note: '' } },
    hidden: {},
    unhide: { body: { what: 'job', key: id } },
  },
  letters: {
    list: {},
    get: { params: { id } },
    update: { params: { id }, body: { version: 2, content: 'Dear Hiring Manager,' } },
    remove: { params: { id } },
  },
  notifications: { unread: {}, read: { body: { ids: [id] } } },
  payments: {
    quote: { sub: 'free', query: { tier: 'pro' } },
    checkout: { sub: 'free', body: { tier: 'pro', amount: plans.pro.price.kobo } },
    verify: { params: { reference: paidReference } },
    cancel: { params: { reference: paidReference } },
    list: {},
  },
  preferences: {
    get: {},
    save: {
      body: {
        jobTitles: ['Teller'],
        jobTypes: ['onsite'],
        locations: [],
        industries: ['Finance'],
        keywords: [],
        excludedCompanies: [],
        experienceLevel: null,
        salaryMin: 100_000,
        salaryMax: null,
        currency: 'NGN',
        remoteOnly: false,
        autoApplyEnabled: false,
        version: 0,
      },
    },
  },
  profile: {
    get: {},
    update: { body: { version: 1, bio: 'Ten years at the counter.' } },
    setAvatar: { body: { picture: onePixel } },
    avatar: {},
  },
  record: { get: {}, save: { body: { form: filled(), version: 0 } } },
  receipts: { download: { params: { reference: paidReference } } },
  resumes: {
    list: {},
    get: { params: { id } },
    create: {
      body: { id: '01KAHV5W8Q0000000000000009', title: 'Own words', template: 'bold', form: filled() },
    },
    update: { params: { id }, body: { version: 1, markdown: '# Dayo\n' } },
    setPrimary: { params: { id } },
    versions: { params: { id } },
    version: { params: { id, version: '1' } },
    remove: { params: { id } },
  },
  reviews: {
    submit: { body: { id, rating: 5, reviewText: 'It works.', reviewerName: 'Dayo' } },
    list: {},
    votes: {},
    vote: { params: { id: approvedReview }, body: { vote: 'like' } },
  },
  settings: { get: {}, update: { body: { theme: 'dark' } } },
  subscription: {
    get: {},
    startTrial: { sub: 'free', body: {} },
    cancel: {},
    resume: {},
    downgrade: { body: { tier: 'pro' } },
    removeCard: {},
  },
  support: {
    open: { body: { id, subject: 'Help', message: 'Please.', priority: 'low', category: 'general' } },
    list: {},
  },
  // An event of a kind that the app ignores.
  webhooks: { paystack: { sub: null, body: '{"event":"transfer.success","data":{}}' } },
}
