/** The product's name, the places that carry it, and the promises it makes in figures. */
export const brand = {
  name: 'Aiki',
  tagline: 'Find the work. Tell it true. Keep every thread.',
  supportEmail: 'support@aiki.example',
  country: 'Nigeria',
  timeZone: 'Africa/Lagos',
} as const
