import { brand } from '../../shared/brand.ts'

/** Where people reach those who run Aiki. An operator puts the own address and profiles here. */
export const contact = {
  mail: `mailto:${brand.supportEmail}`,
  address: [brand.name, '14 Broad Street', 'Lagos Island, Lagos', brand.country],
  social: [
    { name: 'LinkedIn', address: 'https://www.linkedin.com/company/aiki-example' },
    { name: 'X', address: 'https://x.com/aiki_example' },
    { name: 'Facebook', address: 'https://www.facebook.com/aiki.example' },
  ],
} as const
