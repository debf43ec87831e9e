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

/** Where somebody stands now; what the sign-up asks is `experienceLevels`. */
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

/** What a person does to an account that is worth a word to its owner. */
export const securityEvents = [
  'password-changed',
  'email-changed',
  'two-factor-on',
  'two-factor-off',
  'signed-out-everywhere',
] as const
