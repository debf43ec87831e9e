/** The product's name, addresses and time zone. */
export const brand = {
  name: 'Aiki',
  tagline: 'Find the work. Tell it true. Keep every thread.',
  supportEmail: 'support@aiki.example',
  country: 'Nigeria',
  timeZone: 'Africa/Lagos',
} as const
