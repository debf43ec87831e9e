/** The product's name, addresses and time zone. */
export const brand = {
  name: 'Aiki',
  tagline: 'Find work. Say what is true. Keep track of it all.',
  supportEmail: 'support@aiki.example',
  country: 'Nigeria',
  timeZone: 'Africa/Lagos',
} as const
