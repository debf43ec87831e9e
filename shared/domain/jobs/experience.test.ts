import { expect, test } from 'vitest'
import { yearsAsked } from './experience.ts'

test.each([
  ['Minimum of 3 years in a similar role', 3],
  ["3 - 5 years' post-NYSC experience", 3],
  ['Experience: 2 years', 2],
  ['Three (3) years cognate experience', 3],
  ['5+ yrs building APIs', 5],
  ['HND Accounting and two years.', 2],
  ['B.Eng Chemical, 7 years in upstream', 7],
  ['Five years of accident-free driving', 5],
  ['0 - 1 year of experience', 0],
  ['At least 4 years with Java. 2 years with Kafka is an advantage.', 4],
])('%j asks for %i years', (text, years) => {
  expect(yearsAsked(text)).toBe(years)
})

test.each([
  'Graduate, not above 25 years.',
  'Must be at least 18 years old',
  'Own the car in 4 years. You need a licence.',
  'For over 10 years we have served Lagos',
  'We have grown over the past 5 years with our clients',
  'A two-year contract with visa and room',
  '10 years of excellence in banking',
  'Trusted for thirty years.',
  'Support the class teacher in Year 2',
])('%j asks for no experience', text => {
  expect(yearsAsked(text)).toBeNull()
})
