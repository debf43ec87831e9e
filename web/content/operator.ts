import { brand } from '../../shared/brand.ts'

// An operator puts the own address, profiles and figures here before the first visitor: what stands here is an example.

/** Where people reach those who run Aiki. */
export const contact = {
  mail: `mailto:${brand.supportEmail}`,
  address: [brand.name, '14 Broad Street', 'Lagos Island, Lagos', brand.country],
  social: [
    { name: 'LinkedIn', address: 'https://www.linkedin.com/company/aiki-example' },
    { name: 'X', address: 'https://x.com/aiki_example' },
    { name: 'Facebook', address: 'https://www.facebook.com/aiki.example' },
  ],
} as const

/** Words, which nothing measures. */
export const landingFigures = [
  { figure: '50K+', label: 'jobs applied' },
  { figure: '95%', label: 'success' },
  { figure: '24/7', label: 'assistant' },
  { figure: '10,000+', label: 'professionals' },
] as const

export const aboutFigures = [
  { figure: '10,000+', label: 'job seekers helped' },
  { figure: '20+', label: 'boards connected' },
  { figure: '95%', label: 'application success rate' },
  { figure: '50,000+', label: 'applications sent' },
] as const

/** What the reviews section shows beside the approved reviews. */
export const reviewFigures = {
  average: 4.8,
  count: 156,
  distribution: [
    { stars: '5 stars', percent: 85 },
    { stars: '4 stars', percent: 12 },
    { stars: '3 stars', percent: 2 },
    { stars: '2 stars', percent: 1 },
    { stars: '1 star', percent: 0 },
  ],
} as const
