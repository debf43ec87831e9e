// The option lists of the specification. Each is the one source of a schema's enum and of a form's choices.

export const applicationStatuses = [
  'applied',
  'viewed',
  'saved',
  'interview',
  'offer',
  'rejected',
  'withdrawn',
] as const

export const applicationOrigins = ['manual', 'search', 'import'] as const

/** The mails that have a switch in the notification preferences, and a link that turns this switch off. */
export const mailings = ['applicationUpdates', 'interviewReminders', 'weeklySummary'] as const
export type Mailing = (typeof mailings)[number]

export const nigerianStates = [
  'Abia',
  'Adamawa',
  'Akwa Ibom',
  'Anambra',
  'Bauchi',
  'Bayelsa',
  'Benue',
  'Borno',
  'Cross River',
  'Delta',
  'Ebonyi',
  'Edo',
  'Ekiti',
  'Enugu',
  'FCT',
  'Gombe',
  'Imo',
  'Jigawa',
  'Kaduna',
  'Kano',
  'Katsina',
  'Kebbi',
  'Kogi',
  'Kwara',
  'Lagos',
  'Nasarawa',
  'Niger',
  'Ogun',
  'Ondo',
  'Osun',
  'Oyo',
  'Plateau',
  'Rivers',
  'Sokoto',
  'Taraba',
  'Yobe',
  'Zamfara',
] as const

export const signUpIndustries = [
  'Technology',
  'Finance',
  'Healthcare',
  'Education',
  'Marketing',
  'Sales',
  'Operations',
  'Human Resources',
  'Engineering',
  'Design',
  'Legal',
  'Consulting',
  'Media',
  'Retail',
  'Manufacturing',
  'Agriculture',
  'Oil & Gas',
  'Telecommunications',
  'Real Estate',
  'Other',
] as const

export const signUpJobTypes = [
  'Remote',
  'Hybrid',
  'Onsite',
  'Contract',
  'Freelance',
  'Part-time',
  'Full-time',
] as const

export const experienceLevels = ['entry', 'mid', 'senior', 'executive'] as const

export const jobSearchTimelines = ['immediately', '1-month', '3-months', '6-months', 'exploring'] as const

export const currencies = ['NGN', 'USD', 'EUR', 'GBP'] as const

export const tiers = ['free', 'pro', 'elite'] as const
export type Tier = (typeof tiers)[number]

export const paidTiers = ['pro', 'elite'] as const satisfies readonly Tier[]
export type PaidTier = (typeof paidTiers)[number]

/** `expired`: on Free after a paid plan. A person who never paid is `active` on Free. */
export const subscriptionStatuses = ['active', 'trialing', 'past_due', 'cancelled', 'expired'] as const

/** What a payment buys: a month of a plan, or a higher plan for the rest of a month. */
export const purchases = ['month', 'upgrade'] as const
export type Purchase = (typeof purchases)[number]

/**
 * `open`: begun, and not known to be paid. `failed`: given up. `held`: under review, because it was not paid as
 * requested. `refunding`: the payment bought nothing, and its refund is in progress.
 */
export const paymentStates = ['open', 'paid', 'failed', 'held', 'refunding', 'refunded'] as const

/** The ways of payment that the provider names. Any other way becomes `other`. */
export const paymentChannels = ['card', 'ussd', 'bank_transfer', 'bank', 'other'] as const

/** The person's current level. The question of the sign-up has the options `experienceLevels`. */
export const careerLevels = ['entry', 'mid', 'senior', 'lead', 'executive'] as const

export const preferredJobTypes = [
  'onsite',
  'remote',
  'hybrid',
  'contract',
  'freelance',
  'part-time',
  'full-time',
] as const

export const preferredIndustries = [
  'Technology',
  'Finance',
  'Healthcare',
  'Education',
  'Marketing',
  'Consulting',
  'Engineering',
  'Sales',
  'HR',
  'Operations',
] as const

export const themes = ['light', 'dark', 'system'] as const

export const ticketPriorities = ['low', 'medium', 'high', 'urgent'] as const

export const ticketCategories = ['technical', 'billing', 'feature_request', 'general'] as const

export const ticketStatuses = ['open', 'closed'] as const

/** The changes of an account that its owner is notified of. */
export const accountNews = [
  'password-changed',
  'password-reset',
  'email-changed',
  'two-factor-on',
  'two-factor-off',
  'two-factor-key',
  'signed-out-everywhere',
  'account-deleted',
  'login-removed',
  'change-undone',
] as const

/** Every board that Aiki can read. `domain/jobs/boards.ts` has the name of each, and how it is read. */
export const boards = [
  'myjobmag',
  'hotnigerianjobs',
  'reliefweb',
  'employers',
  'arbeitnow',
  'themuse',
  'adzuna',
  'hackernews',
  'himalayas',
  'remotive',
  'remoteok',
  'jobicy',
  'workingnomads',
  'jobzilla',
  'boqqs',
] as const
export type Board = (typeof boards)[number]

/** The types that a search and an alert can choose. `all` filters nothing. */
export const searchJobTypes = ['all', 'full-time', 'part-time', 'contract', 'remote'] as const

export const alertFrequencies = ['instant', 'daily', 'weekly'] as const
export type AlertFrequency = (typeof alertFrequencies)[number]

/** The types of employment in postings. */
export const employmentTypes = [
  'full-time',
  'part-time',
  'contract',
  'temporary',
  'internship',
  'volunteer',
] as const

/** Where the work is done. `openTo` says from where people may apply. */
export const workplaces = ['onsite', 'hybrid', 'remote'] as const

export const payPeriods = ['hour', 'day', 'week', 'month', 'year'] as const

/** Signs of a scam that the rules of `domain/jobs/warnings.ts` know. */
export const warningKinds = [
  'asks-for-money',
  'free-mail-contact',
  'chat-only-contact',
  'imitated-employer',
  'unrealistic-pay',
  'asks-for-secrets',
  'no-employer',
  'no-salary',
] as const
export type WarningKind = (typeof warningKinds)[number]

/** How well a job fits a person. `other`: other work than theirs. `closed`: they can't get it from where they live. */
export const fitWords = ['strong', 'fair', 'stretch', 'other', 'closed'] as const
export type FitWord = (typeof fitWords)[number]

/** Why a person reports an advert. */
export const reportReasons = ['asks-for-money', 'fake-employer', 'wrong-job', 'filled', 'offensive'] as const
export type ReportReason = (typeof reportReasons)[number]

/** The designs of a resume on every plan. The text download has text banners with the same names. */
export const resumeTemplates = ['minimalist', 'bold', 'professional', 'first-job', 'trade'] as const
/** The additional designs on Elite. */
const premiumTemplates = ['executive', 'loom'] as const
export const allResumeTemplates = [...resumeTemplates, ...premiumTemplates] as const
export type ResumeTemplate = (typeof allResumeTemplates)[number]
/** Whether a template is available on Elite only. */
export const isPremium = (template: ResumeTemplate): boolean =>
  premiumTemplates.some(premium => premium === template)

export const letterTones = ['professional', 'enthusiastic'] as const
export type LetterTone = (typeof letterTones)[number]

/** How a letter can be written anew. */
export const letterRevisions = ['shorter', 'warmer', 'formal'] as const
export type LetterRevision = (typeof letterRevisions)[number]

/** How a resume begins: from the facts that are known already, or from the six-step form. */
export const resumeModes = ['quick', 'detailed'] as const

/** The formats of a resume download, besides text. */
export const resumeFormats = ['pdf', 'docx', 'json'] as const
export type ResumeFormat = (typeof resumeFormats)[number]
export const letterFormats = ['pdf', 'docx'] as const
export type LetterFormat = (typeof letterFormats)[number]

/** The types of file that a person can store, recognised by content and not by name. */
export const fileTypes = ['pdf', 'docx', 'png', 'jpeg'] as const
export type FileType = (typeof fileTypes)[number]

/** The kinds of claim that the truth check finds in a text. */
export const claimKinds = [
  'employer',
  'title',
  'date',
  'degree',
  'school',
  'certification',
  'figure',
  'skill',
  'deed',
  'rank',
  'outcome',
] as const
export type ClaimKind = (typeof claimKinds)[number]

/** The industries of an interview session. */
export const interviewIndustries = [
  'technology',
  'finance',
  'healthcare',
  'education',
  'marketing',
  'consulting',
  'retail',
  'manufacturing',
  'energy',
  'government',
  'nonprofit',
  'media',
  'automotive',
  'agriculture',
  'construction',
] as const
export type InterviewIndustry = (typeof interviewIndustries)[number]

export const difficulties = ['beginner', 'intermediate', 'advanced'] as const
export type Difficulty = (typeof difficulties)[number]

/** The parts of a LinkedIn profile that the model can write. */
export const profileTextTypes = ['headline', 'summary', 'bio'] as const
export type ProfileTextType = (typeof profileTextTypes)[number]
