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
