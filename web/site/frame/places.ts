/** The parts of the landing page that its navigation names. */
export const landingPlaces = [
  { name: 'Features', address: '#features' },
  { name: 'How it works', address: '#how-it-works' },
  { name: 'Pricing', address: '#pricing' },
] as const
