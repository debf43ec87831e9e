/** What the reviews section shows beside the approved ones. An operator edits the figures here. */
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

/** Shown, and marked as samples, only while no review is approved. */
export const sampleReviews = [
  {
    rating: 5,
    reviewText: 'I can see every application and what came back. I no longer apply for the same job twice.',
    reviewerName: 'Adaeze',
    reviewerRole: 'Accountant',
  },
  {
    rating: 5,
    reviewText:
      'The letter sounded like me. I changed two words and sent it from my phone, on the bus to Ikeja.',
    reviewerName: 'Yusuf',
    reviewerRole: 'Sales officer',
  },
  {
    rating: 5,
    reviewText: 'Three practice interviews, and the real one asked two of the same questions.',
    reviewerName: 'Bímpé',
    reviewerRole: 'Nurse',
  },
  {
    rating: 4,
    reviewText: 'Good for remote jobs. I would like more boards for Abuja.',
    reviewerName: 'Emeka',
    reviewerRole: 'Software developer',
  },
  {
    rating: 5,
    reviewText: 'It told me that an advert asked for money before I wasted a day on it.',
    reviewerName: 'Hauwa',
    reviewerRole: 'Graduate trainee',
  },
  {
    rating: 5,
    reviewText: 'Works when my network does not. What I typed was still there when the line came back.',
    reviewerName: 'Tamuno',
    reviewerRole: 'Site engineer',
  },
] as const
